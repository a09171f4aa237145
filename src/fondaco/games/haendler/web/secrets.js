/**
 * What is chosen in secret: a sealed letter for each bid, a price disc with two hands. Nobody's choice but my own is in
 * the view before all are opened together; afterwards the opened ones lie here for all to read.
 */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { marker, parted, pigment, sign } from "/web/players.js";
import { goodSign, silhouette, stamp } from "./goods.js";

const SEALED = { Bidding: "bid", SettingDiscs: "disc" };

/** The corner of the table where secrets are kept: 306 by 116. */
export function secrets(table, box) {
  const { view } = table;
  const now = SEALED[view.decision] ?? null;
  const opened = now ? null : lastOpened(table);
  if (!now && !opened) return nothing;
  const kind = now ?? opened.kind;
  return svg`<g class="secrets">
    ${now === "disc" ? disc(table, box) : nothing}
    ${letters(table, kind, now !== null, opened?.answers ?? [], now === "disc" ? 126 : table.narrow ? 0 : 40)}</g>`;
}

/** On a phone: the whole corner while something is chosen, afterwards one line of what was opened. */
export function pocket(table, box) {
  const { view, say, seats } = table;
  if (view.decision in SEALED) {
    return html`<section class="corner"><svg viewBox="-2 -1 310 118" role="group" aria-label=${say("secrets-title")}>${secrets(table, box)}</svg></section>`;
  }
  const opened = lastOpened(table);
  if (!opened) return nothing;
  return html`<section class="opened" aria-label=${say("secrets-title")}>${opened.answers.map((given, seat) => (given === null ? nothing : html`<span data-at="seal-${seat}">${sign(seat)}<span class="sr">${seats[seat].name}</span>
    ${opened.kind === "bid" ? html`<b>${say("figure", { amount: given })}</b>` : given.map((good) => goodSign(good, say(`good-${good}`)))}</span>`))}</section>`;
}

/** The bids or discs that were opened last, as long as they matter: bids while that wagon is loaded, discs in phase 4 and 5. */
function lastOpened({ told, view, seats }) {
  const kind = view.phase === 2 && view.wagon >= 0 ? "bid" : view.phase === 4 || view.phase === 5 ? "disc" : null;
  if (!kind || view.result) return null;
  const events = told();
  const answers = seats.map(() => null);
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const one = events[index];
    if (one.event === "phase") break;
    if (one.event === "master" && kind === "bid" && one.wagon !== view.wagon + 1) break;
    if (one.event === kind && answers[one.seat] === null) answers[one.seat] = kind === "bid" ? one.amount : one.pointers;
  }
  return answers.some((one) => one !== null) ? { kind, answers } : null;
}

/** One row for each seat: still thinking, sealed, or opened. */
function letters(table, kind, closed, opened, left) {
  const { view, me, say, seats } = table;
  const [w, h] = [306 - left, 27];
  const top = (116 - seats.length * (h + 2)) / 2;
  return seats.map(({ name }, seat) => {
    const sealed = closed && !view.to_act.includes(seat);
    const mine = seat === me;
    const y = top + seat * (h + 2);
    const state = closed ? (sealed ? "sealed" : "open") : "opened";
    return svg`<g class="letter ${state} ${mine ? "mine" : ""}" data-at="seal-${seat}" data-explain=${kind === "bid" ? "sealed-bid" : "sealed-disc"} data-piece="seal-${seat}">
      <rect x=${left} y=${y} width=${w} height=${h} rx="4"></rect>
      ${marker(seat, left + 14, y + h / 2, 6.5)}
      <text x=${left + 27} y=${y + 18.5}>${mine ? say("you") : short(name, (left > 100 ? 11 : 20) - (state === "open" ? 4 : 0))}</text>
      ${closed
        ? sealed
          ? svg`<path class="flap" d="M${left + w - 62} ${y + 3}L${left + w - 36} ${y + 17} ${left + w - 10} ${y + 3}"></path><circle class="wax" cx=${left + w - 36} cy=${y + 16} r="8" style="fill:${pigment(seat)}"></circle><title>${say("is-sealed")}</title>${mine ? peek(table, kind, left + w - 70, y) : nothing}`
          : svg`<text class="state" x=${left + w - 10} y=${y + 18.5} text-anchor="end">${say("is-thinking")}</text>`
        : answer(table, kind, opened[seat], left + w - 10, y)}
    </g>`;
  });
}

