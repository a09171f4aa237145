/** What lies before each player: purse, supply, merchants at home, goods cards, storage and privileges. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { around, fitted, pigment, sign } from "/web/players.js";
import { banner, bannerName } from "./desk.js";
import { pawn, stoneIcon, wagonIcon, wareSign } from "./pieces.js";
import { goodsValue } from "./sums.js";

/** My own first, then clockwise. */
export function estates(table, box, merchants) {
  const { view, say, seats, me } = table;
  return html`<section class="estates" style="--seats:${view.seats}" aria-label=${say("estates-title")}>${around(seats, me ?? 0).map((seat) => estate(table, box, seat, merchants))}</section>`;
}

function estate(table, box, seat, merchants) {
  const { view, say, seats, me } = table;
  const home = Array.from({ length: box.edition.setup.merchants }, () => merchants.home(seat)).filter(Boolean);
  return html`<article class="estate ${view.seat === seat && !view.result ? "acting" : ""}" style="--own:${pigment(seat)}" data-at="estate-${seat}">
    <header>${sign(seat)}<b class="who">${fitted(seat === me ? say("estate-you") : seats[seat].name)}</b>
      ${view.start === seat && view.decision !== "StartPlayer" ? html`<span class="start" data-piece="start" data-explain="start" role="img" aria-label=${say("start-player")}>1</span>` : nothing}
      <span class="purse" data-explain="purse">${view.money[seat]}<small> T</small></span></header>
    <p class="supply" data-at="supply-${seat}" data-explain="supply"><span class="sr">${say("supply-of", { stones: view.stone_supply[seat], carriages: view.carriage_supply[seat] })}</span>
      <span class="quiet" aria-hidden="true">${say("supply")}</span>
      <span aria-hidden="true">${stoneIcon(seat)}<b>${view.stone_supply[seat]}</b></span><span aria-hidden="true">${wagonIcon(seat)}<b>${view.carriage_supply[seat]}</b></span>
      <span class="home">${home.map((name) => pawn(seat, name))}</span></p>
    ${view.goods[seat].length ? html`<ul class="owned" aria-label=${say("board-own-goods")}>${view.goods[seat].map((id) => owned(table, box, id))}
      <li class="worth quiet">${say("goods-worth", { value: goodsValue(box, view.goods[seat]) })}</li></ul>` : nothing}
  </article>`;
}

function owned({ say }, box, id) {
  const card = box.goods.get(id);
  return html`<li class="goods-card" data-piece="card-${id}" data-at="goods-${id}" data-explain="goods" data-facts=${JSON.stringify({ card: id, price: card.price, end: card.end, banner: bannerName(card, say) })}>
    ${wareSign(card.sort)}<span class="sr">${say(`sort-${card.sort}`)}</span><b class="end">${card.end}</b>${banner(card, say)}</li>`;
}
