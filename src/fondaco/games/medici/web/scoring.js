/** What a position would bring if the day ended now, to show it; the house itself scores (ME-52 to ME-67). */

import { GOODS } from "./tiles.js";

export const valueOf = (ship) => ship.reduce((sum, tile) => sum + Number(tile.slice(1)), 0);

/** Each seat's reward by rank; tied seats share, rounded down (ME-54, ME-55). */
export function pooled(standing, rewards) {
  return standing.map((own) => {
    const above = standing.filter((other) => other > own).length;
    const tied = standing.filter((other) => other === own).length;
    return Math.floor(rewards.slice(above, above + tied).reduce((sum, one) => sum + one, 0) / tied);
  });
}

/** Where a seat's markers would stand with these tiles on its ship (ME-57, ME-60). */
export function climbed(view, seat, tiles, top) {
  return GOODS.map((good, index) => Math.min(top, view.levels[index][seat] + tiles.filter((tile) => tile[0] === good).length));
}
