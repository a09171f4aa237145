/** Offers where they belong: at the building or alley they are for, each with its maker's sign. */

import { nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { pigment, shape } from "/web/players.js";
import { bundleOf, KINDS, kindOf, termsOf } from "./box.js";

/** Everything being talked about at this moment: standing offers, intentions, and a proposal on the table. */
export function talkOf(view) {
  const found = [];
  view.books.offers.forEach((book, seat) => book.forEach((text) => found.push({ seat, kind: "offer", ...termsOf(text) })));
  view.books.intents.forEach((book, seat) => book.forEach((text) => found.push({ seat, kind: "intent", ...termsOf(text) })));
  if (view.deal && view.decision === "AnswerCounter") found.push({ seat: view.deal.offerer, by: view.deal.active, kind: "proposal", ...termsOf(view.deal.terms) });
  return found;
}

/** A bundle as short as can be: money, and a letter or two for each good. */
export function brief(text, say) {
  const { money, pieces } = bundleOf(text);
  const called = (piece) => {
    const bare = piece.replace("gained-", "");
    return say(`letter-${KINDS.includes(kindOf(bare)) ? kindOf(bare) : bare}`);
  };
  return [...(money ? [String(money)] : []), ...Object.entries(pieces).map(([piece, count]) => (count > 1 ? `${count}${called(piece)}` : called(piece)))].join("+");
}

export function offerTags({ view, say, narrow }, plan) {
  const at = new Map();
  return talkOf(view).map(({ seat, by, kind, target, give, take }) => {
    const site = plan.sites.get(target);
    if (!site) return nothing;
    const nth = at.get(target) ?? 0;
    at.set(target, nth + 1);
    const text = `${brief(give, say)}${take && take !== "-" ? ` ⇄ ${brief(take, say)}` : ""}`;
    const wide = 26 + text.length * 8.2;
    const x = Math.max(2, Math.min(plan.width - wide - 2, site.main.x + site.main.w / 2 - wide / 2));
    const y = Math.min(plan.height - 24, site.main.y + site.main.h - (narrow ? 8 : 12)) + nth * 24;
    const maker = by ?? seat;
    return svg`<g class="bid ${kind}" data-at="field-${target}" data-piece="bid-${seat}-${target}" style="--own:${pigment(maker)}"><g transform="translate(${x} ${y})">
      <path class="point" d="M${wide / 2 - 5} -10L${wide / 2} -15L${wide / 2 + 5} -10z"></path><rect y="-11" width=${wide} height="22" rx="11"></rect>
      <g transform="translate(12 0) scale(.72)" fill="var(--own)">${shape(maker)}</g><text x="22" y="5">${text}</text></g></g>`;
  });
}
