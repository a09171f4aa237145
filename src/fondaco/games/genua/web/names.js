/** The JavaScript twin of board.py's `name`: fields, goods, cards and bundles as a reader wants to see them. */

import { readBundle } from "/web/table/moves.js";
import { GAINED, isCard, KINDS, lastBox } from "./box.js";

const FIELDS = ["field", "building", "alley", "one_building", "other_building", "one", "other", "villa"];
const PIECES = ["good", "goods", "ware", "wares", "special", "stack", "card", "cards", "message", "piece"];

export function name(fact, value, say) {
  if (fact === "target" && typeof value === "string") return value.startsWith("alley-") ? say("alley-target", { place: value.slice(6) }) : say(`target-${value}`);
  if (FIELDS.includes(fact) && typeof value === "string") return fieldName(value, say);
  if (fact === "give" || fact === "take") return bundleName(value, say);
  if (fact === "marks" && typeof value === "string") {
    const [building, what] = value.split(":");
    return say(`mark-${what}`, { building });
  }
  if (PIECES.includes(fact) && (value === null || value === "-")) return "none";
  if (PIECES.includes(fact) && typeof value === "string") {
    const named = pieceName(value, say);
    return named === `good-${value}` ? null : named; // already a name
  }
  return null;
}

export const fieldName = (field, say) => (field.startsWith("alley-") ? say("alley-name", { place: field.slice(6) }) : say(`field-${field}`));

/** A good, a kind of card, or a card with its face. */
export function pieceName(piece, say) {
  if (piece === "?") return "hidden"; // the sentence then tells the stack instead
  if (piece.endsWith("?")) return say("certain-card", { stack: piece.slice(0, -1) });
  if (piece.startsWith(GAINED)) return say("gained-piece", { piece: say(`good-${piece.slice(GAINED.length)}`) });
  return isCard(piece) ? cardName(piece, say) : say(`good-${piece}`);
}

function cardName(id, say) {
  const card = lastBox()?.cards.get(id);
  if (!card) return KINDS.find((kind) => id.startsWith(kind)) ? say(`good-${id.split("-")[0]}`) : id;
  switch (card.kind) {
    case "large":
      return say("card-large", { villa: card.building, wares: card.wares });
    case "small":
      return say("card-small", { building: card.building, ware: card.wares[0] });
    case "message":
      return say("card-message", { one: card.pair[0], other: card.pair[1] });
    default:
      return say("card-privilege", { building: card.building });
  }
}

/** Money and pieces in words; nothing is told as `none`, so that a sentence can leave it out. */
function bundleName(text, say) {
  const parts = bundleParts(text ?? "-", say);
  return parts.length ? parts.join(" + ") : "none";
}

/** The same as a list. */
export function bundleParts(text, say) {
  const { money, pieces } = readBundle(text);
  return [
    ...(money ? [say("money", { amount: money })] : []),
    ...Object.entries(pieces).map(([piece, count]) => (count === 1 ? pieceName(piece, say) : `${count} × ${pieceName(piece, say)}`)),
  ];
}
