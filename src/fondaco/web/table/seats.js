/** The seats: who sits where, what is public about each, whose turn it is and since when. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { fitted, pigment, sign } from "../players.js";
import { left } from "../time.js";
import { named } from "./person.js";

/** @param {import("./model.js").Model} model */
export function seats(model) {
  const { say } = model.words;
  const waiting = new Map((model.replay ? [] : model.state?.waiting ?? []).map((one) => [one.seat, one]));
  const face = model.face;
  return html`
    <ol class="seats" aria-label=${say("seats-title")}>
      ${model.table.chairs.map((chair) => seat(model, face, chair, waiting.get(chair.seat)))}
    </ol>
  `;
}

function seat(model, face, chair, waited) {
  const { say } = model.words;
  const mine = chair.seat === model.me;
  const bank = model.state?.banks?.[chair.seat];
  const ends = waited?.deadline ? waited.deadline - model.now() : bank;
  return html`
    <li class="seat ${waited ? "turn" : ""} ${mine ? "mine" : ""}" style="--own:${pigment(chair.seat)}" data-seat=${chair.seat}>
      <div class="seat-head">
        ${sign(chair.seat)}
        <span class="seat-name">${chair.you ? fitted(chair.name) : named(model, chair.person, chair.name, fitted(chair.name))}</span>
        ${mine ? html`<span class="tag">${say("seat-you")}</span>` : nothing}
        ${chair.kind === "bot" && !chair.resigned ? html`<span class="tag quiet" title=${say("seat-bot")}>${say("seat-bot-short")}</span>` : nothing}
        ${chair.kind === "person" && !chair.online && !mine && !model.over ? html`<span class="tag quiet">${say("seat-away")}</span>` : nothing}
        ${chair.resigned ? html`<span class="tag quiet">${say("seat-resigned")}</span>` : nothing}
        ${ends != null ? html`<span class="clock quiet">${left(ends)}</span>` : nothing}
      </div>
      <div class="seat-facts">${face.view ? model.board.summary(face, chair.seat) : nothing}</div>
      ${waited && ends == null ? html`<div class="seat-turn quiet">${say("seat-thinks")}</div>` : nothing}
    </li>
  `;
}
