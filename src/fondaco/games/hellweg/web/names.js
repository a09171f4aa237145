/** The JavaScript twin of board.py's `name`: houses, roads and goods cards are named after towns, wares and sorts. */

const STORAGE = "storage";

export function name(fact, value, say) {
  if (fact === "piece" && value === null) return "none";
  if (typeof value !== "string" || value === "?") return null;
  switch (fact) {
    case "house":
    case "slot":
      return houseName(value, say);
    case "road":
    case "back":
      return roadName(value, say);
    case "source":
      if (value === STORAGE) return say("storage");
      return say(`ware-${value.split("-").pop()}`).startsWith("ware-") ? roadName(value, say) : houseName(value, say);
    case "town":
      return townName(value, say);
    case "card":
    case "goods":
      return cardName(value, say);
    default:
      return null;
  }
}

/** A town of another edition is called by its id. */
function townName(town, say) {
  const named = say(`town-${town}`);
  return named === `town-${town}` ? town[0].toUpperCase() + town.slice(1) : named;
}

function houseName(house, say) {
  const at = house.lastIndexOf("-");
  return `${townName(house.slice(0, at), say)} (${say(`ware-${house.slice(at + 1)}`)})`;
}

const roadName = (road, say) => road.split("-").map((town) => townName(town, say)).join("–");

/** `coal1` is the first coal card. */
function cardName(card, say) {
  const sort = card.replace(/\d+$/, "");
  return `${say(`sort-${sort}`)} ${card.slice(sort.length)}`.trimEnd();
}
