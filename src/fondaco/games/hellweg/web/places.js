/** Where on the board a move is made, what it touches, and what an event speaks of. */

import { boxOf, openSlots } from "./box.js";
import { legsOf } from "./hints.js";

/**
 * Where a move is made (first), and what it touches.
 * @param {import("/web/table/moves.js").Choice} move
 * @param {import("/web/table/model.js").Table} table
 */
export function where(move, table) {
  const { view, me } = table;
  const { verb, words } = move;
  const box = boxOf(table.box);
  const slot = openSlots(box, view)[view.slot];
  switch (verb) {
    case "stone":
    case "restock-stone":
    case "sell-off":
      return [`house-${words[0]}`];
    case "sell":
      return [`house-${words[0]}`, ...(slot ? [`slot-${slot.house}`] : [])];
    case "transport":
      return [`house-${words[0]}`, ...(slot ? [`slot-${slot.house}`, `house-${slot.house}`] : []), ...(legsOf(move, table, box) ?? []).map(({ road }) => `road-${road}`)];
    case "carriage":
    case "restock-carriage":
      return [`road-${words[0]}`];
    case "skip":
      return [slot ? `slot-${slot.house}` : `supply-${me}`];
    case "buy":
      return [`slot-${words[0]}`, `house-${words[0]}`];
    case "goods-card":
      return [`goods-${words[0]}`];
    case "thaler":
      return ["market"];
    case "store":
    case "unstore":
      return ["storage", `storage-${me}`];
    case "use":
      return [`privilege-${words[0]}`, ...(words[0] === "thaler_refresh" ? [`estate-${me}`] : ["storage"])];
    case "pick":
      return [`privilege-${words[0]}`];
    case "from":
      return [words[0] === "storage" ? "storage" : box.house.has(words[0]) ? `house-${words[0]}` : `road-${words[0]}`];
    case "forgo":
    case "decline":
    case "end-turn":
      return [`supply-${me}`];
    default:
      return [];
  }
}

/** What an event speaks of. */
export function about(event, table) {
  const box = boxOf(table.box);
  const { seat } = event;
  const placed = (id) => (box.house.has(id) ? `house-${id}` : box.road.has(id) ? `road-${id}` : "storage");
  switch (event.event) {
    case "stone-placed":
    case "sold":
    case "sold-off":
      return [`house-${event.house}`];
    case "carriage-placed":
      return [`road-${event.road}`];
    case "transported":
      return [`house-${event.house}`, ...event.back.map((road) => `road-${road}`), ...box.houses.filter(({ town, ware }) => town === event.town && ware === box.house.get(event.house)?.ware).map(({ id }) => `house-${id}`)];
    case "bought":
      return [`slot-${event.house}`, `house-${event.house}`];
    case "withdrawn":
      return [placed(event.source)];
    case "goods-card":
      return [`goods-${event.card}`];
    case "thaler":
      return ["market", `estate-${seat}`];
    case "stored":
    case "unstoring":
      return ["storage", `storage-${seat}`];
    case "privilege":
    case "privilege-used":
      return [`privilege-${event.privilege}`];
    case "extra-carriages":
      return ["extra", "storage"];
    case "start-player":
    case "restocked":
    case "forgone":
    case "declined":
      return [`estate-${seat}`];
    default:
      return [];
  }
}
