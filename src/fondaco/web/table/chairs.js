/** Before the first move: who sits where, the invite link with its QR code, the start. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { post } from "../api.js";
import { me, somebody } from "../me.js";
import { sign } from "../players.js";
import { span } from "../time.js";
import { named } from "./person.js";

/** @param {import("./model.js").Model} model */
export function chairs(model) {
  const { say } = model.words;
  const { table } = model;
  const free = table.chairs.filter((chair) => chair.kind === "open");
  const mine = table.yours.length > 0;
  return html`
    <section class="narrow chairs">
      <h2>${say("chairs-title")}</h2>
      ${model.problem ? html`<p class="problem" role="alert">${model.problem}</p>` : nothing}
      <ol class="sheet chair-list">${table.chairs.map((chair) => html`<li>
        ${sign(chair.seat)} <span class="seat-name">${chair.kind === "open" ? html`<i class="quiet">${say("seat-open")}</i>` : chair.you ? chair.name : named(model, chair.person, chair.name)}</span>
        ${chair.host ? html`<span class="tag">${say("seat-host")}</span>` : nothing}
        ${chair.you ? html`<span class="tag">${say("seat-you")}</span>` : chair.kind === "bot" ? html`<span class="tag quiet">${say("seat-bot-short")}</span>` : nothing}
        ${chair.kind === "open" && !mine ? html`<button form="join" value=${chair.seat}>${say("chairs-sit")}</button>` : nothing}
      </li>`)}</ol>
      <ul class="quiet terms">${terms(model).map(([what, term]) => html`<li>${what}: ${term}</li>`)}</ul>
      ${!mine && free.length ? joinForm(model) : nothing}
      ${table.host
        ? html`<div class="choices">
            <button class="main" @click=${() => start(model, free.length)}>${free.length ? say("chairs-start-fill", { free: free.length, bot: filler(model).label }) : say("chairs-start")}</button>
            <button @click=${() => leave(model)}>${say("chairs-close")}</button>
          </div>`
        : mine ? html`<p role="status">${say("chairs-wait")}</p><button @click=${() => leave(model)}>${say("chairs-leave")}</button>` : nothing}
      ${table.key ? invite(model) : nothing}
    </section>
  `;
}

/** What whoever sits down agrees to: pace, clock, and what is played otherwise than usual. */
function terms({ table, game, words: { say } }) {
  const { kind, seconds, increment } = table.clock;
  const clock = { none: () => say("new-clock-none"), move: () => span(seconds), bank: () => say("clock-bank", { bank: span(seconds), more: increment ? span(increment) : "none" }) };
  const chosen = game.options.filter(({ name, default: usual }) => (table.options[name] ?? usual) !== usual);
  return [
    [say("new-pace"), say(`new-pace-${table.pace}`)],
    [say("new-clock"), clock[kind]()],
    ...chosen.map(({ name, label, values, labels }) => [label, labels[values.indexOf(table.options[name])]]),
  ];
}

/** Whoever has no name yet says it here, and sits down anywhere, or by the button beside a seat on that one. */
function joinForm(model) {
  const { say } = model.words;
  const sit = (sent) => (sent.preventDefault(), join(model, sent.submitter?.value ? Number(sent.submitter.value) : null, sent.target.elements.name?.value));
  return html`<form id="join" class="row" @submit=${sit}>
    ${model.known === undefined ? (me().then((known) => model.tell({ known })), nothing) : model.known ? nothing : html`<label>${say("chairs-name")} <input name="name" required maxlength="40" autocomplete="nickname" /></label>`}
    <button class="main">${say("chairs-join")}</button>
  </form>`;
}

const join = (model, seat, name) =>
  model.attempt(async () => {
    await somebody(name?.trim() || model.words.say("guest"));
    await post(`/tables/${model.id}/join`, { seat, key: model.key });
    model.stream.close();
    model.house.go(`/t/${model.id}${model.key ? `?key=${model.key}` : ""}`, { replace: true });
  });

/** Whom a free seat gets. */
const filler = ({ game }) => game.bots.find((bot) => bot.usual) ?? game.bots[0];

const start = (model, free) => model.attempt(() => post(`/tables/${model.id}/start`, free ? { fill: filler(model).name } : {}));

async function leave(model) {
  await post(`/tables/${model.id}/leave`).catch(() => {});
  model.house.go("/");
}

function invite(model) {
  const { say } = model.words;
  const link = new URL(`/t/${model.id}?key=${model.table.key}`, location.href).href;
  return html`
    <div class="invite sheet">
      <div>
        <h3>${say("invite-title")}</h3>
        <p>${say("invite-text")}</p>
        <div class="row"><input readonly aria-label=${say("invite-title")} .value=${link} @focus=${(focus) => focus.target.select()} />
          ${navigator.clipboard // only where the connection is secure
            ? html`<button @click=${() => navigator.clipboard.writeText(link).then(() => model.tell({ copied: true }))}>${model.copied ? say("invite-copied") : say("invite-copy")}</button>`
            : nothing}</div>
      </div>
      <img class="qr" src="/api/tables/${model.id}/invite.svg" alt=${say("invite-qr")} width="152" height="152" />
    </div>
  `;
}
