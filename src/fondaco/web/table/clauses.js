/** Promises of several kinds, each with fields of its own: `pay:500+no-bid:2`. A kind may itself hold one (a condition). */

import { html, nothing } from "../vendor/lit-html/lit-html.js";

const kindOf = (field, one) => field.of.find((kind) => kind.verb === one.verb) ?? field.of[0];

/**
 * @param {import("./model.js").Model} model
 * @param {{name: string, of: {verb: string, fields: object[]}[], least: number, most: number}} field
 * @param {{verb: string}[]} value
 * @param {function(object, object, any, function, object): object} fieldOf draws an inner field
 */
export function clausesField(model, field, value, change, label, fieldOf) {
  const { words } = model;
  const alone = field.least === 1 && field.most === 1;
  const held = alone && !value.length ? [{ verb: field.of[0].verb }] : value;
  const put = (index, next) => change(held.map((one, at) => (at === index ? next : one)));
  const select = (chosen, empty, pick) => html`<select aria-label=${label} @change=${(picked) => picked.target.value && pick(picked.target)}>
    ${empty ? html`<option value="" .selected=${true}>${empty}</option>` : nothing}
    ${field.of.map((kind) => html`<option value=${kind.verb} .selected=${kind.verb === chosen}>${words.called(`promise-${kind.verb}`, kind.verb)}</option>`)}</select>`;
  const add = (box) => {
    change([...held, { verb: box.value }]);
    box.value = "";
  };
  return html`<fieldset class="clauses"><legend>${label}</legend>
    ${held.map((one, index) => html`<div class="clause">
      <div class="row">${select(one.verb, "", (box) => put(index, { verb: box.value }))}
        ${alone ? nothing : html`<button type="button" class="bare" @click=${() => change(held.filter((_, at) => at !== index))}>${words.say("deal-drop")}</button>`}</div>
      ${kindOf(field, one).fields.map((inner) => {
        const set = (next) => put(index, { ...one, [inner.name]: next });
        return inner.kind === "choice" ? choice(words, inner, one[inner.name], set) : fieldOf(model, { ...inner, key: `${field.key ?? field.name}-${index}-${inner.name}` }, one[inner.name], set, one);
      })}
    </div>`)}
    ${held.length < field.most && !alone ? select("", words.say("deal-add"), add) : nothing}
  </fieldset>`;
}

/** A choice among many, small: fields of a road, cards, players. */
function choice(words, field, value, change) {
  return html`<label class="clause-choice"><span>${words.called(`field-${field.name}`, field.name)}</span> <select @change=${(picked) => change(picked.target.value)}>
    ${field.of.map((word) => html`<option value=${word} .selected=${String(value ?? field.of[0]) === String(word)}>${words.name(field.name, word)}</option>`)}</select></label>`;
}

/** Their notation: kind and words with colons, promises with plus signs. */
export function clausesWord(field, value, word) {
  const held = !value.length && field.least === 1 && field.most === 1 ? [{ verb: field.of[0].verb }] : value;
  return held.map((one) => [one.verb, ...kindOf(field, one).fields.map((inner) => word(inner, one[inner.name]))].join(":")).join("+") || "-";
}
