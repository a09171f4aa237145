/** Offers as the prompt lists them: everybody's, with their fate, what answers them, and a counter that starts from them. */

import { boxOf, bundleOf, isCard, kindOf, termsOf } from "./box.js";
import { bundleParts } from "./names.js";

/** @param {import("/web/table/model.js").Table} table */
export function offers(table) {
  const { view, say, me } = table;
  boxOf(table.box);
  if (view.result) return [];
  const listed = [];
  view.books.offers.forEach((book, seat) => book.forEach((text) => listed.push(standing(table, seat, text))));
  view.books.intents.forEach((book, seat) => book.forEach((text) => {
    const { target, give, take } = termsOf(text);
    listed.push({ id: `intent-${seat}-${target}`, seat, about: say("later-for", { target }), give: bundleParts(give, say), get: bundleParts(take, say), fate: null, answers: [], counter: null });
  }));
  if (view.deal && view.decision === "AnswerCounter") listed.push(proposal(table));
  const here = view.path.at(-1);
  return listed.sort((one, other) => Number(other.target === here) - Number(one.target === here)).map(({ target, ...offer }) => offer);
}

function standing({ view, say, me }, seat, text) {
  const { target, give, take } = termsOf(text);
  return {
    id: `offer-${seat}-${target}`, seat, target, about: say("about-target", { target }),
    give: bundleParts(give, say), get: bundleParts(take, say),
    fate: view.decision === "MakeOffers" ? "asked-again" : "open",
    answers: [`accept ${seat} ${target}`],
    counter: me === view.active ? { verb: "counter", values: { seat, target, give: askable(give), take: bundleOf(take) } } : { verb: "offer", values: { target, give: bundleOf(give), take: bundleOf(take) } },
  };
}

/** Of another's cards only the kind can be asked for (GE-R14). */
function askable(text) {
  const bundle = bundleOf(text);
  const pieces = {};
  for (const [piece, count] of Object.entries(bundle.pieces)) {
    const name = isCard(piece) || piece.endsWith("?") ? kindOf(piece) : piece;
    pieces[name] = (pieces[name] ?? 0) + count;
  }
  return { ...bundle, pieces };
}

/** The active player's own proposal: what he gives is `take`. */
function proposal({ view, say }) {
  const { target, give, take } = termsOf(view.deal.terms);
  return {
    id: "proposal", seat: view.deal.active, target, about: say("proposal-about", { seat: view.deal.offerer, target }),
    give: bundleParts(take, say), get: bundleParts(give, say), fate: "open", answers: ["yes", "no"], counter: null,
  };
}
