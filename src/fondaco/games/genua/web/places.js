/** Where on the board a move is made, what it touches, and what an event speaks of. */

import { boxOf, isCard } from "./box.js";

/**
 * Where a move is made (first), and what it touches.
 * @param {import("/web/table/moves.js").Choice} move
 * @param {import("/web/table/model.js").Table} table
 */
export function where({ verb, words }, { view, me, box: edition }) {
  const box = boxOf(edition);
  const here = view.path.at(-1);
  const field = (id) => `field-${id}`;
  const from = (good) => field(box.from.get(good) ?? here);
  switch (verb) {
    case "roll":
      return ["turn", "dice"];
    case "any-start":
    case "go":
      return [field(words[0])];
    case "offer":
      return [field(words[0]), `seat-${view.active}`];
    case "accept":
    case "counter":
      return [field(words[1]), `seat-${words[0]}`];
    case "act":
    case "perform":
    case "take-privilege":
      return [field(here)];
    case "fulfil":
    case "small-order":
      return [`card-${words[0]}`, field(here)];
    case "claim":
      return [`card-${words[0]}`, ...(box.cards.get(words[0])?.pair ?? []).map(field)];
    case "pick":
    case "deliver":
      return [`card-${words[0]}`];
    case "any-ware":
    case "take":
      return [from(words[0])];
    case "exchange":
      return [isCard(words[0]) ? `card-${words[0]}` : `own-${words[0]}`];
    case "use-building":
      return [field(words[0])];
    case "mark":
      return [field(words[0]), ...words.slice(1).flatMap((word) => word.split(/[,+]/)).map((mark) => field(mark.split(":")[0]))];
    case "yes":
    case "no":
      return view.deal ? [field(view.deal.terms.split(":")[0])] : ["turn"];
    case "book":
      return words[0] === "-" ? ["turn"] : [`purse-${me}`];
    case "pass-turn":
      return [`seat-${me}`];
    default: // call-again, end-turn, finish, done, pass
      return ["turn"];
  }
}

/** What an event speaks of. */
export function about(event, { box: edition }) {
  const box = boxOf(edition);
  const fields = [event.field, event.building, event.alley, event.target].filter(Boolean).map((id) => `field-${id}`);
  const card = box.cards.get(event.card);
  const named = card ? [...(card.pair ?? [card.building])].map((id) => `field-${id}`) : [];
  const seats = [event.seat, event.to_seat, event.from_seat].filter((seat) => Number.isInteger(seat)).map((seat) => `seat-${seat}`);
  return [...fields, ...named, ...seats];
}
