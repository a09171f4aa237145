/** Every legal move as a list: number rows, buttons, long lists grouped by where they happen. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { amount } from "./amount.js";
import { openForms, pieces } from "./compose.js";
import { choiceOf, picks, sort } from "./moves.js";
import { placeOf } from "./places.js";

const FEW = 8;
const FEW_ON_A_PHONE = 4;

/** @param {import("./model.js").Model} model */
export function choices(model) {
  const { face } = model;
  const late = ({ move, verb }) => Number([move, verb].some((one) => model.board.last.includes(one)));
  const bundles = picks(model.choices, model.board.picks);
  const elsewhere = new Set([...bundles.map((row) => row.verb), ...openForms(model).map((form) => form.verb).filter((verb) => model.board.composed.includes(verb))]);
  const { rows, rest } = sort(model.choices.filter((choice) => !elsewhere.has(choice.verb)).sort((one, other) => late(one) - late(other)), model.board.numbers);
  const here = model.place ? rest.filter((choice) => placeOf(model, choice, face) === model.place) : rest;
  // One number and a few others, such as a bid or a pass, stand side by side.
  const together = rows.length === 1 && rest.length <= 2 && !model.place;
  if (together) return numberRow(model, rows[0], rest);
  // What stands beside an offer is not said twice; what is composed is listed last, and folded.
  const beside = model.place ? [] : model.board.offers(face).flatMap((offer) => offer.answers ?? []);
  const free = here.filter((choice) => !beside.includes(choice.move));
  const said = free.length ? free : here;
  const menu = model.place ? [] : said.filter((choice) => isComposed(model, choice) && said.filter((other) => other.verb === choice.verb).length > 1);
  const few = said.filter((choice) => !menu.includes(choice));
  return html`
    ${model.choices.length === 1 && !openForms(model).length ? html`<p class="follows">${model.words.say("choices-only")}</p>` : nothing}
    ${model.place ? nothing : [...bundles.map((row) => pickRow(model, row)), ...rows.map((row) => numberRow(model, row, []))]}
    ${model.place
      ? html`<p class="row quiet"><span>${placeName(model, model.place)}</span>
          <button class="bare" @click=${() => model.tell({ place: null })}>${model.words.say("choices-all")}</button></p>`
      : nothing}
    ${few.length <= (model.narrow.matches && !model.place ? FEW_ON_A_PHONE : FEW) ? buttons(model, few, !(rows.length || bundles.length) || Boolean(model.place)) : grouped(model, few)}
    ${[...new Set(menu.map((choice) => choice.verb))].map((verb) => folded(model, menu.filter((choice) => choice.verb === verb)))}
  `;
}

/** Ready-made moves of a kind that is better composed. */
const folded = (model, list) => html`<details class="ready-made"><summary>${verbName(model, list[0])} <span class="quiet">(${list.length})</span></summary>${grouped(model, list, true)}</details>`;

/** Can this kind of move be composed in a form? */
export const isComposed = (model, { verb }) => (model.prompt?.forms ?? []).some((form) => form.verb === verb);

function numberRow(model, row, others) {
  const { say } = model.words;
  const value = model.amounts[row.verb] ?? row.values.at(model.board.highest.includes(row.verb) ? -1 : 0);
  const choice = row.choices[row.values.indexOf(value)] ?? row.choices[0];
  return html`
    <form class="number" @submit=${(sent) => (sent.preventDefault(), model.play(choice.move))}>
      ${amount({
        id: `amount-${row.verb}`,
        label: choice.label,
        values: row.values,
        value,
        say,
        follows: model.board.consequence(choice, model.face),
        change: (next) => {
          model.amounts = { ...model.amounts, [row.verb]: next };
          model.tell({ hint: row.choices[row.values.indexOf(next)] });
        },
      })}
      <div class="choices">
        <button class="main" ?disabled=${!model.live || model.sending} data-focus
          @pointerenter=${() => model.point(choice)} @pointerleave=${() => model.point(null)}
          @focus=${() => model.point(choice)} @blur=${() => model.point(null)}>${choice.label}</button>
        ${others.map((one) => button(model, one))}
      </div>
    </form>
  `;
}

