/** Somebody at the table: a press on their name says what can be done about them. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { dialog, putAway } from "../dialog.js";
import { here } from "../me.js";
import { KINDS, silence, silenced } from "../silences.js";

/**
 * A name; of another person, and for somebody with a name of their own, it can be pressed.
 * @param {import("./model.js").Model} model
 * @param {?string} person
 * @param {string} name
 * @param {object} [shown] how the name is drawn
 */
export function named(model, person, name, shown = name) {
  if (!person || !here() || person === here().id) return shown;
  const quiet = silenced("mute", person);
  return html`<button class="name" aria-haspopup="dialog" title=${model.words.say("person-about", { name })}
    @click=${() => model.tell({ person: { id: person, name } })}>${shown}</button>${quiet ? html` <span class="tag quiet">${model.words.say("person-muted")}</span>` : nothing}`;
}

/** What can be done about the person whose name was pressed. */
export function about(model) {
  const { say } = model.words;
  const { id, name } = model.person;
  return dialog(name, () => model.tell({ person: null }), html`
    ${KINDS.map((kind) => html`<div class="silence"><p>${say(`person-${kind}-text`, { name })}</p>
      <button aria-pressed=${String(silenced(kind, id))} @click=${() => turn(model, kind, !silenced(kind, id))}>${say(silenced(kind, id) ? `person-un${kind}` : `person-${kind}`)}</button></div>`)}
    <div class="row"><button class="main" @click=${putAway}>${say("explain-close")}</button></div>`);
}

async function turn(model, kind, on) {
  const { id, name } = model.person;
  const done = await model.attempt(async () => {
    await silence(kind, id, name, on);
    if (kind === "mute") await model.rehear();
  });
  model.tell(done ? {} : { person: null });
}

/** People at this table whom I do not hear. */
export function unheard(model) {
  const people = new Map(model.table.chairs.filter((chair) => chair.person && silenced("mute", chair.person)).map((chair) => [chair.person, chair.name]));
  if (!people.size) return nothing;
  return [...people].map(([id, name]) => html`<li class="quiet">${model.words.say("chat-muted", { name })}
    <button class="bare again" @click=${() => model.tell({ person: { id, name } })}>${model.words.say("chat-muted-change")}</button></li>`);
}
