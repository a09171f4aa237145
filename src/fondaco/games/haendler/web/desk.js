/** Below the map: the price board, status ladder and arrival track, and the investment cards under the hammer. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { marker, pigment, shape, sign } from "/web/players.js";
import { buyPrice, costOfStep, levelOf } from "./box.js";
import { silhouette, stamp } from "./goods.js";

/** Six goods on five levels, buying price left, selling price right; hands of the disc show where a good would go. */
export function prices(table, box) {
  const { view, say } = table;
  const [left, col, row, top] = [44, 45, 22, 20];
  const width = left * 2 + box.goods.length * col;
  const levels = box.buy.length;
  const y = (level) => top + (levels - 1 - level) * row;
  return html`<section class="prices" aria-label=${say("prices-title")} data-explain="prices">
    <svg viewBox="0 0 ${width} ${top + levels * row + 19}" role="group" aria-label=${say("prices-title")}>
      <text class="head" x="2" y="15">${say("price-buy")}</text><text class="head" x=${width - 2} y="15" text-anchor="end">${say("price-sell")}</text>
      ${box.buy.map((buy, level) => svg`<rect class="line ${level % 2 ? "odd" : ""}" x="0" y=${y(level)} width=${width} height=${row}></rect>
        <text class="buy" x=${left - 8} y=${y(level) + 16.5} text-anchor="end">${buy}</text><text class="sell" x=${width - 4} y=${y(level) + 16.5} text-anchor="end">${say("figure", { amount: box.sell[level] })}</text>`)}
      ${box.goods.map((good, index) => {
        const level = levelOf(box, view, good);
        const goal = movedTo(table, box, good, level);
        const x = left + (index + 0.5) * col;
        return svg`<g class="column" data-at="price-${good}" data-explain="price" data-facts=${JSON.stringify({ good, amount: box.sell[level], buy: buyPrice(box, view, good) })}>
          <rect class="reach" x=${x - col / 2 + 1} y=${top} width=${col - 2} height=${levels * row + 18}></rect>
          <path class="rail" d="M${x} ${top + 4}V${top + levels * row - 4}"></path>
          ${goal === level ? nothing : svg`<g class="goal-price">${silhouette(good, x, y(goal) + row / 2, 8)}<rect x=${x - 20} y=${y(goal) + 2} width="40" height=${row - 4} rx="5"></rect></g>`}
          <g data-piece="price-${good}">${stamp(good, x, y(level) + row / 2, 20, say(`letters-${good}`))}</g>
          <text class="supply" x=${x} y=${top + levels * row + 15} text-anchor="middle">×${view.supply[index]}</text></g>`;
      })}
    </svg></section>`;
}

/** Where the move under the pointer would bring a good's price. */
function movedTo({ hint, view, me }, box, good, level) {
  const levels = box.buy.length;
  if (hint?.verb === "disc") return (level + hint.words[0].split("+").filter((one) => one === good).length) % levels;
  if (hint?.verb === "shift" && hint.words[1] === good) return (level + (hint.words[2] === "up" ? 1 : levels - 1)) % levels;
  const own = view.decision === "SettingDiscs" && me !== null ? view.answers[me] : null;
  return own ? (level + own.split(" ")[1].split("+").filter((one) => one === good).length) % levels : level;
}

/** The ladder of nine steps, and below it the arrivals that make each step dearer. */
export function tracks(table, box) {
  const { view, say } = table;
  const [col, width] = [40, 9 * 40];
  const target = box.target[view.seats];
  const fine = (amount) => say("figure", { amount });
  const climbs = table.hint && ["climb", "climb-by-card"].includes(table.hint.verb) && table.me !== null ? view.steps[table.me] + 1 : -1;
  return html`<section class="tracks">
    <svg viewBox="0 0 ${width} 152" role="group" aria-label=${say("tracks-title")}>
      <g class="ladder" data-at="ladder" data-explain="ladder">
        <text class="head" x="2" y="14">${say("ladder-title")}</text>
        ${box.upkeep.map((cost, step) => svg`<rect class="stair" x=${step * col + 1} y=${56 - step * 4} width=${col - 2} height=${38 + step * 4} rx="3"></rect>
          <text class="cost" x=${step * col + col / 2} y="89" text-anchor="middle">${fine(cost)}</text>`)}
        ${standing(view.steps).map(({ seat, step, index, of }) => svg`<g data-piece="step-${seat}">${marker(seat, step * col + col / 2 + (of > 1 ? (index % 2 ? 8.5 : -8.5) : 0), 66 - step * 4 - (of > 2 ? Math.floor(index / 2) * 17 : 0), 7.5)}</g>`)}
        ${climbs > 0 && climbs < box.upkeep.length ? svg`<g class="ghost" transform="translate(${climbs * col + col / 2} ${66 - climbs * 4})" stroke=${pigment(table.me)}>${shape(table.me)}</g>` : nothing}
      </g>
      <g class="arrivals" data-at="arrivals" data-explain="arrivals" data-facts=${JSON.stringify({ arrivals: view.arrivals, goal: target, cost: costOfStep(box, view.arrivals) })}>
        <text class="head" x="2" y="111">${say("arrivals-title", { arrivals: view.arrivals, goal: target })}</text>
        ${box.stepCost.map((cost, count) => {
          const now = Math.min(view.arrivals, box.stepCost.length - 1) === count;
          return svg`<rect class="stop ${now ? "now" : ""} ${count >= target ? "beyond" : ""} ${count === target ? "last" : ""}" x=${count * col + 1} y="117" width=${col - 2} height="30" rx="4"></rect>
            <text class="cost ${now ? "now" : ""}" x=${count * col + col / 2} y="137" text-anchor="middle">${fine(cost)}</text>`;
        })}
      </g>
    </svg></section>`;
}

const standing = (steps) => steps.map((step, seat) => ({ seat, step, index: steps.slice(0, seat).filter((other) => other === step).length, of: steps.filter((other) => other === step).length }));

/** The investment cards on offer; in phase 6 the bid that stands and who is still in. */
export function investments(table, box) {
  const { view, say, words } = table;
  const auction = ["Opening", "Raising"].includes(view.decision) && !view.result;
  return html`<section class="investments" aria-label=${say("investments-title")} data-at="lot" data-explain="investments" data-facts=${JSON.stringify({ unseen: view.unseen.length })}>
    <h3><span data-head>${say("investments-title")}</span><span class="quiet">${view.unseen.length ? say("unseen-more", { unseen: view.unseen.length }) : nothing}</span></h3>
    <ul>${view.on_offer.map((card) => html`<li><div class="invest" data-at="invest-${card}" data-piece="card-${card}" data-explain="card-${card}"><span>${say(`card-${card}`)}</span> ${stars(box, card, say)}</div></li>`)}</ul>
    ${view.on_offer.length ? nothing : html`<p class="quiet">${say("investments-none")}</p>`}
    ${auction ? html`<p class="standing-bid"><span>${view.leader >= 0 ? words.rich("bid-stands", { high: view.high, seat: view.leader }) : say("bid-none")}</span>
      <span class="still">${view.standing.map((state, seat) => html`<span class="in-${view.passed.includes(seat) || state ? "out" : "still"}">${sign(seat)}</span>`)}</span></p>` : nothing}
  </section>`;
}

const stars = (box, card, say) => html`<span class="stars" role="img" aria-label=${say("stars", { stars: box.stars[card] ?? 0 })}>${"★".repeat(box.stars[card] ?? 0)}</span>`;
