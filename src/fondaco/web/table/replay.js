/** Step through a match from any seat's eyes; every moment has its address. */

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { get } from "../api.js";
import { SIGNS } from "../players.js";

const BATCH = 100;
const icon = (path) => html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">${svg`<path d=${path}></path>`}</svg>`;
const FIRST = icon("M5 5h2.500v14H5zM19 5v14L9 12z");
const BACK = icon("M16 5v14L7 12z");
const ON = icon("M8 5v14l9-7z");
const LINK = icon("M10.6 13.4a3.5 3.5 0 0 1 0-5l3-3a3.5 3.5 0 0 1 5 5l-1.5 1.5-1.4-1.4 1.5-1.5a1.5 1.5 0 0 0-2.2-2.2l-3 3a1.5 1.5 0 0 0 0 2.2zM13.4 10.6a3.5 3.5 0 0 1 0 5l-3 3a3.5 3.5 0 0 1-5-5l1.5-1.5 1.4 1.4-1.5 1.5a1.5 1.5 0 0 0 2.2 2.2l3-3a1.5 1.5 0 0 0 0-2.2z");
const LAST = icon("M16.500 5H19v14h-2.500zM5 5v14l10-7z");

/** Go to a ply, as one seat saw it ("all": with open hands). null leaves the replay. */
export async function goTo(model, ply, eyes = model.replay?.eyes ?? null) {
  if (ply === null) {
    history.replaceState(null, "", address(model, null));
    model.tell({ replay: null });
    return;
  }
  const old = model.replay;
  const frames = old && old.eyes === eyes && old.language === model.words.language ? old.frames : new Map();
  const wanted = Math.max(0, Math.min(ply, old?.plies ?? ply));
  let plies = old?.plies ?? 0;
  if (!frames.has(wanted)) {
    const from = Math.max(0, wanted - BATCH / 2);
    const found = await get(`/tables/${model.id}/replay`, { from, to: from + BATCH - 1, seat: eyes, key: model.key }).catch((problem) => {
      model.tell({ problem: problem.message });
    });
    if (!found) return;
    plies = found.plies;
    for (const frame of found.frames) frames.set(frame.ply, frame);
  }
  const at = Math.min(wanted, plies);
  const frame = frames.get(at);
  if (!frame) return;
  model.listeners.before();
  const view = { ...frame.view, you: frame.view.you ?? (/^\d+$/.test(eyes ?? "") ? Number(eyes) : null) };
  model.replay = { ply: at, plies, eyes, frames, view, language: model.words.language };
  history.replaceState(null, "", address(model, model.replay));
  model.house.redraw();
  model.recalled.then(() => at < (model.rows[0]?.ply ?? 0) && model.remember());
  queueMicrotask(() => model.listeners.after());
}

function address(model, replay, key = model.key) {
  const query = new URLSearchParams();
  if (key) query.set("key", key);
  if (replay) query.set("ply", replay.ply);
  if (replay?.eyes) query.set("eyes", replay.eyes);
  return `/t/${model.id}${query.size ? `?${query}` : ""}`;
}

export function replayBar(model) {
  const { say, names } = model.words;
  const { replay } = model;
  const over = model.state.status !== "running";
  const plies = replay?.plies ?? model.state.view.ply;
  const at = replay?.ply ?? plies;
  const button = (act, symbol, label) => html`<button class="bare icon" @click=${act} aria-label=${label} title=${label}>${symbol}</button>`;
  const step = (to, symbol, label) => button(() => model.goTo(to), symbol, label);
  return html`
    <div class="replay sheet" role="group" aria-label=${say("replay-title")}>
      ${step(0, FIRST, say("replay-first"))} ${step(at - 1, BACK, say("replay-back"))}
      <input type="range" min="0" max=${plies} .value=${live(String(at))} aria-label=${say("replay-title")} aria-valuetext=${say("replay-looking", { ply: at, plies })}
        @input=${(slid) => model.goTo(Number(slid.target.value))} />
      ${step(at + 1, ON, say("replay-forward"))} ${step(plies, LAST, say("replay-last"))}
      ${over
        ? html`<label><span class="sr">${say("replay-eyes")}</span><select @change=${(picked) => model.goTo(at, picked.target.value)}>
            <option value="all" ?selected=${!replay?.eyes || replay.eyes === "all"}>${say("replay-all")}</option>
            ${names.map((name, seat) => html`<option value=${seat} ?selected=${replay?.eyes === String(seat)}>${SIGNS[seat]} ${name}</option>`)}
          </select></label>`
        : nothing}
      ${replay ? html`${button(() => share(model), model.copied === at ? "✓" : LINK, say(model.copied === at ? "replay-copied" : "replay-link"))}<button class="main" @click=${() => model.goTo(null)}>${say(over ? "replay-end" : "replay-now")}</button>` : nothing}
    </div>
  `;
}

/** Whoever gets the link may look, at a private table too. */
async function share(model) {
  const { table, replay } = model;
  const link = new URL(address(model, replay, table.private ? table.key ?? model.key : null), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    model.tell({ copied: replay.ply });
  } catch {
    prompt(model.words.say("replay-link"), link); // where a page may not copy, a person can
  }
}
