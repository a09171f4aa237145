/** Offers where they belong: at the building or alley they are for, each with its maker's sign. */

import { svg } from "/web/vendor/lit-html/lit-html.js";
import { pigment, shape } from "/web/players.js";
import { readBundle } from "/web/table/moves.js";
import { GAINED, KINDS, kindOf, termsOf } from "./box.js";

/** Everything being talked about at this moment: standing offers, intentions, and a proposal on the table. */
function talkOf(view) {
  const found = [];
  view.books.offers.forEach((book, seat) => book.forEach((text) => found.push({ seat, kind: "offer", ...termsOf(text) })));
  view.books.intents.forEach((book, seat) => book.forEach((text) => found.push({ seat, kind: "intent", ...termsOf(text) })));
  if (view.deal && view.decision === "AnswerCounter") found.push({ seat: view.deal.offerer, by: view.deal.active, kind: "proposal", ...termsOf(view.deal.terms) });
  return found;
}

/** A bundle as short as can be: money, and a letter or two for each good. */
function brief(text, say) {
  const { money, pieces } = readBundle(text);
  const called = (piece) => {
    const bare = piece.replace(GAINED, "");
    return say(`letter-${KINDS.includes(kindOf(bare)) ? kindOf(bare) : bare}`);
  };
  return [...(money ? [String(money)] : []), ...Object.entries(pieces).map(([piece, count]) => (count > 1 ? `${count}${called(piece)}` : called(piece)))].join("+");
}

/** Each offer by its field; where not all of them fit, only whose they are: the table lists them too. */
export function offerTags({ view, say }, plan) {
  const hung = new Map();
  for (const { seat, by, kind, target, give, take } of talkOf(view)) {
    if (!plan.sites.has(target)) continue;
    const text = `${brief(give, say)}${take && take !== "-" ? ` ⇄ ${brief(take, say)}` : ""}`;
    const tag = { id: `bid-${seat}-${target}`, kind, makers: [by ?? seat], text, wide: Math.max(36, 25 + text.length * 8.2) };
    hung.set(target, [...(hung.get(target) ?? []), tag]);
  }
  return [...hung].map(([target, tags]) => {
    const site = plan.sites.get(target);
    const shown = fits(site, tags, plan) ? tags : [together(target, tags)];
    return shown.map((tag, nth) => drawn(tag, target, spot(site, shown, nth, plan)));
  });
}

/** Does an offer hang on the upper edge, because below there is no room for it? A high house has some in its lower half. */
const hangs = ({ main, upright }, { narrow }) => !upright || main.h < (narrow ? 150 : 200);

const widthOf = (tags) => tags.reduce((sum, { wide }) => sum + wide + 3, -3);

/** Side by side on an edge, or below each other in a high house on a desk. */
function fits(site, tags, plan) {
  if (hangs(site, plan)) return widthOf(tags) <= site.main.w + (site.upright ? 20 : 0);
  return plan.narrow ? tags.length === 1 : tags.length < 5;
}

function together(target, tags) {
  const makers = [...new Set(tags.flatMap((one) => one.makers))].sort();
  return { id: `bids-${target}`, kind: "several", makers, text: "", wide: 10 + makers.length * 14 };
}

/** On the upper edge from the right, or over the middle of a narrow house; in a high one from below; never beyond the plan. */
function spot(site, tags, nth, plan) {
  const { main: { x, y, w, h }, upright } = site;
  const { wide } = tags[nth];
  if (!hangs(site, plan)) return { x: Math.max(1, Math.min(plan.width - wide - 1, x + w / 2 - wide / 2)), y: y + h - (plan.narrow ? 80 : 104) - nth * 23 };
  const right = upright ? x + w / 2 + widthOf(tags) / 2 : x + w - 2;
  return { x: right - widthOf(tags.slice(0, nth + 1)), y: y - (plan.narrow ? 5 : 7) };
}

function drawn({ id, kind, makers, text, wide }, target, { x, y }) {
  return svg`<g class="bid ${kind}" aria-hidden="true" data-at="field-${target}" data-piece=${id} style="--own:${makers.length > 1 ? "var(--ink)" : pigment(makers[0])}"><g transform="translate(${x} ${y})">
    <rect y="-10.500" width=${wide} height="21" rx="10.500"></rect>
    ${makers.map((maker, nth) => svg`<g transform="translate(${12 + nth * 14} 0) scale(.72)" fill=${pigment(maker)}>${shape(maker)}</g>`)}<text x="22" y="5">${text}</text></g></g>`;
}
