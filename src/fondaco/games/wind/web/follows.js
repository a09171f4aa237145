/** What a move costs and brings, in words beside its button. */

import { countsOf, fold, GOODS, total } from "./goods.js";
import { cardName, goodsList } from "./names.js";
import { cardOf, has, less, mine, more, pointsOf, shipOf, shipsToGo } from "./sums.js";

/** @param {import("/web/table/moves.js").Choice} move @param {import("/web/table/model.js").Table} table */
export function consequence({ verb, words }, table) {
  const { view, me, box, say } = table;
  const hand = mine(table);
  if (!hand) return "";
  const purse = hand.money;
  switch (verb) {
    case "draft":
      return fits(more(hand.goods, fold(words[0].split("+"))), table);
    case "fetch":
      return view.decision === "Supply" ? stores(words[0], view.special, table) : fits(more(hand.goods, fold(words[0].split("+"))), table);
    case "take":
    case "secure":
      return brings(words[0], table);
    case "challenge":
      return `${cardName(view.cards[words[0]], say)}: ${offer(Number(words[1]), purse, say)}`;
    case "bid":
      return offer(Number(words[0]), purse, say);
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
    case "store":
      return stores(words[0], view.cards[me], table);
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
      return sells(words, hand, table);
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
  const { goods, money: purse } = mine(table);
  const free = box.start.places - total(view.warehouses[me]);
  switch (card.kind) {
    case "purchase":
      return fits(more(goods, countsOf(card.shown).map((count, good) => Math.min(count, view.stock[good]))), table);
    case "storage": {
      if (purse < card.cost) return say("too-dear", { cost: card.cost });
      const held = total(goods);
      if (!free) return say("no-place");
      return held ? say("store-brings", { most: Math.min(card.amount, held, free), keep: purse - card.cost }) : say("nothing-to-store");
    }
    case "supply":
      if (purse < card.cost) return say("too-dear", { cost: card.cost });
      return free ? say("store-brings", { most: Math.min(card.amount, free), keep: purse - card.cost }) : say("no-place");
    case "shipping": {
      const [best] = ready(view.warehouses[me], view);
      return best ? say("ship-brings", { vp: best.vp, purse: purse + card.amount }) : say("purse-follows", { purse: purse + card.amount });
    }
    case "market":
      return say("market-brings", { most: (total(goods) + total(view.warehouses[me])) * card.amount });
    default:
      return say(`${card.kind}-brings`, { amount: card.amount });
  }
}

/** An offer is a promise either way: one may get the card, or the gulden. */
const offer = (amount, purse, say) => (amount ? say("offer-follows", { keep: purse - amount, purse: purse + amount }) : "");

/** What these goods cost to bring into the warehouse, and what they would load there. */
const stores = (goods, card, table) =>
  `${table.say("keep", { keep: mine(table).money - cardOf(card).cost })}; ${loads(more(table.view.warehouses[table.me], fold(goods.split("+"))), table)}`;

/** What a sale brings, and what it passes over: the piles are sold in order (WI-69). */
function sells([good, place], { goods, money }, { view, me, say }) {
  const until = GOODS.indexOf(good) + (place === "hand" ? 0 : GOODS.length);
  const passed = [...goods, ...view.warehouses[me]].map((count, pile) => (pile >= view.pile && pile < until ? count : 0));
  const told = say("purse-follows", { purse: money + cardOf(view.special).amount });
  return total(passed) ? `${told}; ${say("vend-passes", { what: goodsList(more(passed.slice(0, 4), passed.slice(4)), say) })}` : told;
}

/** Ships these goods are enough for, best first. */
const ready = (goods, { harbour }) => harbour.map(shipOf).filter(({ need }) => has(goods, need)).sort((one, other) => other.vp - one.vp);

/** What a warehouse with these goods could load. */
function loads(stored, { view, say }) {
  const ships = ready(stored, view);
  return ships.length ? say("fits-ship", { vp: ships[0].vp, count: ships.length }) : say("fits-none", { places: total(stored) });
}

/** What hand and warehouse together would be enough for. */
function fits(held, { view, me, say }) {
  const [best] = ready(more(held, view.warehouses[me]), view);
  return best ? say("would-fit", { vp: best.vp }) : say("hand-follows", { what: goodsList(held, say) });
}

/** What the end of the turn leaves undone. */
function ends({ view, me, say }) {
  const card = view.cards[me];
  if (!card || view.ran) return "";
  return cardOf(card).special ? say("end-keeps") : say("end-loses");
}
