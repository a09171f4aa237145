/** What a move costs and brings, in words beside its button. */

import { countsOf, fold, total } from "./goods.js";
import { goodsList } from "./names.js";
import { cardOf, freeIn, has, less, mine, more, pointsOf, purseOf, shipOf, shipsToGo } from "./sums.js";

/** @param {import("/web/table/moves.js").Choice} move @param {import("/web/table/model.js").Table} table */
export function consequence({ verb, words }, table) {
  const { view, me, box, say } = table;
  const hand = mine(table);
  if (!hand) return "";
  const purse = purseOf(table);
  switch (verb) {
    case "draft":
      return fits(more(hand.goods, fold(words[0].split("+"))), table);
    case "fetch": {
      const come = fold(words[0].split("+"));
      if (view.decision !== "Supply") return fits(more(hand.goods, come), table);
      return `${say("keep", { keep: purse - cardOf(view.special).cost })}; ${loads(more(view.warehouses[me], come), table)}`;
    }
    case "take":
    case "secure":
      return brings(words[0], table);
    case "challenge":
      return offer(Number(words[1]), view.cards[words[0]], table);
    case "bid":
      return offer(Number(words[0]), view.cards[view.holder], table);
    case "seize":
      return brings(view.cards[words[0]], table);
    case "sell":
      return say("sell-follows", { amount: view.bids[words[0]], purse: purse + view.bids[words[0]] });
    case "pay":
      return say("pay-follows", { amount: view.bids[words[0]], keep: purse - view.bids[words[0]] });
    case "income":
      return say("purse-follows", { purse: purse + cardOf(view.cards[me]).amount });
    case "purchase":
    case "carry-out":
      return brings(view.cards[me], table);
    case "play":
      return brings(words[0], table);
    case "store": {
      const come = fold(words[0].split("+"));
      return `${say("keep", { keep: purse - cardOf(view.cards[me]).cost })}; ${loads(more(view.warehouses[me], come), table)}`;
    }
    case "load": {
      const one = shipOf(words[0]);
      const left = shipsToGo(view, box);
      const told = say("load-follows", { vp: one.vp, points: (pointsOf(view.owned[me]) ?? 0) + one.vp });
      return left === 1 ? `${told}; ${say("fleet-follows")}` : told;
    }
    case "swap-hand":
      return loads(more(less(view.warehouses[me], fold([words[0]])), fold([words[1]])), table);
    case "swap-with":
      return loads(more(less(view.warehouses[me], fold([words[1]])), fold([words[2]])), table);
    case "vend":
      return say("purse-follows", { purse: purse + cardOf(view.special).amount });
    case "give-up":
      return say("stays", { what: goodsList(less(view.warehouses[me], [view.warehouses[me][0], Number(words[0]), Number(words[1]), 0]), say) });
    case "save": {
      const pile = view.pile < 4 ? view.rotting[view.pile] : hand.goods[view.pile - 4];
      return say("save-follows", { rots: pile - Number(words[0]), left: view.left - Number(words[0]) });
    }
    case "end":
      return ends(table);
    default:
      return "";
  }
}

/** What a card would do for me, with the purse after it. */
function brings(name, table) {
  const { view, me, box, say } = table;
  if (!name) return "";
  const card = cardOf(name);
  const purse = purseOf(table);
  const free = freeIn(view, me, box);
  switch (card.kind) {
    case "purchase":
      return fits(more(mine(table).goods, countsOf(card.shown)), table);
    case "storage": {
      if (purse < card.cost) return say("too-dear", { cost: card.cost });
      const held = total(mine(table).goods);
      return held && free ? say("store-brings", { most: Math.min(card.amount, held, free), keep: purse - card.cost }) : say("nothing-to-store");
    }
    case "supply":
      return purse < card.cost ? say("too-dear", { cost: card.cost }) : say("store-brings", { most: Math.min(card.amount, free), keep: purse - card.cost });
    case "shipping": {
      const ready = view.harbour.filter((ship) => has(view.warehouses[me], shipOf(ship).need));
      const best = Math.max(0, ...ready.map((ship) => shipOf(ship).vp));
      return best ? say("ship-brings", { vp: best, purse: purse + card.amount }) : say("purse-follows", { purse: purse + card.amount });
    }
    case "market":
      return say("market-brings", { most: (total(mine(table).goods) + total(view.warehouses[me])) * card.amount });
    default:
      return say(`${card.kind}-brings`, { amount: card.amount });
  }
}

/** An offer is a promise either way: one may get the card, or the gulden. */
const offer = (amount, card, table) => (amount ? table.say("offer-follows", { keep: purseOf(table) - amount, purse: purseOf(table) + amount }) : "");

/** Ships a warehouse with these goods could load, best first. */
function loads(stored, { view, say }) {
  const ready = view.harbour.map(shipOf).filter(({ need }) => has(stored, need)).sort((one, other) => other.vp - one.vp);
  return ready.length ? say("fits-ship", { vp: ready[0].vp, count: ready.length }) : say("fits-none", { places: total(stored) });
}

/** What hand and warehouse together would be enough for. */
function fits(held, { view, me, say }) {
  const ready = view.harbour.map(shipOf).filter(({ need }) => has(more(held, view.warehouses[me]), need)).sort((one, other) => other.vp - one.vp);
  return ready.length ? say("would-fit", { vp: ready[0].vp }) : say("hand-follows", { what: goodsList(held, say) });
}

/** What the end of the turn leaves undone. */
function ends({ view, me, say }) {
  const card = view.cards[me];
  if (!card || view.ran) return "";
  return cardOf(card).special ? say("end-keeps") : say("end-loses");
}

