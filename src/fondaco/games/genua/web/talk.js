/** Offers as the prompt lists them: everybody's, with their fate, what answers them, and a counter that starts from them. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { readBundle } from "/web/table/moves.js";
import { boxOf, GAINED, isCard, kindOf, SPECIALS, termsOf } from "./box.js";
import { bundleParts } from "./names.js";
import { token } from "./tokens.js";

/** @param {import("/web/table/model.js").Table} table */
export function offers(table) {
  const { view, say } = table;
  boxOf(table.box);
  if (view.result) return [];
  const listed = [];
  view.books.offers.forEach((book, seat) => book.forEach((text) => listed.push(standing(table, seat, text))));
  view.books.intents.forEach((book, seat) => book.forEach((text) => {
    const { target, give, take } = termsOf(text);
    listed.push({ id: `intent-${seat}-${target}`, seat, about: say("later-for", { target }), give: bundleParts(give, say), get: bundleParts(take, say), fate: null, answers: [], counter: null });
  }));
  if (view.deal && view.decision === "AnswerCounter") listed.push(proposal(table));
  const past = fates(table.told()).filter(({ fate, by }) => fate !== "open" && !(listed.length && by === undefined && fate !== "accepted"));
  listed.push(...past.sort((one, other) => Number(other.fate === "accepted") - Number(one.fate === "accepted")).map((one, index) => told(table, one, index)));
  const here = view.path.at(-1);
  const order = [here, ...new Set(listed.map((one) => one.target))];
  return listed.sort((one, other) => order.indexOf(one.target) - order.indexOf(other.target)).map(({ target, ...offer }) => offer);
}

function standing({ view, say, me }, seat, text) {
  const { target, give, take } = termsOf(text);
  return {
    id: `offer-${seat}-${target}`, seat, target, about: say("about-target", { target }),
    give: bundleParts(give, say), get: bundleParts(take, say),
    fate: view.decision === "MakeOffers" ? "asked-again" : "open",
    answers: [`accept ${seat} ${target}`],
    counter: bound(view) && target !== view.path.at(-1) ? null : me === view.active ? { verb: "counter", values: { seat, target, give: askable(give), take: readBundle(take) } } : { verb: "offer", values: { target, give: askable(give), take: readBundle(take) } },
  };
}

/** Does a clean offer for the open action hold the tower here? (GE-34, GE-R03) */
const bound = (view) => !view.acted_here && view.decision === "Negotiate" && view.books.offers.flat().map(termsOf).some(({ target, take }) => target === view.path.at(-1) && take === "-");

/** In the trays: a picture beside each piece, and of what an action would bring only what the chosen building gives. */
export function piece(name, { values, field }, table) {
  const box = boxOf(table.box);
  const { view, say } = table;
  if (name.startsWith(GAINED) && field.kind === "bundle") {
    const target = values.target ?? (view.acted_here || !box.gives[view.path.at(-1)] ? null : view.path.at(-1));
    const good = name.slice(GAINED.length);
    if (target && !box.gives[target]?.includes(good) && !(box.villas.has(target) && SPECIALS.includes(good))) return null;
  }
  return html`<span class="genua token-in" aria-hidden="true">${token(name, say)}</span>`;
}

/** Of another's cards only the kind can be asked for (GE-R14). */
function askable(text) {
  const bundle = readBundle(text);
  const pieces = {};
  for (const [piece, count] of Object.entries(bundle.pieces)) {
    const name = isCard(piece) || piece.endsWith("?") ? kindOf(piece) : piece;
    pieces[name] = (pieces[name] ?? 0) + count;
  }
  return { ...bundle, pieces };
}

/**
 * What became of the offers and proposals of the last round of talk in this turn, and what was agreed in the one before.
 * @returns {{seat: number, by?: number, target: string, give: string, take: string, fate: string}[]}
 */
function fates(heard) {
  let [before, round] = [[], []];
  let closed = true;
  const close = (chosen) => {
    for (const one of round) if (one.fate === "open" || one.fate === "countered") one.fate = one === chosen ? "accepted" : "refused";
    closed = true;
  };
  for (const { event, seat, to_seat, from_seat, target, give, take } of heard) {
    if (event === "turn") [before, round, closed] = [[], [], true];
    if (closed && ["offered", "no-offer", "passed"].includes(event)) {
      before = round.filter((one) => one.fate === "accepted");
      [round, closed] = [[], false];
    }
    const found = (maker) => round.find((one) => one.seat === maker && one.target === target && one.by === undefined);
    const open = round.findLast((one) => one.by !== undefined && one.fate === "open");
    if (event === "offered") round.push({ seat, target, give, take, fate: "open" });
    else if (event === "called-again") [round, closed] = [round.filter((one) => one.by !== undefined), true];
    else if (event === "proposed") {
      const answered = found(to_seat);
      if (answered) answered.fate = "countered";
      round.push({ seat: to_seat, by: seat, target, give, take, fate: "open" });
    } else if (event === "declined" && open) {
      open.fate = "refused";
      for (const one of round) if (one.fate === "countered") one.fate = "open";
    } else if (event === "agreed") close(open);
    else if (event === "accepted") close(found(from_seat));
    else if (event === "acts" || event === "moved" || event === "ended") close(null);
  }
  return [...before, ...round];
}

/** An offer or proposal that is settled. */
function told({ say }, { seat, by, target, give, take, fate }, index) {
  const [one, other] = by === undefined ? [give, take] : [take, give];
  const about = by === undefined ? say("about-target", { target }) : say("proposal-about", { seat, target });
  return { id: `past-${index}`, seat: by ?? seat, target, about, give: bundleParts(one, say), get: bundleParts(other, say), fate, answers: [], counter: null };
}

const ANSWERS = { offered: ["accepted", "called-again", "withdrawn", "acts", "moved", "ended"], proposed: ["agreed", "declined"] };

/** What became of my last offers, or of my proposal. @param {import("/web/table/model.js").Table} table */
export function reply({ told, me }) {
  const heard = told();
  const mine = heard.findLastIndex(({ event, seat }) => event in ANSWERS && seat === me);
  if (mine < 0) return null;
  const event = heard.slice(mine + 1).find((one) => ANSWERS[heard[mine].event].includes(one.event) && (one.event !== "withdrawn" || one.seat === me));
  return event ? { event, message: ["acts", "moved", "ended"].includes(event.event) ? "passed-over" : null } : null;
}

/** The active player's own proposal: what he gives is `take`; it is answered by the two main buttons. */
function proposal({ view, say }) {
  const { target, give, take } = termsOf(view.deal.terms);
  return {
    id: "proposal", seat: view.deal.active, target, about: say("proposal-about", { seat: view.deal.offerer, target }),
    give: bundleParts(take, say), get: bundleParts(give, say), fate: "open", answers: [], counter: null,
  };
}
