/** The merchants' houses: a gable for each player, eight places behind its hatches, and what lies before its door. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { fan } from "/web/pieces.js";
import { around, fitted, pigment, sign } from "/web/players.js";
import { cardFace, cardSign } from "./cards.js";
import { coin, fold, GOODS, goodSign, goodTile, unfold } from "./goods.js";
import { cardName } from "./names.js";
import { acted, cardOf, countOf, departure, hasRotted, pointsOf, rots, shipOf } from "./sums.js";

/** Mine first, then clockwise. */
export function houses(table, piece) {
  const { seats, me, say } = table;
  return html`<section class="houses" style="--seats:${seats.length}" aria-label=${say("houses-title")}>${around(seats, me ?? 0).map((seat) => house(table, seat, piece))}</section>`;
}

function house(table, seat, piece) {
  const { view, seats, say, me } = table;
  const acting = !view.result && (view.to_act ?? []).includes(seat);
  return html`<article class="kontor ${acting ? "acting" : ""} ${seat === me ? "mine" : ""}" data-at="house_seat-${seat}" style="--own:${pigment(seat)}">
    <header data-at="gable_seat-${seat}"><svg class="roof" viewBox="0 0 240 52" preserveAspectRatio="none" aria-hidden="true"><path d="M2 52V34H28V22H58V11H88V2H152V11H182V22H212V34H238V52" vector-effect="non-scaling-stroke"></path></svg>
      <span class="who">${sign(seat)}<b>${fitted(seat === me ? say("you") : seats[seat].name)}</b>${view.start === seat ? html`<span class="starter" data-piece="start" data-explain="start" role="img" aria-label=${say("start-marker")}>1</span>` : nothing}</span></header>
    <div class="walls">
      ${places(table, seat)}
      ${decay(table, seat)}
      <div class="door">${before(table, seat, piece)}${bared(table, seat)}${keeps(table, seat)}</div>
    </div></article>`;
}

/** The eight places; what rots when the fleet leaves is marked, lit the stronger the nearer it is. */
function places(table, seat) {
  const { view, box, say, me } = table;
  const stored = view.warehouses[seat];
  const marks = decaying(table, seat);
  const goes = leaving(table, seat);
  const comes = seat === me ? coming(table) : [];
  const seen = [0, 0, 0, 0];
  const tiles = unfold(stored).map((good) => {
    const index = GOODS.indexOf(good);
    const number = seen[index]++;
    const mark = number < marks.sure[index] ? "rots" : number < marks.maybe[index] ? "may-rot" : "";
    return html`<div class="place ${mark} ${number < goes[index] ? "goes" : ""}" data-at="ware-${seat}-${good}" data-explain="stored-${good}">${goodTile(good, say, mark ? worm(mark) : nothing)}</div>`;
  });
  const free = Math.max(0, box.start.places - tiles.length);
  return html`<div class="places ${departure(table)}" data-at="store_seat-${seat}" data-explain="warehouse">${tiles}
    ${Array.from({ length: free }, (_, index) => html`<div class="place empty ${comes[index] ? "comes" : ""}">${comes[index] ? goodTile(comes[index], say) : nothing}</div>`)}</div>`;
}

/** Of each good, how many the hinted move would take out of this warehouse. */
function leaving({ hint, view }, seat) {
  const [first, second, third] = hint?.words ?? [];
  if (hint?.verb === "load" && view.turn === seat) return shipOf(first).need;
  if (hint?.verb === "swap-hand" && view.turn === seat) return fold([first]);
  if (hint?.verb === "swap-with" && view.turn === seat) return fold([second]);
  if (hint?.verb === "swap-with" && Number(first) === seat) return fold([third]);
  return hint?.verb === "vend" && second === "warehouse" && view.turn === seat ? fold([first]) : [0, 0, 0, 0];
}

/** A bite in the corner: whole for what surely rots, outlined for what may. */
const worm = (mark) => svg`<path class="bite ${mark}" d="M26 0V13A4.500 4.500 0 0 1 19.500 8.500 4.500 4.500 0 0 1 13 0Z"></path>`;

/** Between departure and the next fleet nothing lies before anybody. */
const gone = (view) => ["Rot", "Conserve", "NewFleet"].includes(view.decision);

/** Of each good, how many surely rot and how many may: the choice of spices and cheese is the owner's (WI-79). */
function decaying({ view, hint }, seat) {
  const stored = view.warehouses[seat];
  if (view.turn === seat && view.decision === "Conserve") return { sure: view.rotting, maybe: view.rotting };
  if (view.turn === seat && view.decision === "Rot" && hint?.verb === "give-up") {
    const sure = [stored[0], Number(hint.words[0]), Number(hint.words[1]), 0];
    return { sure, maybe: sure };
  }
  const { sure, half, lost } = rots(view, seat);
  if (!lost || view.result || hasRotted(view, seat)) return { sure: [0, 0, 0, 0], maybe: [0, 0, 0, 0] };
  return { sure, maybe: [stored[0], Math.min(stored[1], half), Math.min(stored[2], half), 0] };
}

