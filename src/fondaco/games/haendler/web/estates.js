/** What lies before each player: movement tiles, cards in hand and on the table, notes; and on a phone the warehouses. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { around, fitted, pigment, sign } from "/web/players.js";
import { goodSign } from "./goods.js";

/** My own first, then clockwise. @param {import("/web/table/model.js").Table} table */
export function estates(table, box) {
  const { say, me, seats, view } = table;
  return html`<section class="estates" style="--seats:${view.seats}" aria-label=${say("estates-title")}>${around(seats, me ?? 0).map((seat) => estate(table, box, seat))}</section>`;
}

function estate(table, box, seat) {
  const { view, say, seats, me } = table;
  const hand = view.hands[seat];
  const held = Array.isArray(hand) ? hand.length : hand;
  const acting = !view.result && view.to_act.includes(seat);
  return html`<article class="estate ${acting ? "acting" : ""}" style="--own:${pigment(seat)}" data-at="estate-${seat} purse-${seat}">
    <header>${sign(seat)}<b class="who" data-head>${fitted(seat === me ? say("you-title") : seats[seat].name)}</b>
      ${view.start === seat ? html`<span class="start" data-piece="start" data-explain="start" role="img" aria-label=${say("start-player")}>1</span>` : nothing}
      <span class="tiles" data-explain="tiles" aria-label=${say("tiles-of", { tiles: view.tiles[seat].join(" ") })} role="group">${box.tiles.map((tile) => html`<span class="tile ${view.tiles[seat].includes(tile) ? "up" : "down"}" data-at=${seat === me ? `tile-${tile}` : nothing}>${tile}</span>`)}</span></header>
    <p class="cards">
      ${view.money[seat] === null || view.money[seat] === undefined ? nothing : html`<b class="purse" data-explain="purse">${say("gulden", { amount: view.money[seat] })}</b>`}
      ${view.notes[seat] ? html`<span class="note" data-at="notes-${seat}" data-explain="note">${say("notes", { notes: view.notes[seat] })}</span>` : nothing}
      ${view.investments[seat].map((card) => html`<span class="owned" data-piece="card-${card}" data-explain="card-${card}">${say(`card-${card}`)}</span>`)}
      ${Array.isArray(hand) && hand.length
        ? html`<span class="hand" data-at="hand">${hand.map((kind) => html`<span class="influence" data-explain="influence-${kind}">${say(`influence-${kind}`)}</span>`)}</span>`
        : held ? html`<span class="influence back" data-explain="hand">${say("cards-held", { cards: held })}</span>` : nothing}
    </p></article>`;
}

/** Running agreements, where they are played. */
export function agreements({ view, words, say }) {
  if (!view.clauses?.length) return nothing;
  return html`<section class="agreements" data-at="agreements" data-explain="agreements" aria-label=${say("agreements-title")}><h3>${say("agreements-title")}</h3>
    <ul>${view.clauses.map(([seat, other, clause, last]) => html`<li>${words.rich("agreement", { seat, other_seat: other, clause, last })}</li>`)}</ul></section>`;
}

/** A phone shows everybody's warehouses below the map; the map there has only my own. */
export function stores({ view, say, seats }, box) {
  const rows = box.cities.flatMap((city, at) => {
    const here = seats.map((_, seat) => ({ seat, goods: box.market.get(city).map((good, index) => [good, view.stores[seat][at][index]]).filter(([, count]) => count) })).filter(({ goods }) => goods.length);
    return here.length ? [html`<li><b>${say(`city-${city}`)}</b>${here.map(({ seat, goods }) => html`<span class="held">${sign(seat)}<span class="sr">${seats[seat].name}</span>${goods.map(([good, count]) => html`${goodSign(good, say(`good-${good}`))}${count > 1 ? html`<b>${count}</b>` : nothing}`)}</span>`)}</li>`] : [];
  });
  return rows.length ? html`<section class="stores" aria-label=${say("stores-title")}><h3>${say("stores-title")}</h3><ul>${rows}</ul></section>` : nothing;
}
