/** The end: who won and why, what to do next. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { post } from "../api.js";
import { player } from "../players.js";

const resultOf = (model) => model.table.result ?? model.state.view.result;

/** Who won, as the prompt's last sentence. @param {import("./model.js").Model} model */
export function headline(model) {
  const { words } = model;
  const result = resultOf(model);
  if (!result) return words.say("outcome-ended");
  return words.rich(result.winners.length === 1 ? "outcome-won" : "outcome-shared", { seat: result.winners, score: words.score(result.scores[result.winners[0]]) });
}

/** @param {import("./model.js").Model} model */
export function outcome(model) {
  const { words } = model;
  const { say } = words;
  const result = resultOf(model);
  if (!result) return next(model);
  const order = result.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  return html`
    <div class="outcome">
      <p class="quiet">${words.has(`result-${result.why}`) ? say("outcome-why", { why: say(`result-${result.why}`) }) : ""}</p>
      <ol class="ranks">${order.map(({ rank, seat }) => html`<li class=${seat === model.me ? "mine" : ""}>
        <span class="rank">${rank}.</span> ${player(seat, words.names[seat])}
        ${model.table.chairs[seat].resigned ? html`<span class="tag quiet">${say("seat-resigned")}</span>` : nothing}
        <b class="score">${result.scores[seat].toLocaleString(words.language)}</b></li>`)}</ol>
    </div>
    ${next(model)}
  `;
}

function next(model) {
  const { say } = model.words;
  const { table } = model;
  const sat = table.chairs.some((chair) => chair.you);
  return html`<div class="choices">
    ${sat || table.rematch ? html`<button class="main" data-focus @click=${() => again(model)}>${table.rematch ? say("outcome-join-rematch") : say("outcome-rematch")}</button>` : nothing}
    <a class="button" href="/api/tables/${table.id}/record${model.key ? `?key=${model.key}` : ""}" download>${say("outcome-record")}</a>
    <a class="button" href="/">${say("page-home")}</a>
  </div>`;
}

const again = (model) =>
  model.attempt(async () => {
    const table = await post(`/tables/${model.id}/rematch`);
    model.house.go(`/t/${table.id}`);
  });
