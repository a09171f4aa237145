/** The turn at a glance: whose it is, how far the tower still goes, and what closes it. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { pigment } from "/web/players.js";
import { disc } from "./tokens.js";

/** @param {import("/web/table/model.js").Table} table */
export function turn(table, box) {
  const { view, say, words } = table;
  if (view.result) return nothing;
  const placed = view.path.length;
  const left = placed ? box.discs - placed : box.discs;
  return html`<section class="turn" style="--own:${pigment(view.active)}" data-at="turn" data-explain="turn">
    ${placed ? html`<svg class="pile" viewBox="-14 -28 28 46" aria-hidden="true">${Array.from({ length: Math.max(1, left + 1) }, (_, at) => disc(0, 6 - at * 6, 12))}</svg>` : dice}
    <div><p class="whose">${words.rich("turn-of", { seat: view.active })}</p>
    <p class="quiet">${placed ? say("steps-left", { left }) : say("tower-waits")}${view.path.length ? ` · ${say(openness(view), { field: view.path.at(-1) })}` : ""}</p></div>
  </section>`;
}

const openness = (view) => {
  const here = view.path.at(-1);
  return here === "market" || here.startsWith("alley-") ? "here-nothing" : view.acted_here ? "here-done" : "here-open";
};

const dice = html`<span class="dice" data-at="dice" aria-hidden="true">${["red", "blue"].map((die) => html`<svg class=${die} viewBox="0 0 32 32"><path d="M16 2 30 16 16 30 2 16zM2 16H30M16 2V30"></path></svg>`)}</span>`;
