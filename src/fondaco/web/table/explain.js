/** Components explain themselves: on hover and long press one at a time, by `?` all that lie on the board. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { dialog, putAway } from "../dialog.js";

const PATIENCE = 450;

const factsOf = (element) => JSON.parse(element.dataset.facts ?? "{}");

/** Point at something (or nothing): after a moment it says what it is. */
export function hush(model, element = null, patience = PATIENCE) {
  clearTimeout(model.explainSoon);
  if (element === (model.explained?.element ?? null) && patience) return;
  if (model.explained) model.tell({ explained: null });
  if (!element) return;
  model.explainSoon = setTimeout(() => {
    const at = element.getBoundingClientRect();
    if (at.width) model.tell({ explained: { element, key: element.dataset.explain, facts: factsOf(element), at } });
  }, patience);
}

/** The little sheet beside what is being explained. */
export function explainer(model) {
  const told = model.explained;
  if (!told) return nothing;
  const { words } = model;
  const above = told.at.top > innerHeight / 2;
  const left = Math.max(8, Math.min(innerWidth - 300, told.at.left + told.at.width / 2 - 146));
  const place = above ? `bottom:${innerHeight - told.at.top + 8}px` : `top:${told.at.bottom + 8}px`;
  return html`<div class="explainer sheet" role="tooltip" style="left:${left}px;${place}">${words.rich(`explain-${told.key}`, told.facts)}</div>`;
}

/** Everything on the board that can be explained, and the decision at hand. */
export function explain(model) {
  const { words } = model;
  const seen = new Map();
  for (const element of document.querySelectorAll(".board [data-explain]")) {
    if (!seen.has(element.dataset.explain)) seen.set(element.dataset.explain, factsOf(element));
  }
  return dialog(words.say("explain-title"), () => model.tell({ explaining: false }), html`
    ${model.prompt?.help ? html`<p><strong>${linked(model, [model.prompt.help])}</strong></p>` : nothing}
    <ul>${[...seen].map(([key, facts]) => html`<li>${linked(model, words.rich(`explain-${key}`, facts))}</li>`)}</ul>
    <p class="quiet">${words.say("explain-keys")}</p>
    <div class="row">
      <button class="main" @click=${putAway}>${words.say("explain-close")}</button>
      <a class="button" href="/learn/${model.game.name}">${words.say("home-learn")}</a>
      <a class="button bare" href="/edition/${model.game.name}/${model.table.edition}">${words.say("explain-edition")}</a>
    </div>`);
}

/** A sentence whose rule numbers lead to the rules, beside the table. */
const linked = (model, parts) =>
  parts.map((part) => (typeof part === "string" ? part.split(/\b([A-Z]{2}-R?\d+)\b/).map((text, index) =>
    (index % 2 ? html`<a href="/learn/${model.game.name}#${text}" target="_blank">${text}</a>` : text)) : part));
