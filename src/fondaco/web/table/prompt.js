/** The one place that says what is to be decided now, and offers every way to decide it. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get } from "../api.js";
import { player } from "../players.js";
import { since } from "../time.js";
import { choices } from "./choices.js";
import { composer, composers } from "./compose.js";
import { offers } from "./offers.js";
import { orders } from "./orders.js";
import { headline, outcome } from "./outcome.js";

/** @param {import("./model.js").Model} model */
export function prompt(model) {
  const { say } = model.words;
  const { state } = model;
  if (!state) return nothing;
  return html`
    <section id="prompt" data-ask=${model.prompt?.ask ?? ""} class="prompt sheet ${model.prompt && !model.prompt.amends && model.live ? "asked" : ""} ${state.status === "running" ? "" : "over"}" aria-label=${say("prompt-title")}>
      ${sentence(model)} ${asked(model)}
      ${model.problem ? html`<p class="problem" role="alert">${model.problem}</p>` : nothing}
      ${state.trouble ? html`<p class="problem" role="alert">${state.trouble.text}</p>` : nothing}
      ${proposals(model)} ${model.replay || model.draft ? nothing : offers(model)} ${answer(model)}
      ${model.advice && model.advice.ask === model.prompt?.ask ? advice(model) : nothing}
      ${tools(model)}
    </section>
  `;
}

function sentence(model) {
  const { say } = model.words;
  const { state } = model;
  let text;
  if (model.replay) text = say("replay-looking", { ply: model.replay.ply, plies: model.replay.plies });
  else if (!model.live) text = say("prompt-catching-up");
  else if (state.curtain) text = state.curtain.text;
  else if (model.prompt) text = asking(model);
  else if (model.over) text = headline(model);
  else text = waitingFor(model);
  const reply = model.live && !model.replay && !model.over && replied(model);
  return html`<p class="ask" role="status" aria-live="polite">${reply ? html`<span class="reply">${reply} </span>` : nothing}${text}</p>`;
}

/** What became of what I proposed, until I move again: a phone shows no log beside the board. */
function replied(model) {
  const { me, rows, words } = model;
  if (me === null) return null;
  const since = rows.slice(rows.findLastIndex((row) => row.kind === "move" && row.actor === me && !row.undone) + 1).filter((row) => !row.undone);
  const refused = since.findLast((row) => row.say === "refuse" && rows.find((one) => one.seq === row.proposal)?.actor === me);
  if (refused) return words.signed(words.marked(refused.text));
  const reply = model.board.reply(model.face);
  if (!reply || !since.some((row) => row.events?.includes(reply.event))) return null;
  const { event, text, ...facts } = reply.event;
  return reply.message ? words.rich(reply.message, facts) : words.event(reply.event);
}

/** The question, with the players' signs where the game's words can be said here. */
function asking({ words, prompt }) {
  const ask = `ask-${prompt.decision}`;
  return prompt.facts && !prompt.amends && words.namer && words.has(ask) ? words.rich(ask, prompt.facts) : prompt.text;
}

/** Who is being waited for, and what they decide. */
function waitingFor(model) {
  const { words } = model;
  const doing = `doing-${model.state.view.decision}`;
  const seats = model.state.waiting.map((one) => one.seat);
  if (!seats.length) return words.say("prompt-moment");
  return words.has(doing) ? words.rich(doing, { seat: seats }) : words.rich("prompt-waits", { seat: seats });
}

/** Since when others are being waited for; not told aloud at every second. */
function asked(model) {
  const first = Math.min(...model.state.waiting.map((one) => one.since));
  if (model.prompt || model.replay || !model.live || model.state.status !== "running" || !(model.now() - first > 20)) return nothing;
  return html`<p class="follows">${model.words.say("prompt-since", { since: since(first) })}</p>`;
}

function answer(model) {
  const { say } = model.words;
  const { state } = model;
  if (model.replay) return nothing;
  if (!model.live) return html`<div class="choices"><button class="main" @click=${() => model.catchUp()}>${say("prompt-catch-up")}</button></div>`;
  if (state.curtain) {
    return html`<div class="choices"><button class="main" data-focus @click=${() => model.act({ type: "sit", seat: state.curtain.seat })}>${say("curtain-lift", { seat: state.curtain.seat })}</button></div>`;
  }
  if (model.over) return outcome(model);
  const replaced = model.table.chairs.find((chair) => chair.you && chair.kind === "bot" && !chair.resigned);
  if (replaced) return html`<div class="choices"><button class="main" @click=${() => model.act({ type: "return", seat: replaced.seat })}>${say("tool-return")}</button></div>`;
  if (!model.prompt) return orders(model);
  if (model.staged) return staged(model);
  if (model.draft) return composer(model);
  return html`${choices(model)} ${composers(model)}`;
}

