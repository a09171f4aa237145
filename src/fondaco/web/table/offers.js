/** Everybody's open offers at a glance, each with its fate and what one can answer. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { player } from "../players.js";
import { isComposed } from "./choices.js";

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

const FEW = 2;

/** On a phone many are folded for whoever has a choice beside them: the board stays in sight. @param {import("./model.js").Model} model */
export function offers(model) {
  const open = model.state ? model.board.offers(model.face) : [];
  if (!open.length) return nothing;
  const { say } = model.words;
  const answers = open.flatMap((offer) => offer.answers ?? []);
  const others = model.choices.filter(({ move }) => !answers.includes(move)); // where there are none, large buttons say the answers
  const title = say("offers-title");
  const list = html`<ul tabindex="0" aria-label=${title}>${open.map((offer, index) => offerRow(model, others.length ? offer : { ...offer, answers: [] }, offer.about !== open[index - 1]?.about))}</ul>`;
  const folds = model.narrow.matches && open.length > FEW && others.some((choice) => !isComposed(model, choice));
  return html`
    <section class="offers">
      ${folds ? html`<details><summary>${title} <span class="quiet">(${open.length})</span></summary>${list}</details>` : html`<h3>${title}</h3>${list}`}
    </section>
  `;
}

/** One offer; what it is for stands above the first of its kind. */
function offerRow(model, offer, first) {
  const { say } = model.words;
  const answers = (offer.answers ?? []).map((move) => model.choices.find((choice) => choice.move === move)).filter(Boolean);
  const mayCounter = offer.counter && (model.prompt?.forms ?? []).some((form) => form.verb === offer.counter.verb);
  return html`
    ${first ? html`<li class="offers-about">${offer.about}</li>` : nothing}
    <li class="offer ${offer.fate ?? "open"}">
      <p>${player(offer.seat, model.words.names[offer.seat])} <b class="bundles">${offer.give.join(" + ") || say("nothing")}${offer.get.length ? html` <span role="img" aria-label=${say("deal-for")}>⇄</span> ${offer.get.join(" + ")}` : nothing}</b>
        ${offer.fate && offer.fate !== "open" ? html`<span class="fate quiet">${say(`fate-${offer.fate}`)}</span>` : nothing}</p>
      ${answers.length || mayCounter
        ? html`<div class="answers">
            ${answers.map((choice, index) => html`<button class=${index || choice.verb === "pass" ? "" : "main"} data-choice=${choice.move} ?disabled=${model.sending} @click=${() => model.play(choice.move)}
              @pointerenter=${() => model.point(choice)} @pointerleave=${() => model.point(null)}>${brief(model, choice)}</button>`)}
            ${mayCounter ? html`<button @click=${() => model.compose(offer.counter.verb, offer.counter.values)}>${say("deal-counter")}</button>` : nothing}
          </div>`
        : nothing}
    </li>
  `;
}

/** An answer beside its offer needs no more than its verb; who does not see the offer hears the whole. */
const brief = ({ words }, choice) => (words.has(`verb-${choice.verb}`) ? html`${words.say(`verb-${choice.verb}`)}<span class="sr">: ${choice.label}</span>` : choice.label);
