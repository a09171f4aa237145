/** The JavaScript twin of board.py's `name`: cards and ships are named after what they show. */

import { countsOf, fold, GOODS } from "./goods.js";

export function name(fact, value, say) {
  if (["goods", "stored", "held"].includes(fact) && Array.isArray(value)) return goodsList(fold(value), say);
  if (typeof value !== "string" || value === "?") return null;
  switch (fact) {
    case "card":
    case "cards":
    case "open":
    case "special":
      return value === "none" ? null : cardName(value, say);
    case "ship":
    case "ships":
      return shipName(value, say);
    case "good":
    case "gives":
    case "gets":
      return say(`good-${value}`);
    case "stock":
    case "hand":
      return say(`${fact}-of`, { what: say(`good-${value}`) });
    case "ware":
      return say("ware-of", { what: say(`good-${value.split("-")[1]}`) });
    default:
      return null;
  }
}

/** `purchase-AAC` is a purchase of two apples and a cheese. */
export function cardName(card, say) {
  const [kind, shown, cost = ""] = card.split("-");
  return kind === "purchase" ? say("card-purchase", { what: goodsList(countsOf(shown), say) }) : say(`card-${kind}`, { amount: shown, cost });
}

/** `L20-AACC` is a large ship worth 20 points for two apples and two cheese. */
export function shipName(ship, say) {
  const [head, load] = ship.split("-");
  return say("ship", { size: say(`size-${head[0]}`), vp: head.slice(1), what: goodsList(countsOf(load), say) });
}

/** Goods with their numbers; what is not there is left out. */
export const goodsList = (counts, say) =>
  GOODS.flatMap((good, index) => (counts[index] ? [say(`some-${good}`, { count: counts[index] })] : [])).join(", ") || say("nothing");
