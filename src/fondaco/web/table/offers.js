/** Everybody's open offers at a glance, each with its fate and what one can answer. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { player } from "../players.js";

/**
 * What a board's `offers(table)` lists.
 * @typedef {object} Offer
 * @property {string} id
 * @property {number} seat who made it
 * @property {string} about what it is for
 * @property {string[]} give what the maker gives, in words
 * @property {string[]} get what the maker wants
 * @property {?string} fate "open", "accepted", "refused", "countered"; named by `fate-…`
 * @property {string[]} answers moves that answer it, shown where they are legal
 * @property {?{verb: string, values: object}} counter a form to start from
 */

/** @param {import("./model.js").Model} model */
export function offers(model) {
  const open = model.state ? model.board.offers(model.face) : [];
  if (!open.length) return nothing;
  const { say } = model.words;
  return html`
    <section class="offers" aria-label=${say("offers-title")}>
      <h3>${say("offers-title")}</h3>
      <ul>${open.map((offer) => offerRow(model, offer))}</ul>
    </section>
  `;
}

function offerRow(model, offer) {
  const { say } = model.words;
  const answers = (offer.answers ?? []).map((move) => model.choices.find((choice) => choice.move === move)).filter(Boolean);
  const mayCounter = offer.counter && (model.prompt?.forms ?? []).some((form) => form.verb === offer.counter.verb);
  return html`
    <li class="offer ${offer.fate ?? "open"}">
      <div class="row">${player(offer.seat, model.words.names[offer.seat])} <span>${offer.about}</span>
        ${offer.fate ? html`<span class="fate quiet">${say(`fate-${offer.fate}`)}</span>` : nothing}</div>
      <div class="bundles"><span>${offer.give.join(", ") || say("nothing")}</span><span aria-label=${say("deal-for")}>⇄</span><span>${offer.get.join(", ") || say("nothing")}</span></div>
      ${answers.length || mayCounter
        ? html`<div class="row">
            ${answers.map((choice, index) => html`<button class=${index ? "" : "main"} ?disabled=${model.sending} @click=${() => model.play(choice.move)}>${choice.label}</button>`)}
            ${mayCounter ? html`<button @click=${() => model.compose(offer.counter.verb, offer.counter.values)}>${say("deal-counter")}</button>` : nothing}
          </div>`
        : nothing}
    </li>
  `;
}
