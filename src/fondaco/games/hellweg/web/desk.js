/** Beside the map: the trade card with its four slots, the goods cards for sale, and in the expert game the privileges. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { sign } from "/web/players.js";
import { openSlots, partnerOf } from "./box.js";
import { pawn, stoneIcon, villageShape, wagonIcon, wareSign } from "./pieces.js";
import { discount, lastBonus } from "./sums.js";

/** The open trade card: what four towns want, what they sell, and whose merchants stand there. */
export function tradeCard(table, box, merchants) {
  const { view, say, words, me } = table;
  const slots = openSlots(box, view);
  const less = me !== null && view.turn ? discount(box, view, me) : 0;
  return html`<section class="trade" aria-label=${say("card-title")} data-explain="card" data-facts=${JSON.stringify({ left: view.left })}>
    <header><b>${view.round ? say("round-of", { round: view.round, rounds: view.round + view.left }) : say("placement")}</b>
      <span class="quiet">${view.result || view.decision === "StartPlayer" ? nothing : words.rich(phase(view), { seat: view.seat < 0 ? view.start : view.seat, turn: view.turn })}</span></header>
    ${slots.length
      ? html`<div class="slots">${slots.map((slot, index) => slotOf(table, box, slot, index, merchants, less))}</div>`
      : html`<p class="deck quiet">${say("deck-waits", { left: view.left })}</p>${legend(say)}`}
  </section>`;
}

/** What the lines on the map mean. */
const legend = (say) => html`<ul class="legend-roads">
  <li><svg viewBox="0 0 40 12" aria-hidden="true"><path class="kerb" d="M0 6H40"></path><path class="cobbles" d="M0 6H40"></path></svg>${say("legend-paved")}</li>
  <li><svg viewBox="0 0 40 12" aria-hidden="true"><path class="track" d="M0 6H40"></path><path class="ruts" d="M0 6H40"></path></svg>${say("legend-brown")}</li>
  <li><svg viewBox="-20 -15 40 24" aria-hidden="true"><g class="village">${villageShape}</g></svg>${say("legend-village")}</li></ul>`;

const phase = (view) => (!view.round ? "phase-start" : view.slot >= 0 || (!view.turn && view.card) ? "phase-sale" : view.turn ? "phase-actions" : "phase-card");

function slotOf({ view, say, seats }, box, slot, index, merchants, less) {
  const stands = view.slots[index];
  const price = slot.value + (view.turn ? 0 : lastBonus(box, view));
  const cheaper = less && stands < 0;
  return html`<div class="slot ${view.slot === index ? "now" : ""} ${stands >= 0 ? "taken" : ""}" data-at="slot-${slot.house}" data-explain="slot" data-facts=${JSON.stringify({ house: slot.house, ware: slot.ware, value: slot.value, stones: slot.stones, carriages: slot.carriages, left: view.left })}>
    <span class="sr">${say(`ware-${slot.ware}`)}</span>
    <span class="price">${cheaper ? html`<s>${price}</s>` : nothing}<b>${price - (cheaper ? less : 0)}</b></span>
    <span class="slot-town">${say(`town-${slot.town}`)}</span>
    ${wareSign(slot.ware, say(`letter-${slot.ware}`))}
    ${stands >= 0
      ? html`<span class="symbols" role="img" aria-label=${seats[stands].name}>${pawn(stands, merchants.slot(stands))}</span>`
      : html`<span class="symbols" role="img" aria-label=${say("slot-sells", { stones: slot.stones, carriages: slot.carriages })}>${Array.from({ length: slot.stones }, () => stoneIcon())}${Array.from({ length: slot.carriages }, () => wagonIcon())}</span>`}
  </div>`;
}

/** The goods cards for sale, a pile for each sort, fanned so that every card can be read. */
export function goodsPiles(table, box) {
  const { view, say } = table;
  return html`<section class="goods" aria-label=${say("board-goods")}>
    ${box.sorts.map((sort) => {
      const cards = view.piles.filter((card) => box.goods.get(card).sort === sort);
      return html`<div class="pile"><h3>${wareSign(sort)}<span>${say(`sort-${sort}`)}</span></h3>
        <ul>${cards.length ? cards.map((card) => html`<li><div class="offer-card" data-at="goods-${card}">${goodsCard(table, box, card)}</div></li>`) : html`<li class="gone quiet">${say("pile-empty")}</li>`}</ul></div>`;
    })}
  </section>`;
}

/** One goods card: price, worth at the end, and its banner. */
function goodsCard({ say, view, me }, box, id) {
  const card = box.goods.get(id);
  const less = me !== null && view?.turn && view.piles.includes(id) ? discount(box, view, me) : 0;
  return html`<div class="goods-card" data-piece="card-${id}" data-explain="goods" data-facts=${JSON.stringify({ card: id, price: card.price, end: card.end, banner: bannerName(card, say) })}>
    <span class="sr">${say("goods-told", { price: card.price - less, end: card.end })}</span>
    <b class="cost" aria-hidden="true">${less ? html`<s>${card.price}</s> ${card.price - less}` : card.price}</b><span aria-hidden="true">→</span><b class="end" aria-hidden="true">${card.end}</b>${banner(card, say)}</div>`;
}

/** What a card's banner brings, in words; for a card without one, that it has none. */
export function bannerName(card, say) {
  if (card.ware) return say("banner-ware", { ware: card.ware });
  if (card.carriage) return say("banner-carriage");
  return card.pair ? say("banner-pair", { sort: partnerOf(card), total: card.total }) : say("banner-none");
}

export function banner(card, say) {
  const shown = card.ware ? html`${wareSign(card.ware, say(`letter-${card.ware}`))}+1`
    : card.carriage ? html`${wagonIcon()}+1`
    : card.pair ? html`+${wareSign(partnerOf(card))}=${card.total}` : null;
  return shown ? html`<span class="banner" role="img" aria-label=${bannerName(card, say)}>${shown}</span>` : nothing;
}

/** The privileges of the expert game: the routes that bring them, who has them, and how their cards lie. */
export function privileges(table, box) {
  const { view, say } = table;
  if (!view.options.lp) return nothing;
  const way = (route) => route.map((town) => say(`town-${town}`)).join("–");
  const held = (kind) => view.privileges.flatMap((own, seat) => (kind in own ? [{ seat, state: own[kind] }] : []));
  const row = (id, title, route, owners) => html`<div class="privilege" data-at=${id} data-explain=${id} data-facts=${JSON.stringify({ route: way(route) })}>
    <b>${title}</b><span class="way">${way(route)}</span>
    <span class="owners">${owners.map(({ seat, state }) => html`<span class="held ${state}" role="img" aria-label="${table.seats[seat].name}: ${say(`board-${state}`)}">${sign(seat)}</span>`)}</span></div>`;
  return html`<section class="privileges" aria-label=${say("board-privileges")}>
    ${box.privileges.map(({ kind, route }) => row(`privilege-${kind}`, say(`short-${kind}`), route, held(kind)))}
    ${row("extra", say("short-extra"), box.extra.route, view.extra >= 0 ? [{ seat: view.extra, state: "open" }] : [])}
  </section>`;
}

/** On a phone the market lies beside the trade card. */
export function marketStrip({ view, say }, merchants) {
  const here = view.market.flatMap((count, seat) => Array(count).fill(seat));
  return html`<section class="stand" data-at="market" data-explain="market"><h3>${say("market-title")}</h3>
    <span class="home">${here.map((seat) => pawn(seat, merchants.market(seat)))}</span></section>`;
}