/** A move picked on the board, to be confirmed. */
function staged(model) {
  const { say } = model.words;
  const follows = model.board.consequence(model.staged, model.face);
  return html`
    ${follows ? html`<p class="follows">${follows}</p>` : nothing}
    <div class="choices">
      <button class="main" data-focus ?disabled=${model.sending} @click=${() => model.play(model.staged.move)}>${model.staged.label}</button>
      <button @click=${() => model.tell({ staged: null })}>${say("prompt-other")}</button>
    </div>
  `;
}

function proposals(model) {
  const { words } = model;
  return (model.state.proposals ?? []).map((one) => {
    const voter = [model.me, ...model.table.yours].find((seat) => seat !== null && !one.agreed.includes(seat) && one.seat !== seat);
    const asked = model.table.chairs.filter((chair) => chair.kind === "person" && chair.seat !== one.seat && !one.agreed.includes(chair.seat)).map(({ seat }) => seat);
    const vote = (agree) => () => model.act({ type: "vote", proposal: one.proposal, agree, seat: voter });
    return html`<div class="proposal sheet inner">
      <p role="status">${one.what === "replace" ? words.rich("proposal-replace", { seat: one.by, absent_seat: one.seat }) : words.rich("proposal-text", { seat: one.by, what: one.what })}</p>
      ${voter === undefined
        ? html`<p class="quiet">${words.rich("prompt-waits", { seat: asked })}</p>`
        : html`<div class="row">${voter === model.me ? nothing : player(voter, words.names[voter])}
            <button class="main" @click=${vote(true)}>${words.say("proposal-agree")}</button>
            <button @click=${vote(false)}>${words.say("proposal-refuse")}</button>
          </div>`}
    </div>`;
  });
}

function tools(model) {
  const { say } = model.words;
  const { state } = model;
  const mine = model.me;
  const running = state.status === "running" && !model.replay;
  const back = running && mine !== null && state.undo != null;
  return html`
    <div class="tools row">
      ${back ? html`<button class="bare" @click=${() => model.act({ type: "undo", seq: state.undo, seat: mine })}>${say("tool-undo")}</button>` : nothing}
      ${advisable(model) ? html`<button class="bare" @click=${() => advise(model)}>${say("tool-advice")}</button>` : nothing}
      <button class="bare" @click=${() => model.explain()} aria-keyshortcuts="?">${say("tool-help")}</button>
      ${running && mine !== null ? more(model) : nothing}
    </div>
  `;
}

/** Among bots alone one may ask one of them. */
const advisable = (model) => model.prompt && !model.prompt.amends && model.live && model.amongBots;

/** What it says, and the move to take as it stands: an offer would be long to compose. */
const advice = (model) => html`<div class="advice">
  <p role="status">${model.advice.text}</p>
  <button class="bare" ?disabled=${!model.live || model.sending} @click=${() => model.play(model.advice.move)}>${model.words.say("advice-take")}</button>
</div>`;

const advise = (model) =>
  model.attempt(async () => {
    model.tell({ advice: await get(`/tables/${model.id}/advice`, { seat: model.me }) });
    requestAnimationFrame(() => document.querySelector(".advice")?.scrollIntoView({ block: "nearest" }));
  });

/** Seats of people who have been waited for so long that a bot may step in. */
function absent(model) {
  const patience = model.table.pace === "live" ? 120 : 86_400;
  const { chairs } = model.table;
  return model.state.waiting.filter((one) => chairs[one.seat].kind === "person" && one.seat !== model.me && model.now() - one.since > patience).map((one) => one.seat);
}

function more(model) {
  const { say } = model.words;
  const mine = model.me;
  const propose = (what) => () => model.act({ type: "propose", what, seat: mine });
  const fold = (event) => (event.currentTarget.closest("details").open = false);
  return html`<details class="more" @focusout=${(left) => left.currentTarget.contains(left.relatedTarget) || fold(left)}><summary>${say("tool-more")}</summary><div class="menu sheet" @click=${fold}>
    ${model.state.undo == null ? html`<button class="bare" @click=${propose("undo")}>${say("tool-ask-undo")}</button>` : nothing}
    ${absent(model).map((seat) => html`<button class="bare" @click=${() => model.act({ type: "propose", what: "replace", concerns: seat, seat: mine })}>${say("tool-replace", { seat })}</button>`)}
    <button class="bare" @click=${() => confirm(say("tool-end-sure")) && propose("end")()}>${say("tool-end")}</button>
    <button class="bare" @click=${() => confirm(say("tool-resign-sure")) && model.act({ type: "resign", seat: mine })}>${say("tool-resign")}</button>
  </div></details>`;
}
