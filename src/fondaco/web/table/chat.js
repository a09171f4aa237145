/** Talk at the table. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { player } from "../players.js";
import { clockTime } from "../time.js";
import { named, unheard } from "./person.js";

/** @param {import("./model.js").Model} model */
export function chat(model) {
  const { say } = model.words;
  return html`
    <div class="chat">
      <div class="chat-lines" role="log" aria-live="polite" aria-label=${say("chat-title")} tabindex="0"><ol>
        ${model.chat.length ? nothing : html`<li class="quiet">${say("chat-empty")}</li>`}
        ${model.chat.map((line) => html`<li>${speaker(model, line)} <span>${line.text}</span> <time class="quiet">${clockTime(line.at)}</time></li>`)}
        ${unheard(model)}
      </ol></div>
      <form class="row" @submit=${(sent) => send(model, sent)}>
        <input name="text" maxlength="500" autocomplete="off" aria-label=${say("chat-say")} placeholder=${say("chat-say")} />
        <button>${say("chat-send")}</button>
      </form>
    </div>
  `;
}

function speaker(model, line) {
  const chair = model.table.chairs.find((one) => one.person && one.person === line.person);
  return named(model, line.person, line.name, chair ? player(chair.seat, line.name) : html`<b>${line.name}</b>`);
}

async function send(model, sent) {
  sent.preventDefault();
  const field = sent.target.elements.text;
  const text = field.value.trim();
  if (!text) return;
  if ((await model.act({ type: "chat", text })) && field.value.trim() === text) field.value = ""; // not the next line begun meanwhile
}
