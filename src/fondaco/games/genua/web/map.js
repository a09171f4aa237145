/** The city from above: buildings with what they give and whose they are, streets, market, the tower and its path. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { pigment } from "/web/players.js";
import { cityAt, KINDS } from "./box.js";
import { fieldName } from "./names.js";
import { planOf } from "./plan.js";
import { roof } from "./roofs.js";
import { markersLeft, ownedPrivileges, pileSize, wishes } from "./scoring.js";
import { offerTags } from "./tags.js";
import { ownerMark, tokenAt } from "./tokens.js";
import { ghosts, tower, way } from "./tower.js";

/** @param {import("/web/table/model.js").Table} table @param {ReturnType<import("./box.js").boxOf>} box */
export function map(table, box) {
  const { view, say, me, narrow } = table;
  const city = cityAt(box, view);
  const plan = planOf(city, narrow);
  const wish = me === null || view.result ? { tags: new Map(), wares: new Set() } : wishes(box, view, me);
  const sites = [...plan.sites.values()];
  const houses = sites.filter(({ kind }) => kind === "building");
  return html`<section class="city" aria-label=${say("city-title")}>
    <svg viewBox="0 0 ${plan.width} ${plan.height}" role="group" aria-label=${say("city-title")}>
      ${scales(plan)} ${wall(table, box, plan)}
      <rect class="street" x=${plan.from} y=${plan.from} width=${8 * plan.size.cell[0]} height=${8 * plan.size.cell[1]}></rect>
      ${sites.filter(({ kind }) => kind === "alley").map((site) => alley(table, site))}
      ${sites.filter(({ kind }) => kind === "market").map((site) => market(table, box, site))}
      ${houses.map((site) => building(table, box, site))}
      ${way(view, city, plan)}
      ${houses.map((site) => inside(table, box, site, wish))}
      ${tower(table, box, city, plan)}
      ${ghosts(table, city, plan)}
      ${offerTags(table, plan)}
    </svg>
  </section>`;
}

/** Asked for offers, a tap on a field opens the trays for it. */
const bidder = (table, target) => (event) => {
  if (!table.asked || table.view.decision !== "MakeOffers" || !event.currentTarget.hasAttribute("data-can")) return;
  if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
  event.stopPropagation();
  event.preventDefault();
  table.compose("offer", { target });
};

/** The two dice scales: red above, blue on the left (GE-17). */
function scales({ size: { cell: [w, h], edge }, from }) {
  return svg`<g class="scale" aria-hidden="true">${Array.from({ length: 8 }, (_, at) => svg`
    <text class="red" x=${from + (at + 0.5) * w} y=${edge - 4} text-anchor="middle">${at + 1}</text>
    <text class="blue" x=${edge / 2 - 1} y=${from + (at + 0.5) * h + 5} text-anchor="middle">${at + 1}</text>`)}</g>`;
}

/** The city wall; beside buildings whose privilege I hold it stands in my colour, so that chains are seen (GE-105). */
function wall({ view, me }, box, plan) {
  const held = me === null ? [] : ownedPrivileges(box, view, me);
  return svg`<g class="wall" aria-hidden="true"><rect x=${plan.from - plan.size.wall} y=${plan.from - plan.size.wall} width=${8 * plan.size.cell[0] + 2 * plan.size.wall} height=${8 * plan.size.cell[1] + 2 * plan.size.wall} rx="4"></rect>
    ${held.flatMap((id) => plan.walls.get(id) ?? []).map(({ x, y, w, h }) => svg`<rect class="privilege" x=${x} y=${y} width=${w} height=${h} style="fill:${pigment(me)}"></rect>`)}</g>`;
}

function alley(table, { id, main }) {
  const { say } = table;
  const { x, y, w, h } = main;
  return svg`<g class="field alley ${table.draft?.values.target === id ? "aimed" : ""}" data-at="field-${id}" @click=${bidder(table, id)} @keydown=${bidder(table, id)} data-explain="alley" data-facts=${JSON.stringify({ field: id })}>
    <rect class="ground" x=${x} y=${y} width=${w} height=${h} rx="3"></rect>
    <path class="stones" d="M${x + 5} ${y + h * 0.3}h${w * 0.22}M${x + w * 0.6} ${y + h * 0.2}h${w * 0.25}M${x + w * 0.32} ${y + h * 0.82}h${w * 0.25}M${x + w * 0.7} ${y + h * 0.66}h${w * 0.18}"></path>
    <title>${fieldName(id, say)}</title></g>`;
}

