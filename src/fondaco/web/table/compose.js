/** Open kinds of moves, composed from their forms: amounts, choices, picks, and two trays for a deal. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { amount, steps } from "./amount.js";
import { clausesField, clausesWord } from "./clauses.js";
import { bundle } from "./moves.js";

/** Forms that say more than the choices do; a lone amount that is also a number row is left to that row. */
export function openForms(model) {
  const listed = new Set(model.choices.filter((choice) => choice.words.length === 1).map((choice) => choice.verb));
  return (model.prompt?.forms ?? []).filter(
    (form) => !(form.fields.length === 1 && form.fields[0].kind === "amount" && !form.fields[0].or && listed.has(form.verb)),
  );
}

/** The buttons that open a form, one for each verb; with whom, the form itself asks. */
export function composers(model) {
  const forms = openForms(model);
  if (!forms.length || model.draft) return nothing;
  const again = model.lastDraft && fitting(forms, model.lastDraft);
  return html`<div class="choices">
    ${[...new Set(forms.map((form) => form.verb))].map((verb) => html`<button class="choice compose" @click=${() => model.compose(verb, {})}>${formName(model, verb)} …</button>`)}
    ${again
      ? html`<button class="choice" @click=${() => model.compose(again.verb, still(again.fields, model.lastDraft.values))}>${model.words.say("deal-repeat")}</button>`
      : nothing}
  </div>`;
}

const formName = ({ words }, verb) => words.called(`form-${verb}`, words.called(`verb-${verb}`, verb));

const partner = (form) => form.fields.find((field) => field.name === "seat" && field.of.length === 1)?.of[0];

/** Where a verb has a form for each partner: the partners, to choose one. What was put together for another is dropped. */
function partners(model, forms, chosen) {
  if (forms.length < 2) return nothing;
  const field = { name: "seat", key: "partner", of: forms.map(partner) };
  const change = (seat) => model.tell({ draft: { verb: chosen.verb, values: { seat } } });
  return choiceField(model, field, partner(chosen), change, model.words.say("deal-with"));
}

/** The form being composed. */
export function composer(model) {
  const { draft, words } = model;
  const { say } = words;
  const forms = openForms(model);
  const form = fitting(forms, draft);
  if (!form) return nothing;
  const values = still(form.fields, draft.values);
  const change = (name, value) => model.tell({ draft: { verb: draft.verb, values: { ...values, [name]: value } } });
  const move = write(form, values);
  const short = lacking(form.fields, values);
  const follows = model.board.consequence({ move, verb: form.verb, words: move.split(" ").slice(1), label: "" }, model.face);
  const rivals = forms.filter(({ verb }) => verb === form.verb);
  const told = rivals.length > 1 ? ["seat"] : []; // with whom is chosen above
  const trays = form.fields.filter((field) => field.kind === "bundle").length === 2;
  return html`
    <form class="composer ${trays ? "trays" : ""}" @submit=${(sent) => {
      sent.preventDefault();
      model.lastDraft = draft;
      model.play(move);
    }}>
      <h3 tabindex="-1">${formName(model, form.verb)}</h3>
      <div class="fields">${partners(model, rivals, form)}${form.fields.map((field) => fieldOf(model, field, values[field.name], (value) => change(field.name, value), { verb: form.verb, values, told }))}</div>
      ${follows ? html`<div class="follows">${follows}</div>` : nothing}
      ${short ? html`<p class="follows">${say("deal-lacking", { where: fieldLabel(model, short, form.verb) })}</p>` : nothing}
      <div class="row">
        <button class="main" data-focus ?disabled=${model.sending || short}>${say("deal-send")}</button>
        <button type="button" @click=${() => model.stepBack()}>${say("deal-cancel")}</button>
      </div>
    </form>
  `;
}

/** The form of a draft's verb that takes the values it starts from, or at least their partner (a counter has one form for each). */
function fitting(forms, { verb, values }) {
  const same = forms.filter((form) => form.verb === verb);
  return same.find((form) => takes(form.fields, values)) ?? same.find((form) => partner(form) === values.seat) ?? same[0];
}

const offered = (field, word) => field.of.map(String).includes(String(word));

/** Are the choices made among those on offer? */
const takes = (fields, values) => fields.every((field) => field.kind !== "choice" || values[field.name] === undefined || offered(field, values[field.name]));

