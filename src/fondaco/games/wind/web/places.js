/** Where on the board a move is made, what it touches, and what an event speaks of. */

/**
 * Where a move is made (first), and what it touches.
 * @param {import("/web/table/moves.js").Choice} move
 * @param {import("/web/table/model.js").Table} table
 */
export function where({ verb, words }, { view, me }) {
  const [first, second, third] = words;
  const store = `store_seat-${me}`;
  switch (verb) {
    case "draft":
      return [...stacks(first), "own-hand"];
    case "fetch":
      return [...stacks(first), view.decision === "Supply" ? store : "own-hand"];
    case "reveal":
      return [`deck-${first}`];
    case "take":
      return [`open-${first}`];
    case "secure":
      return [safe(view, me), `open-${first}`];
    case "seize":
      return [safe(view, me), `card_seat-${first}`];
    case "challenge":
      return [`card_seat-${first}`];
    case "bid":
      return [`card_seat-${view.holder}`, `bid_seat-${me}`];
    case "pass":
      return [`bid_seat-${me}`];
    case "sell":
    case "pay":
      return [`bid_seat-${first}`, `card_seat-${me}`];
    case "purchase":
    case "income":
    case "carry-out":
      return [`card_seat-${me}`];
    case "store":
      return [...first.split("+").map((good) => `hand-${good}`), store];
    case "load":
      return [`ship-${first}`, store];
    case "play":
      return [`special-${first}`];
    case "swap-hand":
      return [`hand-${second}`, `ware-${me}-${first}`];
    case "swap-with":
      return [`ware-${first}-${third}`, `ware-${me}-${second}`];
    case "vend":
      return [second === "hand" ? `hand-${first}` : `ware-${me}-${first}`];
    case "give-up":
      return [store];
    case "save":
      return [view.pile < 4 ? `ware-${me}-${second}` : `hand-${second}`];
    case "end":
    case "done":
      return [`gable_seat-${me}`];
    default:
      return [];
  }
}

const stacks = (goods) => [...new Set(goods.split("+"))].map((good) => `stock-${good}`);
const safe = (view, me) => `special-${view.hands[me]?.specials?.find((card) => card.startsWith("safe")) ?? "safe-5"}`;

/** What an event speaks of. */
export function about(event) {
  const { seat } = event;
  switch (event.event) {
    case "marker":
    case "round":
    case "kept-card":
    case "special":
      return [`house_seat-${seat}`];
    case "arrived":
      return [`ship-${event.ship}`];
    case "drafted":
    case "purchased":
    case "fetched":
      return [...event.goods.map((good) => `stock-${good}`), `hand_seat-${seat}`];
    case "revealed":
      return [`open-${event.card}`];
    case "reshuffled":
      return [`deck-${event.deck}`];
    case "took":
    case "secured":
    case "income":
      return [`card_seat-${seat}`];
    case "challenged":
      return [`card_seat-${event.holder_seat}`, `bid_seat-${seat}`];
    case "seized":
      return [`card_seat-${event.holder_seat}`, `card_seat-${seat}`];
    case "offered":
    case "passed":
      return [`bid_seat-${seat}`];
    case "sold":
    case "kept":
      return [`card_seat-${seat}`, `card_seat-${event.bidder_seat}`];
    case "stored":
    case "supplied":
    case "saved":
    case "rotted":
    case "swapped-hand":
      return [`store_seat-${seat}`];
    case "swapped":
      return [`store_seat-${seat}`, `store_seat-${event.partner_seat}`];
    case "loaded":
      return [`ships_seat-${seat}`];
    case "vended":
      return [`house_seat-${seat}`, `stock-${event.good}`];
    case "sailed":
      return ["harbour"];
    default:
      return [];
  }
}
