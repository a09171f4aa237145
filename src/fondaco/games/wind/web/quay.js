/** On the quay: three stacks of action cards, the cards turned up, the stacks of goods, and the offers for a contested card. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { around, fitted, pigment, sign } from "/web/players.js";
import { cardFace, cardSign } from "./cards.js";
import { stock } from "./harbour.js";
import { countOf } from "./sums.js";

const DECKS = ["purchase", "storage", "shipping"];

/** @param {import("/web/table/model.js").Table} table @param {function(string): string} piece */
export function quay(table, piece) {
  const { view, say, words } = table;
  const free = view.seats - view.untaken.length - view.cards.filter(Boolean).length;
  return html`<section class="quay" aria-label=${say("quay-title")}>
    <div class="decks">${DECKS.map((deck, index) => html`<div class="deck" data-at="deck-${deck}" data-explain="deck" data-facts=${JSON.stringify({ deck, count: countOf(view.decks[index]), discards: view.discards[index].length })}>
      <span class="back">${cardSign(deck)}<b>${countOf(view.decks[index])}</b></span><span class="deck-name">${say(`deck-${deck}`)}</span></div>`)}</div>
    <div class="market">
      <p class="quiet phase">${view.result ? nothing : words.rich(`phase-${phase(view)}`, { seat: view.turn < 0 ? view.start : view.turn, holder_seat: view.holder })}</p>
      <div class="open-cards" style="--seats:${view.seats}" data-at="open">
        ${view.untaken.map((card) => html`<div class="slot" data-at="open-${card}">${cardFace(card, table, { piece: piece(`card-${card}`) })}</div>`)}
        ${revealing(view) ? Array.from({ length: free }, () => html`<div class="slot empty"></div>`) : nothing}
        ${!view.untaken.length && !revealing(view) && !view.result && phase(view) !== "rot" ? html`<p class="quiet no-cards">${say(view.round ? "all-taken" : "none-yet")}</p>` : nothing}
      </div>
    </div>
    ${stock(table)} ${offers(table)}
  </section>`;
}

const revealing = (view) => ["ChooseStack", "TurnUp"].includes(view.decision);

function phase(view) {
  if (!view.round) return "laying";
  if (revealing(view)) return "reveal";
  if (view.holder >= 0) return "offers";
  if (view.decision === "ChooseCard") return "trade";
  return ["Rot", "Conserve", "NewFleet"].includes(view.decision) ? "rot" : "actions";
}

/** Who offers what for the contested card, in the order of speaking (WI-R12). */
function offers({ view, seats, say, me }) {
  if (view.holder < 0) return nothing;
  const order = around(seats, view.start).filter((seat) => seat !== view.holder);
  const waits = (seat) => !view.cards[seat] && !view.front[seat]; // has nothing before him yet (WI-26)
  const high = Math.max(...view.bids);
  return html`<div class="offers-made" role="group" aria-label=${say("offers-made")} data-explain="offers">
    ${order.map((seat) => {
      const bid = view.bids[seat];
      const speaks = view.decision === "Offer" && view.turn === seat;
      const text = bid > 0 ? bid : bid === 0 ? say("offer-none") : speaks ? "…" : say(waits(seat) ? "offer-waits" : "offer-out");
      return html`<div class="voice ${speaks ? "speaks" : ""} ${bid > 0 && bid === high ? "leads" : ""}" data-at="bid_seat-${seat}" style="--own:${pigment(seat)}">
        ${sign(seat)}<span class="voice-name">${fitted(seat === me ? say("you") : seats[seat].name)}</span><b class=${bid > 0 ? "figure" : ""}>${text}</b></div>`;
    })}
  </div>`;
}