/** The market in the middle: there the round marker stands (GE-19). */
function market({ view, say, narrow }, box, { id, main }) {
  const { x, y, w, h } = main;
  const last = box.last[view.seats];
  const across = Math.ceil(last / Math.ceil(last / (narrow ? 4 : 8))); // rows of one length
  const step = (w - 16) / across;
  return svg`<g class="field market" data-at="field-${id} round" data-explain="market" data-facts=${JSON.stringify({ round: view.round, last })}>
    <rect class="ground" x=${x} y=${y} width=${w} height=${h} rx="4"></rect>
    <text class="name" x=${x + w / 2} y=${y + 17} text-anchor="middle">${say("short-market")}</text>
    <text class="count" x=${x + w / 2} y=${y + (narrow ? 34 : 37)} text-anchor="middle">${say(narrow ? "round-short" : "round-of", { round: view.round, last })}</text>
    ${Array.from({ length: last }, (_, at) => svg`<circle class="space ${at + 1 < view.round ? "past" : ""} ${at + 1 === view.round ? "now" : ""}" cx=${x + 8 + ((at % across) + 0.5) * step} cy=${y + (narrow ? 47 : 54) + Math.floor(at / across) * (narrow ? 14 : 17)} r=${narrow ? 4.5 : 5.5}></circle>`)}
  </g>`;
}

/** What a building gives, with what is left of it. */
function stockOf({ view, me }, box, id) {
  return [...new Set(box.gives[id])].map((good) => {
    if (KINDS.includes(good)) return [good, pileSize(view, KINDS.indexOf(good)) + view.discards[KINDS.indexOf(good)].length];
    if (good === "marker") return [good, me === null ? null : markersLeft(box, view, me)];
    return [good, view.stock[good] ?? 0];
  });
}

/** What kind of building this is; it gives the pigment. */
function styleOf(box, id) {
  return box.villas.has(id) ? "villa" : box.gives[id].length === 2 && box.gives[id][0] !== box.gives[id][1] ? "store" : ["large", "small", "message", "marker"].includes(box.gives[id][0]) ? "hall" : "house";
}

/** Walls and roof; all that can be pointed at. */
function building(table, box, { id, rects, main }) {
  const style = styleOf(box, id);
  const goods = box.gives[id];
  return svg`<g class="field building ${style} ${table.draft?.values.target === id ? "aimed" : ""}" data-at="field-${id}" @click=${bidder(table, id)} @keydown=${bidder(table, id)} data-explain=${style === "store" ? "store" : style === "villa" ? "villa" : id} data-facts=${JSON.stringify({ field: id, goods: [...new Set(goods)] })}>
    ${rects.map(({ x, y, w, h }) => svg`<rect class="edge" x=${x - 1.2} y=${y - 1.2} width=${w + 2.4} height=${h + 2.4} rx="3"></rect>`)}
    ${rects.map(({ x, y, w, h }) => svg`<rect class="ground" x=${x - 0.3} y=${y - 0.3} width=${w + 0.6} height=${h + 0.6}></rect>`)}
    ${roof(id, style, main, rects.length)}
    <title>${fieldName(id, table.say)}</title></g>`;
}

/** What is written on a building and lies on it. */
function inside(table, box, site, wish) {
  const { view, say, narrow } = table;
  const { id, upright } = site;
  const owner = view.owners[id];
  return svg`<g class="inside ${styleOf(box, id)}">
    ${nameOf(id, site, say, narrow, owner !== undefined)}
    ${upright ? column(table, stockOf(table, box, id), site, wish) : row(table, stockOf(table, box, id), site, wish)}
    ${owner === undefined ? nothing : svg`<g data-piece="owner-${id}">${ownerMark(owner, site.owner.x, site.owner.y, narrow ? 7.5 : 10)}<title>${say("owner-told", { building: id, seat: owner })}</title></g>`}
  </g>`;
}