/** Goods the hinted move would lay into my warehouse. */
function coming({ hint, view }) {
  if (hint?.verb === "store" || (hint?.verb === "fetch" && view.decision === "Supply")) return hint.words[0].split("+");
  return ["swap-hand", "swap-with"].includes(hint?.verb) ? [hint.words.at(-1)] : [];
}

/** In words: what the departure would take from this warehouse. */
function decay(table, seat) {
  const { view, say } = table;
  const { apples, half, saved, lost } = rots(view, seat);
  if (view.result) return nothing;
  const safe = !lost || hasRotted(view, seat);
  const jars = view.preserves[seat];
  return html`<p class="decay ${departure(table)} ${safe ? "none" : ""}" data-at="decay_seat-${seat}" data-explain="decay" data-facts=${JSON.stringify({ apples, half, saved })}>
    ${jars.map((card) => html`<span class="jar" data-explain="card-preserve" data-facts=${JSON.stringify({ amount: cardOf(card).amount })}>${cardSign("preserve")}${cardOf(card).amount}</span>`)}
    <span>${view.decision === "Conserve" && view.turn === seat ? say("decay-save", { left: view.left }) : !safe ? say(departure(table) === "sails" ? "decay-lost" : "decay-would", { lost }) : say(hasRotted(view, seat) ? "decay-over" : view.warehouses[seat].some(Boolean) ? "decay-none" : "decay-empty")}</span></p>`;
}

/** What lies before the door in this round: a card, open or face down, or gulden. */
function before(table, seat, piece) {
  const { view, say } = table;
  const card = view.cards[seat];
  const contested = view.holder === seat;
  const gulden = view.front[seat];
  return html`<div class="before ${!card && !gulden && view.result ? "cleared" : ""} ${contested ? "contested" : ""}" data-at="card_seat-${seat}" data-explain=${card ? (view.down[seat] ? "down" : "open") : "before"}>
    ${card ? html`${cardFace(card, table, { piece: piece(`card-${card}`), down: view.down[seat] })}<span class="lies" aria-hidden="true">${say(acted(view, seat) ? "carried-out" : view.down[seat] ? "face-down" : "face-up")}</span>` : nothing}
    ${gulden ? html`<span class="gulden">${coin}${gulden === true ? html`<span class="sr">${say("board-gulden")}</span>` : number(gulden, say("gulden", { amount: gulden }))}</span>` : nothing}
    ${!card && !gulden && !view.result && !gone(view) ? html`<span class="quiet nothing-yet">${say(view.round && !view.untaken.length && view.decision !== "ChooseStack" && view.decision !== "TurnUp" ? "no-card" : "nothing-before")}</span>` : nothing}
    ${view.safe[seat] ? html`<span class="locked" title=${say("board-safe")}>${cardSign("safe")}</span>` : nothing}
  </div>`;
}

/** A number beside a picture; who does not see the picture hears what is counted. */
const number = (count, told) => html`<b aria-hidden="true">${count}</b><span class="sr">${told}</span>`;

/** Ships brought home and cards in hand. */
function keeps({ view, say }, seat) {
  const ships = view.owned[seat];
  const points = pointsOf(ships) ?? view.result?.scores?.[seat] ?? null;
  const hand = view.hands[seat];
  const cards = typeof hand === "number" ? hand : null;
  return html`<p class="keeps"><span data-at="ships_seat-${seat}" data-explain="owned">${cardSign("shipping")}<span class="sr">${say("source-ships")}: </span><b>${countOf(ships)}</b>${points === null ? nothing : html`<span class="points">· ${say("points", { points })}</span>`}</span>
    ${cards === null ? nothing : html`<span data-at="hand_seat-${seat}" data-explain="hand-count" data-facts=${JSON.stringify({ count: cards })}>${fan}${number(cards, say("cards-held", { count: cards }))}</span>`}</p>`;
}

/** Another's hand where it may be seen: after the match, with open hands. */
function bared({ view, say, me }, seat) {
  const hand = view.hands[seat];
  if (seat === me || hand === null || typeof hand !== "object") return nothing;
  return html`<p class="bared" data-at="hand_seat-${seat}"><span>${coin}${number(hand.money, say("gulden", { amount: hand.money }))}</span>
    ${GOODS.map((good, index) => (hand.goods[index] ? html`<span>${goodSign(good, say)}<b>${hand.goods[index]}</b></span>` : nothing))}
    ${hand.specials.map((card) => html`<span role="img" aria-label=${cardName(card, say)}>${cardSign(cardOf(card).kind)}</span>`)}</p>`;
}
