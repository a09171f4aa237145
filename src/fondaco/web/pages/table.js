/** A table: board, seats, prompt, log and chat; before the first move its chairs, after the last its result. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { guard } from "../vendor/lit-html/directives/guard.js";
import { raise, raised } from "../dialog.js";
import { games } from "../games.js";
import { settings } from "../settings.js";
import { chime } from "../sound.js";
import { after } from "../table/after.js";
import { chairs } from "../table/chairs.js";
import { chat } from "../table/chat.js";
import { coach } from "../table/coach.js";
import { explain, explainer, hush } from "../table/explain.js";
import { follow, log } from "../table/log.js";
import { Model } from "../table/model.js";
import { fly, glide, lay, skip } from "../table/motion.js";
import { about } from "../table/person.js";
import { light, mark, touch } from "../table/places.js";
import { prompt } from "../table/prompt.js";
import { goTo, replayBar } from "../table/replay.js";
import { seats } from "../table/seats.js";

const TABS = ["log", "chat", "after"];

export async function open({ id, query }, house) {
  const model = new Model(id, query.get("key"), house);
  await model.opened;
  if (model.refused) {
    model.close();
    return (await import("./lost.js")).nowhere(house, "table-closed", "table-closed-text");
  }
  model.tab = "log";
  model.pane = "board";
  model.explain = () => (raised() ? raised().close() : model.tell({ explaining: true }));
  model.goTo = (ply, eyes) => goTo(model, ply, eyes);
  model.light = () => light(boardOf(), model.lit ?? []);
  const boardOf = () => document.querySelector(".board");
  let laid = new Map();
  model.listeners.before = () => (laid = lay(boardOf()));
  model.listeners.after = (message) =>
    requestAnimationFrame(() => {
      glide(boardOf(), laid);
      const events = (message?.rows ?? []).flatMap((row) => row.events ?? []);
      fly(boardOf(), events.flatMap((event) => model.board.flights(event, model.face)));
    });
  if (query.has("ply")) await goTo(model, Number(query.get("ply")), query.get("eyes"));

  const tick = setInterval(house.redraw, 1000);
  const keys = (key) => shortcut(model, key);
  document.addEventListener("keydown", keys);
  model.narrow.addEventListener("change", house.redraw);
  let stood = { ask: null, step: null, form: false };

  return {
    slim: true,
    title: () => `${model.prompt && model.live ? "● " : ""}${model.table.title}`,
    heading: () => html`<h1 class="table-title">${model.table.title}</h1>${model.connected ? nothing : html`<span class="tag bad" role="status">${model.words.say("table-offline")}</span>`}`,
    speak: async () => {
      await games();
      await model.speak();
      model.stream.raw({ type: "language", language: settings.language });
    },
    close: () => {
      clearInterval(tick);
      document.removeEventListener("keydown", keys);
      model.narrow.removeEventListener("change", house.redraw);
      model.close();
    },
    draw: () => html`${model.state ? playing(model) : chairs(model)} ${model.person ? about(model) : nothing}`,
    drawn: () => {
      const board = boardOf();
      if (board) mark(board, model);
      for (const list of document.querySelectorAll(".log, .chat-lines")) follow(list, model.replay?.ply);
      stood = refocus(model, stood);
      raise();
    },
  };
}

function playing(model) {
  const { say } = model.words;
  const { over } = model;
  const tabs = over ? TABS : TABS.slice(0, 2);
  const tab = tabs.includes(model.tab) ? model.tab : "log";
  if ((model.narrow.matches ? model.pane : tab) === "chat") model.unread = 0; // it is being read
  const finger = swipe(model, tabs);
  return html`
    <div class="table pane-${model.pane}" @touchstart=${finger} @touchend=${finger} @touchcancel=${finger}>
      <div class="stage">
        ${model.narrow.matches ? seats(model) : nothing}
        ${model.state.curtain && !model.replay
          ? html`<div class="curtain"><p>${model.state.curtain.text}</p></div>`
          : html`<div class="board game-${model.game.name}" @click=${(click) => pressed(model, click)} @keydown=${(key) => pressed(model, key)}
              @pointerover=${(over) => hovered(model, over)} @pointermove=${(move) => hush(model, explained(move))} @pointerleave=${() => (hush(model), model.point(null))}
              @focusin=${(focus) => hovered(model, focus)} @focusout=${() => hush(model)} @contextmenu=${(held) => longPress(model, held)}>${guard(seen(model), () => model.board.draw(model.face))}</div>`}
        ${over || model.replay ? replayBar(model) : nothing}
        ${coach(model)}
      </div>
      <aside class="side">
        ${model.narrow.matches || (over && !model.replay) ? nothing : seats(model)} ${prompt(model)}
        <div class="talk sheet">
          <div class="tabs" role="tablist" aria-label=${say("tabs-title")}>
            ${tabs.map((one) => html`<button role="tab" id="tab-${one}" aria-controls="panel-talk" aria-selected=${String(one === tab)} tabindex=${one === tab ? 0 : -1}
              @click=${() => model.tell({ tab: one })} @keydown=${(key) => arrow(model, tabs, tab, key)}>${tabName(model, one)}</button>`)}
          </div>
          <div id="panel-talk" class="panel" role="tabpanel" aria-labelledby="tab-${tab}">${tab === "log" ? log(model) : tab === "chat" ? chat(model) : after(model)}</div>
        </div>
      </aside>
      ${model.narrow.matches ? panes(model, tabs) : nothing} ${explainer(model)}
      ${model.explaining ? explain(model) : nothing}
    </div>
  `;
}

/** What the board's drawing depends on: while all of it stays, the drawing does. */
const seen = (model) => [model.replay?.view ?? model.state.view, model.rows.length, model.staged ?? model.hint, model.draft, model.phone.matches, model.words, model.prompt, model.live, model.table];