/** My own answer, covered until I point at it. */
function peek({ view, me, say }, kind, right, y) {
  const given = view.answers[me]?.split(" ")[1];
  if (given === undefined) return nothing;
  return svg`<text class="covered" x=${right} y=${y + 18.5} text-anchor="end">•••</text>
    <g class="peek">${kind === "bid" ? svg`<text x=${right} y=${y + 18.5} text-anchor="end">${say("figure", { amount: Number(given) })}</text>` : given.split("+").map((good, index) => silhouette(good, right - 8 - (1 - index) * 20, y + 13, 7.5))}</g>`;
}

function short(name, most) {
  const [stem, number = ""] = parted(name);
  return name.length > most ? `${stem.slice(0, most - 1 - number.length)}…${number}` : name;
}

function answer({ say, view }, kind, given, right, y) {
  if (given === null) return nothing;
  if (kind === "bid") return svg`<text class="amount" x=${right} y=${y + 19} text-anchor="end">${say("figure", { amount: given })}</text>`;
  return given.map((good, index) => (good === "coat" ? svg`<g class="blank">${silhouette("coat", right - 11 - (1 - index) * 25, y + 13, 9)}</g>` : stamp(good, right - 11 - (1 - index) * 25, y + 13.5, 21)));
}

/** The two pointers as they stand: on the move looked at, on my sealed answer, or both on the coat of arms. */
function pointers({ hint, view, me }) {
  if (hint?.verb === "disc") return hint.words[0].split("+");
  const own = me === null ? null : view.answers[me];
  return own ? own.split(" ")[1].split("+") : ["coat", "coat"];
}

/** Tapping a good brings a pointer there: one that idles on the coat, else the other one; tapping where both stand frees one. */
function turned(now, good) {
  const [one, other] = now;
  if (one === good && other === good) return [good, "coat"];
  if (good === "coat") return [one === "coat" || other === "coat" ? "coat" : one, "coat"];
  if (other === "coat") return one === "coat" ? [good, "coat"] : [one, good];
  if (one === "coat") return [other, good];
  return one === good ? [good, good] : [other === good ? good : other, good];
}

function disc(table, box) {
  const { me, asked, say, look } = table;
  const signs = [...box.goods, "coat"];
  const set = pointers(table);
  const [cx, cy, r] = [58, 58, 56];
  const part = 360 / signs.length;
  const spot = (index, away) => {
    const turn = ((index * part - 90) * Math.PI) / 180;
    return { x: cx + Math.cos(turn) * away, y: cy + Math.sin(turn) * away };
  };
  const notation = (pair) => `disc ${[...pair].sort((one, other) => signs.indexOf(one) - signs.indexOf(other)).join("+")}`;
  const turn = (good) => (event) => {
    if (!asked || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    look(notation(turned(set, good)));
  };
  const shown = me !== null;
  return svg`<g class="disc" data-at="dial" data-explain="disc">
    <circle class="rim" cx=${cx} cy=${cy} r=${r}></circle>
    ${signs.map((good, index) => {
      const [from, to] = [spot(index - 0.5, r), spot(index + 0.5, r)];
      const at = spot(index, r - 16);
      const own = shown && set.includes(good);
      return svg`<g class="sector ${own ? "set" : ""}" data-at="disc disc-${good}" data-pick=${good} @click=${turn(good)} @keydown=${turn(good)}>
        <path d="M${cx} ${cy}L${from.x} ${from.y}A${r} ${r} 0 0 1 ${to.x} ${to.y}z"></path>
        ${good === "coat" ? svg`<g class="blank">${silhouette("coat", at.x, at.y, 10)}</g>` : stamp(good, at.x, at.y, 21)}<title>${say(`good-${good}`)}</title></g>`;
    })}
    ${shown ? set.map((good, index) => hand(spot(signs.indexOf(good), r - 28), { x: cx, y: cy }, set[0] === set[1] ? index * 14 - 7 : 0)) : nothing}
    <circle class="hub" cx=${cx} cy=${cy} r="5"></circle></g>`;
}

const hand = (tip, hub, aside) => svg`<path class="pointer" transform="rotate(${aside} ${hub.x} ${hub.y})" d="M${hub.x} ${hub.y}L${tip.x} ${tip.y}"></path>`;
