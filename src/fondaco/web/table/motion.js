/** What happened, told by movement: pieces glide from where they lay to where they lie. Only transform and opacity. */

import { render } from "../vendor/lit-html/lit-html.js";
import { moving, settings } from "../settings.js";

const PACES = { slow: 1500, usual: 650, fast: 200, still: 0 };
const GLIDE = 280;
const MOST_FLIGHTS = 6;

/** How long a message stands before the next one may follow; my own moves hardly wait. */
export function pauseAfter(message, me) {
  const plies = message.rows.filter((row) => row.kind === "move");
  if (!plies.length) return 0;
  const pause = PACES[settings.pace] ?? PACES.usual;
  return plies.every((row) => row.actor === me) ? Math.min(pause, 300) : pause;
}

/** Where every piece of a board lies now, by its data-piece. */
export function lay(board) {
  const places = new Map();
  if (board && moving()) {
    for (const piece of board.querySelectorAll("[data-piece]")) places.set(piece.dataset.piece, piece.getBoundingClientRect());
  }
  return places;
}

/**
 * Let pieces glide from their old places; what is new appears.
 * @param {Element} board
 * @param {Map<string, DOMRect>} was
 */
export function glide(board, was) {
  if (!board || !was.size) return;
  const timing = { duration: GLIDE, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const from = was.get(piece.dataset.piece);
    const to = piece.getBoundingClientRect();
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], timing);
      continue;
    }
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    const scale = piece.ownerSVGElement ? piece.getScreenCTM()?.a || 1 : 1;
    const grown = to.width ? from.width / to.width : 1;
    const origin = piece.ownerSVGElement ? "" : ` scale(${grown})`;
    if (!piece.ownerSVGElement) piece.style.transformOrigin = "0 0";
    piece.animate(
      [{ transform: `translate(${dx / scale}px, ${dy / scale}px)${origin}` }, { transform: "translate(0px, 0px)" + (origin && " scale(1)") }],
      { ...timing, composite: "add" },
    );
  }
}

/**
 * Things that change hands without being pieces: a coin flies from a purse to the bank.
 * @param {Element} board
 * @param {{what: object, from: string, to: string}[]} flights what the board's `flights(event, table)` lists
 */
export function fly(board, flights) {
  if (!board || !moving()) return;
  const at = (id) => board.querySelector(`[data-at~="${id}"]`)?.getBoundingClientRect();
  flights.slice(0, MOST_FLIGHTS).forEach(({ what, from, to }, index) => {
    const [start, end] = [at(from), at(to)];
    if (!start || !end) return;
    const flyer = document.createElement("div");
    flyer.className = "flight";
    flyer.setAttribute("aria-hidden", "true");
    render(what, flyer);
    document.body.append(flyer);
    const middle = (box) => `translate(${box.left + box.width / 2 - 14}px, ${box.top + box.height / 2 - 14}px)`;
    const flight = flyer.animate(
      [{ transform: middle(start), opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: middle(end), opacity: 1, offset: 0.9 }, { transform: middle(end), opacity: 0 }],
      { duration: GLIDE + 20, delay: index * 60, easing: "ease-out", fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => flyer.remove();
  });
}

/** End every movement now: a click or a key skips. */
export function skip(board) {
  for (const animation of board?.getAnimations({ subtree: true }) ?? []) if (animation.effect?.getTiming().iterations === 1) animation.finish();
}
