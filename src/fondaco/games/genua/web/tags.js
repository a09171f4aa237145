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

/** Side by side on the upper edge of a building, where nothing else lies; on an upright one below each other in its free half. */
function hung(site, nth, wide, ends, plan) {
  const { x, y, w, h } = site.main;
  if (site.upright) return { x: x + w / 2 - wide / 2, y: y + h - (plan.narrow ? 52 : 64) - nth * 23 + (h > 200 ? -40 : 0) };
  const from = ends.get(`${site.id} ends`) ?? x + w - 2;
  const fits = from - wide >= x - 4;
  const end = fits ? from : x + w - 2;
  const row = (ends.get(`${site.id} row`) ?? 0) + (fits ? 0 : 1);
  ends.set(`${site.id} ends`, end - wide - 3).set(`${site.id} row`, row);
  const up = plan.narrow ? 4 : y > plan.from + 9 ? 8 : 1;
  return { x: end - wide, y: y - up + row * 22 };
}

export function offerTags({ view, say }, plan) {
  const at = new Map();
  return talkOf(view).map(({ seat, by, kind, target, give, take }) => {
    const site = plan.sites.get(target);
    if (!site) return nothing;
    const nth = at.get(target) ?? 0;
    at.set(target, nth + 1);
    const text = `${brief(give, say)}${take && take !== "-" ? ` ⇄ ${brief(take, say)}` : ""}`;
    const wide = 25 + text.length * 8.2;
    const { x, y } = hung(site, nth, wide, at, plan);
    const maker = by ?? seat;
    return svg`<g class="bid ${kind}" data-at="field-${target}" data-piece="bid-${seat}-${target}" style="--own:${pigment(maker)}"><g transform="translate(${x} ${y})">
      <rect y="-10.500" width=${wide} height="21" rx="10.500"></rect>
      <g transform="translate(12 0) scale(.72)" fill="var(--own)">${shape(maker)}</g><text x="22" y="5">${text}</text></g></g>`;
  });
}