/** Several things at once: tap to add; the button says what it comes to. */
function pickRow(model, row) {
  const chosen = model.amounts[row.verb] ?? {};
  const choice = choiceOf(row, chosen);
  const some = Object.values(chosen).some(Boolean); // taking nothing, where one may, is not what one is invited to do
  const follows = choice && model.board.consequence(choice, model.face);
  return html`
    <form class="number pick" @submit=${(sent) => (sent.preventDefault(), choice && model.play(choice.move))}>
      ${pieces(model, "good", row.of, chosen, (next) => pick(model, row, next), row.most)}
      ${follows ? html`<p class="follows">${follows}</p>` : nothing}
      <div class="choices"><button class=${choice && !some ? "" : "main"} data-focus ?disabled=${!choice || !model.live || model.sending}>${choice?.label ?? verbName(model, row)}</button></div>
    </form>
  `;
}

/** Choose so many of each; the board sees it as the move it would be. */
export function pick(model, row, chosen) {
  model.amounts = { ...model.amounts, [row.verb]: chosen };
  const names = Object.keys(row.of).flatMap((name) => Array(chosen[name] ?? 0).fill(name));
  const move = `${row.verb} ${names.join("+")}`;
  model.tell({ hint: names.length ? choiceOf(row, chosen) ?? { move, verb: row.verb, words: [names.join("+")], label: "" } : null, place: null, staged: null });
}

function buttons(model, list, main) {
  return html`<div class="choices">${repeat(list, (choice) => choice.move, (choice, index) => button(model, choice, main && index === 0))}</div>`;
}

function button(model, choice, main = false) {
  const follows = model.board.consequence(choice, model.face);
  return html`<button
    type="button" class="choice ${main ? "main" : ""}" ?disabled=${!model.live || model.sending} ?data-focus=${main} data-choice=${choice.move}
    @click=${() => model.play(choice.move)}
    @pointerenter=${() => model.point(choice)} @pointerleave=${() => model.point(null)}
    @focus=${() => model.point(choice)} @blur=${() => model.point(null)}
    >${choice.label}${follows ? html`<small>${follows}</small>` : nothing}</button>`;
}

/**
 * A long list, by place; a kind that has places for itself and hardly more than one choice at each, by kind. A group folds, unless
 * it is one of few and has only two choices (on a phone: of two kinds), or all there is inside another fold; what does not fold at
 * the end, such as to finish, stays in sight below.
 */
function grouped(model, list, inside = false) {
  const { face } = model;
  const narrow = model.narrow.matches;
  const places = list.map((choice) => (!narrow && model.board.group(choice)) || placeOf(model, choice, face));
  const apart = (place, { verb }) => list.every((other, number) => places[number] !== place || other.verb === verb);
  const scattered = ({ verb }) => {
    const own = places.filter((_, number) => list[number].verb === verb);
    return own.length > (narrow ? 1 : 2) && own.length <= 2 * new Set(own).size;
  };
  const groups = new Map();
  for (const [number, choice] of list.entries()) {
    const place = places[number];
    const title = place && !(apart(place, choice) && scattered(choice)) ? placeName(model, place) : verbName(model, choice);
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  // On a phone the board stays in sight, and what is composed needs no menu: such lists are folded.
  const unfolded = (all) => groups.size <= 3 && !narrow && !isComposed(model, all[0]);
  if (groups.size === 1 && (inside || (!narrow && (model.place || !isComposed(model, list[0]))))) return html`<div class="groups">${buttons(model, list, false)}</div>`;
  const listed = [...groups];
  const alike = (all) => all.every(({ verb }) => verb === all[0].verb);
  const folds = (all) => all.length > (listed.length <= 3 && !(narrow && alike(all)) ? 2 : 1);
  const end = listed.findLastIndex(([, all]) => folds(all)) + 1;
  return html`<div class="groups">
    ${repeat(listed.slice(0, end), ([title]) => title, ([title, all]) => folds(all)
      ? html`<details ?open=${unfolded(all)}><summary>${title} <span class="quiet">(${all.length})</span></summary>${buttons(model, all, false)}</details>`
      : all.length === 1 ? button(model, all[0]) : buttons(model, all, false))}
  </div>${end < listed.length ? buttons(model, listed.slice(end).flatMap(([, all]) => all), false) : nothing}`;
}

/** A place as people call it: `place-ID` in the game's words, or the id named as a fact. */
function placeName({ words }, place) {
  if (words.has(`place-${place}`)) return words.say(`place-${place}`);
  const [kind, ...id] = place.split("-");
  const value = id.join("-");
  return id.length ? String(words.name(kind, /^\d+$/.test(value) ? Number(value) : value)) : place;
}

const verbName = ({ words }, { verb }) => words.called(`verb-${verb}`, verb);
