/** The quay: the bag, the lot on offer, and who has said what, in the order of speaking. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { around, fitted, pigment, sign } from "/web/players.js";
import { tile } from "./tiles.js";

/**
 * @param {import("/web/table/model.js").Table} table
 * @param {function(string): string} piece names a tile
 */
export function quay(table, piece) {
  const { view, say, words } = table;
  const most = table.box.lot.most;
  return html`<section class="quay" aria-label=${say("quay-title")}>
    <div class="bag" data-at="bag" data-explain="bag" data-facts=${JSON.stringify({ bag: view.bag, aside: view.unseen.length - view.bag })}>
      ${sack(view.bag, say)}
      <span class="day">${say("day-of", { day: view.day, days: table.box.days.count })}</span>
    </div>
    <div class="offer-lot">
      <p class="offered">${view.lot.length || view.decision === "DrawTile" ? words.rich(view.lot.length ? "lot-by" : "lot-next", { seat: view.maker }) : nothing}</p>
      <div class="lot" data-at="lot" data-explain="lot">
        ${Array.from({ length: most }, (_, index) => html`<div class=${view.lot[index] ? "" : "empty"}>${view.lot[index] ? tile(view.lot[index], { say, piece: piece(view.lot[index]) }) : nothing}</div>`)}
      </div>
    </div>
    ${voices(table)}
  </section>`;
}

function sack(count, say) {
  return html`<svg viewBox="0 0 90 100" role="img" aria-label="${say("place-bag")}: ${count}">${svg`
    <path class="sack" d="M33 22C20 34 6 56 8 78c1 12 12 17 37 17s36-5 37-17c2-22-12-44-25-56z"/>
    <path class="sack" d="M30 8c4 3 8 0 15 0s11 3 15 0c-1 6-4 10-6 14H36c-2-4-5-8-6-14z"/>
    <path class="string" d="M31 22h28"/>
    <text x="45" y="72" text-anchor="middle">${count}</text>`}</svg>`;
}

/** Left of the maker speaks first, the maker last (ME-32); who has no room or too little money is not asked (ME-R09). */
function voices(table) {
  const { view, seats, say, me, box } = table;
  const able = (seat) => view.ships[seat].length + view.lot.length <= box.players[view.seats].hold && view.money[seat] > view.high;
  const bidding = view.decision === "Bidding";
  return html`<div class="voices" role="group" aria-label=${say("voices-title")} data-explain="voices">
    ${around(seats, view.maker + 1).map((seat) => {
      const said = view.bids[seat];
      const speaks = bidding && view.bidder === seat;
      const leads = view.leader === seat;
      const text = said > 0 ? said : said === 0 ? say("voice-pass") : speaks ? "…" : bidding ? say(able(seat) ? "voice-open" : "voice-unable") : "";
      return html`<div class="voice ${leads ? "leads" : ""} ${speaks ? "speaks" : ""} ${said === 0 ? "passed" : ""} ${said < 0 && !speaks ? "open" : ""}" data-at="voice-${seat}" style="--own:${pigment(seat)}">
        ${sign(seat)}<span class="voice-name">${fitted(seat === me ? say("voice-you") : seats[seat].name)}</span>
        <b class=${said > 0 ? "number" : said < 0 && !speaks ? "sr" : ""}>${text}</b></div>`;
    })}
  </div>`;
}
