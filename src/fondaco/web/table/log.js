/**
 * What happened, in words. Pointing at a line, or walking to it with the arrow keys, lights up what it speaks of; a click or
 * Enter goes back to that moment.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { guard } from "../vendor/lit-html/directives/guard.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";

/** So many rows are drawn: the newest; in a replay, those around that moment. */
const MOST = 200;

/** @param {import("./model.js").Model} model */
export function log(model) {
  const { say } = model.words;
  const all = model.rows.filter((row) => lines(row).length);
  const at = model.replay ? all.findLastIndex((row) => row.kind === "move" && row.ply <= model.replay.ply) : all.length;
  const end = Math.max(MOST, at + MOST / 2);
  const told = all.slice(Math.max(0, Math.min(end, all.length) - MOST), end);
  return html`
    <div class="log" role="log" aria-live="polite" aria-label=${say("log-title")} tabindex="0" @keydown=${walk}><ol>
      ${repeat(told, (row) => row.seq, (row) => guard([row, row.undone, model.words, row === all[at]], () => entry(model, row, row === all[at])))}
    </ol></div>
  `;
}

const lines = (row) => (row.kind === "move" ? row.events ?? [] : [row]);

function entry(model, row, now) {
  return html`<li data-seq=${row.seq} class="${row.undone ? "undone" : ""} ${row.kind === "move" ? "" : "by-house"} ${now ? "now" : ""}">
    ${lines(row).map((line) => html`<p
      class=${line.event ? `event-${line.event}` : ""}
      tabindex="-1" @focus=${() => point(model, line)} @blur=${() => point(model, null)}
      @pointerenter=${() => point(model, line)} @pointerleave=${() => point(model, null)}
      @click=${() => row.kind === "move" && model.goTo?.(row.ply)}>${line.event ? model.words.event(line) : houseLine(model, row)}</p>`)}
    ${row.by === "timeout" || row.by === "order" || row.by === "fallback" ? html`<p class="quiet">${row.text}</p>` : nothing}
  </li>`;
}

const houseLine = (model, row) => model.words.signed(model.words.marked(row.text ?? ""));

const STEPS = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** From line to line; from the log itself to its newest line. */
function walk(key) {
  if (key.key === "Enter" && key.target.matches("p")) key.target.click();
  if (!(key.key in STEPS)) return;
  key.preventDefault();
  const told = [...key.currentTarget.querySelectorAll("p")];
  const at = told.indexOf(document.activeElement);
  const next = at < 0 ? told.length - 1 : Math.max(0, Math.min(told.length - 1, at + STEPS[key.key]));
  told[next]?.focus();
}

function point(model, line) {
  model.lit = line?.event ? model.board.about(line, model.face) : [];
  model.light?.();
}

/** Follow the newest line, unless the reader has scrolled up to read; in a replay, the line of that moment. */
export function follow(list, ply = null) {
  if (ply !== null) {
    const now = list.querySelector(".now"); // not there yet while the log is being fetched
    if (now && list.dataset.ply !== String(ply)) {
      list.scrollTop += now.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
      list.dataset.ply = ply;
    }
    return;
  }
  if (!list.onscroll) {
    list.onscroll = () => list.toggleAttribute("data-reading", list.scrollHeight - list.scrollTop - list.clientHeight > 40);
  }
  if (!list.hasAttribute("data-reading")) list.scrollTop = list.scrollHeight;
}