/** What these fields still take of a draft from an earlier question: a target may be out of reach by now, a piece or the money spent. */
export const still = (fields, values) => Object.fromEntries(fields.filter(({ name }) => values[name] !== undefined).map((field) => [field.name, kept(field, values[field.name])]));

function kept(field, value) {
  const within = (stock, chosen) => Object.fromEntries(Object.entries(chosen).map(([name, count]) => [name, Math.min(count, stock[name] ?? 0)]));
  const most = (numbers, wanted) => numbers.findLast((one) => one <= wanted) ?? numbers[0];
  switch (field.kind) {
    case "amount":
      return value === field.or ? value : most(steps(field), value);
    case "choice":
      return offered(field, value) ? value : undefined;
    case "pick":
      return total(value) > (field.most ?? Infinity) ? {} : within(field.of, value);
    case "bundle":
      return { money: most(steps(field.money), value.money), pieces: within(field.pieces, value.pieces) };
    case "list":
      return value.filter((one) => takes(field.of, one)).map((one) => still(field.of, one));
    default:
      return value;
  }
}

/** A field by the word of its form, such as `field-counter-give`, or by its own. */
const fieldLabel = ({ words }, { name }, verb) => words.called(`field-${verb}-${name}`, words.called(`field-${name}`, name));

function fieldOf(model, field, value, change, whole) {
  const label = fieldLabel(model, field, whole.verb);
  switch (field.kind) {
    case "amount":
      return html`<fieldset><legend>${label}</legend>${numberField(model, field, value, change, label)}</fieldset>`;
    case "choice":
      if (field.of.length > 1) return choiceField(model, field, value, change, label);
      return whole.told?.includes(field.name) ? nothing : html`<p class="follows">${label}: ${model.words.shown(field.name, field.of[0])}</p>`;
    case "pick":
      return html`<fieldset><legend>${label}</legend>${pieces(model, field.name, field.of, value ?? {}, change, field.most, { ...whole, field })}</fieldset>`;
    case "bundle":
      return bundleField(model, field, value ?? { money: 0, pieces: {} }, change, label, whole);
    case "list":
      return listField(model, field, value ?? [], change, label, whole);
    case "clauses":
      return clausesField(model, field, value ?? [], change, label, fieldOf);
    default:
      return html`<label>${label} <input .value=${value ?? ""} @input=${(typed) => change(typed.target.value)} /></label>`;
  }
}

function numberField(model, field, value, change, label) {
  const { say } = model.words;
  const without = field.or !== undefined && (value === undefined || value === field.or);
  return html`
    ${field.or === undefined ? nothing : html`<label class="check"><input type="checkbox" .checked=${!without} @change=${(ticked) => change(ticked.target.checked ? field.least ?? 0 : field.or)} /> ${say("deal-named")}</label>`}
    ${without ? nothing : amount({ id: `field-${field.key ?? field.name}`, label, values: steps(field), value: value ?? field.least ?? 0, change, say })}
  `;
}

function choiceField(model, field, value, change, label) {
  return html`<fieldset class="pills"><legend>${label}</legend>
    ${field.of.map((word) => html`<label><input type="radio" name=${field.key ?? field.name} .checked=${String(value ?? field.of[0]) === String(word)} @change=${() => change(word)} /><span>${model.words.shown(field.name, word)}</span></label>`)}
  </fieldset>`;
}

/** Tap to add, tap the count to take away. The board may draw a picture beside a piece's name, or leave out what does not fit now. */
export function pieces(model, fact, stock, chosen, change, most = Infinity, whole = {}) {
  const { words, face } = model;
  const full = total(chosen) >= most;
  const put = (name, count) => change({ ...chosen, [name]: count });
  return html`<ul class="pieces">
    ${Object.entries(stock).map(([name, count]) => {
      const own = chosen[name] ?? 0;
      const picture = model.board.piece(name, whole, face);
      if (picture === null && !own) return nothing;
      const called = pieceName(words, fact, name);
      return html`<li class=${own ? "in" : ""}>
        <button type="button" class="piece" ?disabled=${own >= count || full} @click=${() => put(name, own + 1)}>
          <span class="called">${picture ?? nothing}${called}</span><span class="count">${own} / ${count}</span><span class="sr">${words.say("amount-more")}</span></button>
        ${own ? html`<button type="button" class="step" @click=${() => put(name, own - 1)} aria-label="${called}: ${words.say("amount-less")}">−</button>` : nothing}
      </li>`;
    })}
  </ul>`;
}

