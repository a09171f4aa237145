/** My hand: orders, messages and privileges, each with what it still needs; pointing at a card lights that up on the map. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { KINDS } from "./box.js";
import { fieldName } from "./names.js";
import { handOf, needs, ownedPrivileges, privilegesValue } from "./scoring.js";
import { token } from "./tokens.js";

/** @param {import("/web/table/model.js").Table} table @param {ReturnType<import("./box.js").boxOf>} box */
export function hand(table, box) {
  const { view, say, me } = table;
  if (me === null) return nothing;
  const held = handOf(view, me);
  const worth = privilegesValue(box, ownedPrivileges(box, view, me));
  return html`<section class="hand" aria-label=${say("hand-title")} data-at="hand">
    ${KINDS.map((kind) => {
      const cards = held.filter((id) => box.cards.get(id)?.kind === kind);
      if (!cards.length) return nothing;
      return html`<div class="suit ${kind}"><h3 data-explain=${kind} data-facts=${JSON.stringify({ amount: box.rewards[kind] ?? 0 })}><span aria-hidden="true">${token(kind, say)}</span><span>${say(`suit-${kind}`)}</span><b class="pays">${kind === "privilege" ? say("chain-worth", { amount: worth }) : say("pays", { amount: box.rewards[kind] })}</b></h3>
        <div class="cards">${cards.map((id) => card(table, box, id))}</div></div>`;
    })}
    ${held.length ? nothing : html`<p class="quiet">${say("hand-empty")}</p>`}
  </section>`;
}

function card(table, box, id) {
  const { view, say, me } = table;
  const { kind, building, wares, pair } = box.cards.get(id);
  const need = needs(box, view, me, id);
  const show = (on) => (event) => lightUp(event.currentTarget, on ? need : null);
  const place = (field) => html`<span class="where ${kind === "message" && view.path.includes(field) ? "been" : ""}">${capital(fieldName(field, say))}${kind === "message" && view.path.includes(field) ? html`<i role="img" aria-label=${say("visited")}>✓</i>` : nothing}</span>`;
  return html`<div class="card ${kind} ${need.ready ? "ready" : ""}" data-at="card-${id}" data-piece="card-${id}" data-explain="card-${kind}" data-facts=${JSON.stringify({ card: id, wares: need.wares, missing: need.wares.length, amount: box.rewards[kind] ?? 0 })}
    @pointerenter=${show(true)} @pointerleave=${show(false)} @focus=${show(true)} @blur=${show(false)}>
    ${kind === "message" ? html`${place(pair[0])}<span class="dash">–</span>${place(pair[1])}` : place(building)}
    ${wares ? html`<span class="wares">${wares.map((ware) => token(ware, say, { missing: !view.goods[me][ware] }))}</span>` : nothing}
  </div>`;
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** Mark on the map what a card waits for, and nothing else. */
function lightUp(element, need) {
  const root = element.closest(".genua");
  for (const one of root?.querySelectorAll("[data-need]") ?? []) one.removeAttribute("data-need");
  for (const field of need?.places ?? []) root?.querySelector(`.field[data-at~="field-${field}"]`)?.setAttribute("data-need", "");
}