const tabName = ({ words, unread }, tab) => html`${words.say(`tab-${tab}`)}${tab === "chat" && unread ? html` <span class="badge">${unread}</span>` : nothing}`;

/** On a phone: board, log, chat and result side by side, one button each. */
function panes(model, tabs) {
  return html`<nav class="panes" aria-label=${model.words.say("tabs-title")}>
    ${["board", ...tabs].map((one) => html`<button class="bare" aria-pressed=${String(one === model.pane)} @click=${() => turnTo(model, one)}>${tabName(model, one)}</button>`)}
  </nav>`;
}

function turnTo(model, pane) {
  model.tell(pane === "board" ? { pane } : { pane, tab: pane });
}

/** A finger drawn sideways turns to the next pane, unless it began on something that goes sideways itself. */
const swipe = (model, tabs) => ({
  passive: true,
  handleEvent({ type, touches, changedTouches: [finger], target }) {
    const { clientX: x, clientY: y } = finger;
    const from = model.finger;
    model.finger = type === "touchstart" && touches.length === 1 && model.narrow.matches && !goesSideways(target) ? { x, y } : null;
    if (type !== "touchend" || !from || Math.abs(x - from.x) < 60 || Math.abs(x - from.x) < 2 * Math.abs(y - from.y)) return;
    const all = ["board", ...tabs];
    const next = all[all.indexOf(model.pane) + (x < from.x ? 1 : -1)];
    if (next) turnTo(model, next);
  },
});

/** A slider, a field with text, a table wider than the phone, or the page itself when it is zoomed. */
function goesSideways(element) {
  if (visualViewport.scale > 1.01 || element.closest("input, dialog")) return true;
  for (let one = element; one; one = one.parentElement) {
    if (one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
  }
  return false;
}

function arrow(model, tabs, tab, key) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key.key];
  if (!by) return;
  const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
  model.tell({ tab: next });
  queueMicrotask(() => document.getElementById(`tab-${next}`)?.focus());
}

function pressed(model, event) {
  if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
  skip(event.currentTarget);
  const element = event.target.closest?.("[data-at][data-can]");
  if (!element || !touch(model, element, settings.confirm)) return;
  event.preventDefault();
  if (event.type === "keydown") requestAnimationFrame(() => confirmed(model, element));
}

/** Who picked a place by its key is led to what it offers, and by Esc back to it. */
function confirmed(model, element) {
  if (document.activeElement !== element || !(model.staged || model.place)) return;
  model.from = element;
  firstAnswer()?.focus({ preventScroll: true });
}