/** A piece by the first fact name under which the words know it. */
function pieceName(words, fact, name) {
  for (const kind of [fact, "piece", "good", "goods"]) {
    const called = words.name(kind, name);
    if (called !== name) return called;
  }
  return name;
}

function bundleField(model, field, value, change, label, whole) {
  const { say } = model.words;
  const money = steps(field.money);
  return html`<fieldset class="tray"><legend>${label}</legend>
    ${money.length > 1 ? amount({ id: `money-${field.key ?? field.name}`, label: `${label}: ${say("deal-money")}`, values: money, value: value.money, change: (next) => change({ ...value, money: next }), say, follows: say("deal-money") }) : nothing}
    ${pieces(model, "piece", field.pieces, value.pieces, (next) => change({ ...value, pieces: next }), Infinity, { ...whole, field })}
  </fieldset>`;
}

function listField(model, field, value, change, label, whole) {
  const { say } = model.words;
  /** A new entry is about something that no other entry is about yet. */
  const fresh = () => Object.fromEntries(field.of.filter((inner) => inner.kind === "choice").map(({ name, of }) => [name, of.find((word) => value.every((one) => one[name] !== word)) ?? of[0]]));
  const put = (index, name, next) => change(value.map((one, at) => (at === index ? { ...one, [name]: next } : one)));
  return html`<fieldset><legend>${label}</legend>
    ${value.map((one, index) => html`<div class="sheet inner">
      ${field.of.map((inner) => fieldOf(model, { ...inner, key: `${field.name}-${index}-${inner.name}` }, one[inner.name], (next) => put(index, inner.name, next), { verb: whole.verb, values: one }))}
      <button type="button" class="bare" @click=${() => change(value.filter((_, at) => at !== index))}>${say("deal-drop")}</button></div>`)}
    <button type="button" ?disabled=${value.length >= (field.most ?? 9)} @click=${() => change([...value, fresh()])}>${say("deal-add")}</button>
  </fieldset>`;
}

/** The first field in which too little is chosen, also within a list; the house checks the rest. */
export function lacking(fields, values) {
  for (const field of fields) {
    const value = values[field.name];
    const short = field.kind === "list" ? (value ?? []).map((one) => lacking(field.of, one)).find(Boolean) : amountIn(field, value) < (field.least ?? 0) && field;
    if (short) return short;
  }
  return null;
}

/** How much is chosen of what is put together; all other fields always have a value. */
const amountIn = ({ kind }, value) => (kind === "pick" ? total(value) : kind === "bundle" ? (value?.money ?? 0) + total(value?.pieces) : Infinity);

const total = (chosen) => Object.values(chosen ?? {}).reduce((sum, count) => sum + count, 0);

/** The notation of a composed move. */
export function write(form, values) {
  const words = form.fields.map((field) => word(field, values[field.name]));
  while (words.length && form.fields[words.length - 1].optional && words.at(-1) === "-") words.pop();
  return [form.verb, ...words].join(" ");
}

function word(field, value) {
  switch (field.kind) {
    case "amount":
      return String(value ?? field.or ?? field.least ?? 0);
    case "choice":
      return String(value ?? field.of[0]);
    case "pick":
      return Object.keys(field.of).flatMap((name) => Array(value?.[name] ?? 0).fill(name)).join("+") || "-";
    case "bundle":
      return bundle(value);
    case "list":
      return (value ?? []).map((one) => entry(field, one)).join(field.join.at(-1)) || "-";
    case "clauses":
      return clausesWord(field, value ?? [], word);
    default:
      return String(value ?? "");
  }
}

/** One entry of a list: its fields with the list's own marks between them. */
function entry(field, one) {
  const words = field.of.map((inner) => word(inner, one[inner.name]));
  while (words.length > 1 && field.of[words.length - 1].optional && words.at(-1) === "-") words.pop();
  return words.reduce((text, next, index) => text + field.join[index - 1] + next);
}