/** How a name lies on its roof: along the building, below each other, or running upwards where it would not fit. */
function mannerOf(id, { upright }, say, narrow) {
  const long = say(narrow ? `short-${id}` : `field-${id}`);
  const name = long[0].toUpperCase() + long.slice(1);
  if (!upright) return { name, manner: "along" };
  if (narrow) return { name, manner: "turned" };
  return { name, manner: name.length <= 11 ? "over" : name.includes(" ") ? "lines" : "turned" };
}

/** A long name draws together where an owner's marker lies beside it. */
function nameOf(id, site, say, narrow, owned) {
  const { x, y, w, h } = site.main;
  const { name, manner } = mannerOf(id, site, say, narrow);
  if (manner === "turned") {
    const high = narrow && h < 150; // the owner's marker needs the lower half
    return svg`<text class="name" transform="translate(${x + (narrow ? 14 : 20)} ${y + (high ? 7 : h / 2)}) rotate(-90)" text-anchor=${high ? "end" : "middle"}>${name}</text>`;
  }
  if (manner === "along") return svg`<text class="name ${owned && name.length > 12 ? "close" : ""}" x=${x + (narrow ? 5 : 7)} y=${y + (narrow ? 15 : 21)}>${name}</text>`;
  const lines = manner === "lines" ? name.split(" ") : [name];
  return lines.map((line, index) => svg`<text class="name ${line.length > 8 ? "close" : ""}" x=${x + w / 2} y=${y + 20 + index * 17} text-anchor="middle">${line}</text>`);
}

/** Goods side by side under the name, on a phone one below the other; then the cards of my hand that wait for this building. */
function row({ say, narrow }, stock, { id, main: { x, y, h } }, wish) {
  const low = y + h - (narrow ? 20 : 24);
  let at = x + (narrow ? 5 : 7);
  const stacked = narrow && stock.length > 1;
  const waiting = wish.tags.get(id) ?? [];
  const slim = stock.length > 1 && (narrow || waiting.length > 0); // the cards need the room
  const drawn = stock.map(([good, count], index) => {
    const { wide, drawn: one } = tokenAt(good, at, stacked ? y + 29 + index * 22 : low, say, { count, slim, wanted: wish.wares.has(good) });
    if (!stacked) at += wide + 4;
    return one;
  });
  return [drawn, narrow ? tags(waiting, x + 49, waiting.length > 1 ? y + 29 : low, say, narrow, true) : tags(waiting, at, low, say, narrow)];
}

/** The same from top to bottom. */
function column({ say, narrow }, stock, site, wish) {
  const { id, main: { x, y, w } } = site;
  const { manner } = mannerOf(id, site, say, narrow);
  const slim = manner === "turned";
  let at = y + (slim ? (narrow ? 18 : 30) : manner === "lines" ? 62 : 46);
  const drawn = stock.map(([good, count]) => {
    const { high, drawn: one } = tokenAt(good, slim ? x + w - (narrow ? 25 : 34) : x + 12, at, say, { count, slim, below: slim, wanted: wish.wares.has(good) });
    at += slim ? high + 6 : 28;
    return one;
  });
  return [drawn, tags(wish.tags.get(id) ?? [], slim ? x + w - (narrow ? 18 : 32) : x + 15, slim ? at - 4 : at, say, narrow, true)];
}

/** Little cards with the letter of their kind: filled when nothing is missing any more. */
function tags(list, x, y, say, narrow, down = false) {
  const shown = list.slice(0, narrow ? 2 : 4);
  return shown.map(({ id, kind, ready }, index) => svg`<g class="wish ${ready ? "ready" : ""}" data-card=${id} transform="translate(${x + (down && narrow ? 0 : index * (narrow ? 16 : 18.5))} ${y + (down && narrow ? index * 22 : 0)})"><rect y="-10" width=${narrow ? 15 : 17} height="20" rx="3"></rect><text x=${narrow ? 7.5 : 8.5} y="5" text-anchor="middle">${say(`letter-${kind}`)}</text></g>`);
}
