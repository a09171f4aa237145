/** What changes hands without being a piece flies; and what each event earned or cost, for the chart at the end. */

import { coin } from "/web/pieces.js";
import { piece } from "./pieces.js";

const COIN = coin("G");

/** @param {object} event @param {import("/web/table/model.js").Table} table */
export function flights(event, { view }) {
  const { seat } = event;
  const purse = `purse-${seat}`;
  const pays = (from, to) => [{ what: COIN, from, to }];
  const goods = (from, to) => [{ what: piece(event.good), from, to }];
  const loads = () => event.goods.map((good) => ({ what: piece(good), from: `stock-${view.at[event.wagon - 1]}-${good}`, to: `wagon-${event.wagon}` }));
  switch (event.event) {
    case "bought":
      return [...pays(purse, `price-${event.good}`), ...goods(`price-${event.good}`, `stock-${event.city}-${event.good}`)];
    case "sold-stock":
    case "sold-specially":
      return [...goods(`stock-${event.city}-${event.good}`, `price-${event.good}`), ...pays(`price-${event.good}`, purse)];
    case "master":
    case "office-by-card":
      return event.amount ? pays(purse, `wagon-${event.wagon}`) : [];
    case "loaded":
    case "loaded-by-card":
      return loads();
    case "deal":
    case "loaded-as-agreed":
      return [...(event.amount ? pays(purse, `purse-${event.master_seat}`) : []), ...loads()];
    case "sold":
      return pays(`wagon-${event.wagon}`, purse);
    case "lot-won":
      return pays(purse, "lot");
    case "paid":
    case "paid-by-card":
    case "climbed":
      return event.amount ? pays(purse, "ladder") : [];
    case "escrow-paid":
      return pays(purse, `purse-${event.other_seat}`);
    default:
      return [];
  }
}

const paid = (list) => (list ?? []).filter((clause) => clause.startsWith("pay:")).reduce((sum, clause) => sum + Number(clause.slice(4)), 0);

/** Where the money came from and went to. */
export function earnings(event) {
  const { seat, amount } = event;
  const one = (source, sum) => [{ seat, source, amount: sum }];
  switch (event.event) {
    case "sold":
      return one("sales", amount);
    case "sold-stock":
    case "sold-specially":
      return one("stock", amount);
    case "bought":
      return one("goods", -amount);
    case "master":
    case "office-by-card":
      return one("offices", -amount);
    case "deal":
    case "loaded-as-agreed":
      return [...one("loading", -amount), { seat: event.master_seat, source: "fees", amount }];
    case "lot-won":
      return one("cards", -amount);
    case "paid":
    case "paid-by-card":
    case "fell":
      return one("upkeep", -amount);
    case "climbed":
      return one("climbing", -amount);
    case "borrowed":
      return one("loans", amount);
    case "repaid":
      return one("loans", -amount);
    case "agreed": {
      const sum = paid(event.gets) - paid(event.gives);
      return sum ? [...one("deals", sum), { seat: event.other_seat, source: "deals", amount: -sum }] : [];
    }
    case "escrow-paid":
      return [...one("deals", -amount), { seat: event.other_seat, source: "deals", amount }];
    default:
      return [];
  }
}
