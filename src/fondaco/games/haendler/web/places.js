/** Where each move is made on the board, and what each event speaks of. */

import { lastField } from "./box.js";

/** The first good of a list of pieces. */
const first = (word) => (word ?? "-").split("+")[0];

/** First the place where a move is made, then all it touches. @param {import("/web/table/moves.js").Choice} move */
export function where({ verb, words }, { view, me }) {
  const wagon = view.wagon + 1;
  const city = view.at[view.wagon];
  const shelf = (goods) => (first(goods) === "-" ? `wagon-${wagon}` : `stock-${city}-${first(goods)}`);
  const other = view.talk_seat === me ? (view.talk_seat + view.talk_place) % view.seats : view.talk_seat;
  switch (verb) {
    case "buy":
    case "sell":
    case "sell-special":
      return [`stock-${words[1]}-${words[0]}`, `price-${words[0]}`];
    case "take-office":
    case "break-axle":
      return [`wagon-${words[0]}`, `load-${words[0]}`];
    case "bid":
      return [`seal-${me}`, `wagon-${wagon}`];
    case "load":
    case "offer":
    case "take":
      return [shelf(words[0]), `load-${wagon}`];
    case "load-free":
      return ["hand", `load-${wagon}`];
    case "load-agreed":
      return ["agreements", `load-${wagon}`];
    case "inquire":
    case "quote":
    case "claim-bonus":
      return [`load-${wagon}`, `wagon-${wagon}`];
    case "drive":
    case "push":
      return [`to-${words[1]}-${lastField(words[2])}`, `wagon-${words[1]}`, `field-${lastField(words[2])}`, ...(verb === "drive" ? [`tile-${words[0]}`] : [])];
    case "forfeit":
      return [`tile-${words[0]}`];
    case "ride":
      return [`ride-${words[1]}`, "courier"];
    case "pick":
      return ["pile"];
    case "disc":
      return ["disc", ...new Set(words[0].split("+").flatMap((good) => [`disc-${good}`, `price-${good}`]))];
    case "shift":
      return [`price-${words[1]}`];
    case "open":
    case "raise":
      return ["lot"];
    case "choose":
      return [`invest-${words[0]}`];
    case "pay":
    case "pay-by-card":
    case "climb":
    case "climb-by-card":
      return ["ladder"];
    case "borrow":
    case "repay":
      return [`estate-${me}`];
    case "propose":
      return [`estate-${words[0]}`];
    case "counter":
      return [`estate-${other}`];
    case "accept":
      return [view.talk_point ? "turn" : `estate-${view.actor}`];
    default:
      return ["turn"];
  }
}

/** In a list purchases and sales stand under their city. */
export const group = ({ verb, words }) => (["buy", "sell", "sell-special"].includes(verb) ? `city-${words[1]}` : null);

/** What an event speaks of. */
export function about(event) {
  const { seat } = event;
  switch (event.event) {
    case "bought":
    case "sold-stock":
    case "sold-specially":
      return [`stock-${event.city}-${event.good}`];
    case "office-by-card":
    case "axle-broken":
    case "bonus-claimed":
    case "refused":
    case "quoted":
    case "inquired":
      return [`wagon-${event.wagon}`, `load-${event.wagon}`];
    case "bid":
    case "disc":
      return [`seal-${seat}`];
    case "master":
    case "loaded":
    case "loaded-by-card":
    case "loaded-as-agreed":
    case "offered":
    case "deal":
    case "sold":
      return [`wagon-${event.wagon}`, `load-${event.wagon}`, `estate-${seat}`];
    case "drove":
      return [`wagon-${event.wagon}`, `field-${lastField(event.to)}`, `field-${event.at}`];
    case "rode":
    case "courier-placed":
      return ["courier"];
    case "met":
      return ["courier", `wagon-${event.wagon}`];
    case "picked":
      return ["pile", `estate-${seat}`];
    case "priced":
    case "shifted":
      return [`price-${event.good}`];
    case "bonus":
      return [`bonus-${event.city}`];
    case "arrivals":
      return ["arrivals"];
    case "opened":
    case "raised":
    case "lot-won":
      return ["lot", `estate-${seat}`];
    case "card-revealed":
      return [`invest-${event.card}`];
    case "climbed":
    case "fell":
    case "paid":
    case "paid-by-card":
      return ["ladder", `estate-${seat}`];
    default:
      return Number.isInteger(seat) ? [`estate-${seat}`] : [];
  }
}
