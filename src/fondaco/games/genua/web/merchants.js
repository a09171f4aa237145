/** What lies before each merchant: purse, wares, special cards, markers, and the backs of the hand cards. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { around, fitted, pigment, sign } from "/web/players.js";
import { KINDS, kindOf, SPECIALS, WARES } from "./box.js";
import { pieceName } from "./names.js";
import { handOf } from "./scoring.js";
import { ownerIcon, token } from "./tokens.js";

/** My own first, then clockwise. */
export function merchants(table) {
  const { view, say, seats, me } = table;
  return html`<section class="merchants" style="--seats:${view.seats}" aria-label=${say("merchants-title")}>${around(seats, me ?? 0).map((seat) => merchant(table, seat))}</section>`;
}

function merchant(table, seat) {
  const { view, say, seats, me, words } = table;
  const goods = [...WARES, ...SPECIALS].filter((good) => view.goods[seat][good]);
  const backs = KINDS.map((kind) => [kind, view.hands[seat].filter(({ card }) => kindOf(card) === kind).length]).filter(([, count]) => count);
  const seen = seat === me ? [] : handOf(view, seat);
  const purse = view.money[seat];
  const slim = seats.length > 3 && !table.narrow;
  return html`<article class="merchant ${view.active === seat && !view.result ? "active" : ""}" style="--own:${pigment(seat)}" data-at="seat-${seat}">
    <header>${sign(seat)}<b class="who">${fitted(seat === me ? say("you") : seats[seat].name)}</b>
      ${view.start === seat ? html`<span class="start" data-piece="start" data-explain="start" role="img" aria-label=${say("start-player")}>1</span>` : nothing}
      <span class="purse" data-at="purse-${seat}" data-explain="purse">${purse === null ? html`<span class="quiet" role="img" aria-label=${say("purse-hidden")}>?</span>` : purse.toLocaleString(words.language)}<small> ${say("ducat-sign")}</small></span></header>
    <p class="deed quiet">${deed(table, seat)}</p>
    <div class="goods">
      ${goods.map((good) => html`<div class="heap" data-at=${seat === me ? `own-${good}` : `goods-${seat}`} data-explain="good-${WARES.includes(good) ? "ware" : good}" data-facts=${JSON.stringify({ good })}>${token(good, say, { slim })} <b>${view.goods[seat][good]}</b></div>`)}
      ${view.supply[seat] ? html`<div class="heap" data-at=${seat === me ? "own-marker" : `supply-${seat}`} data-explain="marker">${ownerIcon(seat)} <b>${view.supply[seat]}</b></div>` : nothing}
      ${seat === me ? nothing : backs.map(([kind, count]) => html`<div class="heap" data-explain="back-${kind}">${token(kind, say)} <b>${count}</b></div>`)}
    </div>
    ${seen.length ? html`<p class="seen quiet">${say(view.result ? "held" : "seen", { cards: seen.map((card) => pieceName(card, say)).join("; ") })}</p>` : nothing}
  </article>`;
}

/** What a merchant has done or is doing in this turn. */
function deed({ view, say }, seat) {
  if (view.result) return nothing;
  const parts = [];
  if (view.active === seat) parts.push(say("is-active"));
  if (view.actor === seat) parts.push(say("acts-now"));
  else if (view.acted[seat]) parts.push(say("has-acted", { count: view.acted[seat] }));
  if (view.passed[seat]) parts.push(say("has-passed"));
  return parts.join(" · ");
}
