/** What the pieces of several games have in common. */

import { html } from "./vendor/lit-html/lit-html.js";

/** A name for each piece on the table that stays with it: equal ones are counted. */
export function namer() {
  const seen = new Map();
  return (piece) => {
    seen.set(piece, (seen.get(piece) ?? 0) + 1);
    return `${piece}-${seen.get(piece)}`;
  };
}

/** A coin that flies. */
export const coin = (letter = "") => html`<svg viewBox="-12 -12 24 24"><circle r="10" fill="var(--gold-ground)" stroke="var(--on-gold)" stroke-width="1.500"></circle><text y="5" text-anchor="middle" font-size="13" font-weight="700" font-family="var(--serif)" fill="var(--on-gold)">${letter}</text></svg>`;

/** A hand of cards. */
export const fan = html`<svg class="fan" viewBox="-14 -12 28 24" aria-hidden="true"><g class="leaf"><rect x="-5" y="-9" width="11" height="17" rx="2" transform="rotate(-22) translate(-5 1)"></rect><rect x="-5" y="-9" width="11" height="17" rx="2"></rect><rect x="-5" y="-9" width="11" height="17" rx="2" transform="rotate(22) translate(5 1)"></rect></g></svg>`;
