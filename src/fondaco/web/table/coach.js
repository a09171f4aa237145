/** A guided first game: short notes beside the real board, each shown once. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { change, settings } from "../settings.js";

/**
 * What a board's `coach(table)` lists, in the order they matter.
 * @typedef {{id: string, at: string}} Mark `id` names the sentence `coach-ID`; `at` a place on the board, or "prompt"
 */

/** @param {import("./model.js").Model} model */
export function coach(model) {
  const known = settings.coached;
  const quiet = known === "never" || model.me === null || model.replay || model.state.view.result || !model.live;
  const next = quiet ? null : model.board.coach(model.face).find((one) => !known.includes(named(model, one)));
  queueMicrotask(() => point(next, next && `${named(model, next)} ${model.prompt?.ask ?? ""}`));
  if (!next) return nothing;
  const { words } = model;
  const close = (coached) => (goBack(), change({ coached }));
  return html`
    <div class="coach sheet" role="note">
      <p>${words.rich(`coach-${next.id}`, next.facts ?? {})}</p>
      <div class="row">
        <button class="main" @click=${() => close([...known, named(model, next)])}>${words.say("coach-next")}</button>
        <button class="bare" @click=${() => close("never")}>${words.say("coach-never")}</button>
      </div>
    </div>
  `;
}

const named = ({ game }, { id }) => `${game.name}-${id}`;

/** The hint and the question at which it was last brought into sight. */
let shown;
/** Where the page and the board in it stood before a hint moved them. */
let before;

const frames = () => [document.scrollingElement, document.querySelector(".stage")];

/** Mark what the hint speaks of, and bring it into sight: once, and again when a question comes, which may lie over it. */
function point(next, moment) {
  for (const element of document.querySelectorAll("[data-coached]")) element.removeAttribute("data-coached");
  const target = next && (next.at === "prompt" ? document.getElementById("prompt") : document.querySelector(`.board [data-at~="${next.at}"]`));
  target?.setAttribute("data-coached", "");
  if (!target || moment === shown) return;
  shown = moment;
  if (next.at === "prompt" || inSight(target)) return;
  before ??= frames().map((frame) => frame.scrollTop);
  target.scrollIntoView({ block: "start" });
}

function goBack() {
  before?.forEach((top, index) => (frames()[index].scrollTop = top));
  before = null;
}

/** Is its upper half on the screen, and neither the hint nor the prompt over it? */
function inSight(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [height / 4, height / 2].every((down) => document.elementFromPoint(x + width / 2, y + down)?.closest(".coach, #prompt") === null);
}