/** Pointing at a place shows the effect of its one move. */
function hovered(model, event) {
  const place = event.target.closest?.("[data-at][data-can]");
  const ids = place?.dataset.at.split(" ") ?? [];
  const here = place ? model.choices.filter((choice) => ids.includes(model.board.where(choice, model.face)[0])) : [];
  model.point(here.length === 1 ? here[0] : null);
  const about = explained(event);
  if (event.type === "focusin") hush(model, about);
  else if (about !== model.explained?.element) hush(model); // what comes under a pointer that rests was not asked about
}

/** What explains itself when a pointer moves to it; a finger has to stay. */
const explained = (event) => (event.pointerType === "touch" ? null : event.target.closest?.("[data-explain]"));

function longPress(model, held) {
  const about = held.target.closest?.("[data-explain]");
  if (!about) return;
  held.preventDefault();
  hush(model, about, 0);
}

function shortcut(model, key) {
  if (key.ctrlKey || key.metaKey || key.altKey) return;
  const writes = /^(INPUT|TEXTAREA|SELECT)$/.test(key.target.tagName);
  if (key.key === "Escape" && !raised() && (!writes || key.target.closest("#prompt"))) stepBack(model);
  else if (writes) return;
  else if (key.key === "?") model.explain();
  else if (raised()) return;
  else if (/^[1-9]$/.test(key.key)) picked(Number(key.key));
  else if (model.replay && (key.key === "ArrowLeft" || key.key === "ArrowRight")) model.goTo(model.replay.ply + (key.key === "ArrowLeft" ? -1 : 1));
}

/** A digit: the choice at that place; where a number is asked, the number begins with it. */
function picked(digit) {
  const number = document.querySelector("#prompt .amount input[type=text]");
  if (number) number.focus(); // before the key is typed: it goes in
  else document.querySelectorAll("#prompt button.choice:not([disabled])")[digit - 1]?.click();
}

/** Esc: an open menu folds, else what was about to be done is dropped. */
function stepBack(model) {
  const menu = document.querySelector(".more[open]");
  if (menu) menu.open = false;
  else model.stepBack();
  if (!menu && model.from?.isConnected) model.from.focus({ preventScroll: true });
  model.from = null;
  if (menu?.contains(document.activeElement)) menu.querySelector("summary").focus();
}

/** The main choice, or the first thing to pick, or what answers an offer, or the head of a long list. */
const firstAnswer = () => ["[data-focus]:enabled", ".piece:enabled", ".answers button:enabled", ".groups :is(summary, .choice)", ".choice:enabled"].flatMap((one) => [...document.querySelectorAll(`#prompt ${one}`)]).find((one) => one.checkVisibility());

/**
 * When a new question comes and the person was answering the last one, the focus goes to its first answer; where the button that had
 * it made room for a form, to the head of that, and back again. A piece of which no more can be added hands it on.
 */
function refocus(model, before) {
  const ask = model.live ? model.prompt?.ask ?? null : null;
  const step = model.draft?.verb ?? model.staged?.move ?? model.place;
  const active = document.activeElement;
  const lost = !active || active === document.body;
  if (ask !== null && ask !== before.ask) {
    document.getElementById("prompt").scrollTop = 0;
    if (before.ask !== null) {
      chime();
      if (model.narrow.matches && model.pane === "board") reveal(); // who has just come sees the table from its head
    }
    if (lost || active.closest("#prompt, .board") || active.id === "main") firstAnswer()?.focus({ preventScroll: true });
  } else if (ask !== null && step !== before.step && lost) {
    const opener = before.form && document.querySelector("#prompt .compose");
    (document.querySelector("#prompt .composer h3") || opener || firstAnswer())?.focus({ preventScroll: true });
  } else if (active?.matches("#prompt .piece:disabled")) {
    (active.closest(".pick")?.querySelector("[data-focus]:enabled") ?? active.nextElementSibling)?.focus({ preventScroll: true });
  }
  return { ask: ask ?? before.ask, step, form: Boolean(model.draft) };
}

/** On a phone the prompt lies over the board: what can be done on a drawing comes into sight, if there is room for all of it. */
function reveal() {
  const boxes = [...document.querySelectorAll(".board svg [data-can]")].map((one) => one.getBoundingClientRect());
  if (!boxes.length) return;
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)) - 8, Math.max(...boxes.map((box) => box.bottom)) + 8];
  const room = document.getElementById("prompt").getBoundingClientRect().top;
  if (bottom - top < room) scrollBy(0, Math.max(bottom - room, Math.min(top, 0)));
}
