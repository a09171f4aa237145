/** The board and the choices know each other by places: data-at on an element, `where` of a move. */

import { pick } from "./choices.js";
import { openForms } from "./compose.js";
import { picked, picks } from "./moves.js";

/** The ids an element stands for. */
const idsOf = (element) => element.dataset.at.split(" ");

/** Where a choice is made on the board: the first place `where` names. */
export function placeOf(model, choice, face = model.face) {
  return model.board.where(choice, face)[0] ?? null;
}

/** Choices by the place where they are made. @returns {Map<string, import("./moves.js").Choice[]>} */
function byPlace(model) {
  const places = new Map();
  if (!model.prompt || !model.live) return places;
  const { face } = model;
  for (const choice of model.choices) {
    const place = placeOf(model, choice, face);
    if (place) places.set(place, [...(places.get(place) ?? []), choice]);
  }
  return places;
}

/** What can be done at an element: the moves of its places, or for something to pick those that take it. */
function movesAt(model, element, places) {
  const row = rowOf(model, element);
  return row ? row.choices.filter((choice) => picked(choice).includes(element.dataset.pick)) : idsOf(element).flatMap((id) => places.get(id) ?? []);
}

/** The pick this element's thing belongs to, if it is being asked for. */
function rowOf(model, element) {
  if (!element.dataset.pick || !model.prompt || !model.live) return null;
  return picks(model.choices, model.board.picks).find((row) => element.dataset.pick in row.of && idsOf(element).some((id) => row.choices.some((choice) => model.board.where(choice, model.face).includes(id)))) ?? null;
}

/** Make what can be done glow, reachable by Tab, and named for those who do not see it. */
export function mark(board, model) {
  if (!board) return;
  const places = byPlace(model);
  for (const element of board.querySelectorAll("[data-at]")) {
    const here = movesAt(model, element, places);
    element.toggleAttribute("data-can", here.length > 0);
    const button = element.querySelector("[data-head]") ?? element; // the rest, a table perhaps, is read as what it is
    if (here.length && !element.ariaHidden) {
      button.setAttribute("tabindex", "0");
      button.setAttribute("role", "button");
      button.setAttribute("aria-label", named(model, element, here, button));
    } else if (button.getAttribute("role") === "button") {
      for (const name of ["tabindex", "role", "aria-label"]) button.removeAttribute(name);
    }
  }
  const staged = model.staged ?? model.hint;
  light(board, staged ? model.board.where(staged, model.face) : model.lit ?? []);
}

/** What can be done here, and what is to be read here, unless that says it already. */
function named({ words }, element, here, button) {
  const [first, last] = [here[0], here.at(-1)];
  const several = element.dataset.pick ? words.called(`verb-${first.verb}`, first.verb) : `${first.label} … ${last.label}`;
  const label = here.length === 1 ? first.label : several;
  const shown = button.textContent.replace(/\s+/g, " ").trim();
  return !shown || ` ${label} `.includes(` ${shown} `) ? label : `${label}: ${shown}`;
}

/** Light up the elements of these places, and no others. */
export function light(board, ids) {
  const wanted = new Set(ids);
  for (const element of board.querySelectorAll("[data-at]")) {
    element.toggleAttribute("data-lit", idsOf(element).some((id) => wanted.has(id)));
  }
}

/** A click or Enter on the board: one choice here is looked at (a second time: made), several are listed. */
export function touch(model, element, confirm) {
  const places = byPlace(model);
  const here = movesAt(model, element, places);
  if (!here.length) return false;
  const row = rowOf(model, element);
  if (row) return add(model, row, element.dataset.pick);
  if (here.length > 1) {
    const form = openForms(model).find(({ verb }) => model.board.composed.includes(verb) && here.every((choice) => choice.verb === verb));
    if (form) return open(model, form, here);
    const control = document.getElementById(`amount-${here[0].verb}`);
    if (control && here.every((choice) => choice.verb === here[0].verb)) {
      control.focus();
      return true;
    }
    const id = idsOf(element).find((one) => places.has(one));
    model.tell({ place: model.place === id ? null : id, staged: null });
  } else if (confirm === "never" || model.staged?.move === here[0].move) model.play(here[0].move);
  else model.stage(here[0]);
  return true;
}

/** One more of it; when there can be no more, none. */
function add(model, row, name) {
  const chosen = model.amounts[row.verb] ?? {};
  const own = chosen[name] ?? 0;
  const total = Object.values(chosen).reduce((sum, count) => sum + count, 0);
  pick(model, row, { ...chosen, [name]: own < row.of[name] && total < row.most ? own + 1 : 0 });
  return true;
}

/** Open a form with what all moves of a place have in common. */
function open(model, form, here) {
  const shared = form.fields.map((field, index) => [field.name, here[0].words[index]]).filter(([, word], index) => here.every((choice) => choice.words[index] === word));
  model.compose(form.verb, Object.fromEntries(shared));
  requestAnimationFrame(() => document.querySelector("#prompt .composer input[type=text]")?.focus());
  return true;
}
