/** What a move will cost and bring, in words, before it is made. */

import { boxOf, bonusOf, buyPrice, costOfStep, lastField, levelOf, proceeds, wayTo } from "./box.js";
import { prospects } from "./wagons.js";

/** @param {import("/web/table/moves.js").Choice} move @param {import("/web/table/model.js").Table} table */
export function consequence({ verb, words }, table) {
  const { view, me, say } = table;
  if (me === null || !view.at.length) return "";
  const box = boxOf(table.box);
  const purse = view.money[me];
  const keep = (cost) => say("keep", { keep: purse - cost });
  const pieces = (word) => (word ?? "-").split("+").filter((good) => good !== "-");
  switch (verb) {
    case "buy":
      return say("buy-follows", { price: priceOf(box, view, me, words[0]), keep: purse - priceOf(box, view, me, words[0]) });
    case "sell":
      return say("gain-follows", { amount: buyPrice(box, view, words[0]), purse: purse + buyPrice(box, view, words[0]) });
    case "sell-special":
      return say("gain-follows", { amount: box.influence.special_sale.value, purse: purse + box.influence.special_sale.value });
    case "bid":
      return say("bid-follows", { keep: purse - Number(words[0]) });
    case "open":
    case "raise":
      return keep(Number(words[0]));
    case "take-office":
      return keep(box.influence.load_master.cost);
    case "load":
      return loadFollows(table, box, pieces(words[0]));
    case "offer":
      return `${loadFollows(table, box, pieces(words[0]))}; ${keep(Number(words[1]))}`;
    case "take":
      return `${loadFollows(table, box, pieces(words[0]))}; ${keep(view.quote[pieces(words[0]).length - 1])}`;
    case "load-free":
    case "load-agreed":
      return loadFollows(table, box, pieces(words[0]));
    case "quote":
      return say("quote-follows", { purse: purse + Math.max(0, ...words.map((word) => Number(word) || 0)) });
    case "accept":
      return view.offered ? say("gain-follows", { amount: view.price, purse: purse + view.price }) : "";
    case "drive":
    case "push":
      return driveFollows(table, box, Number(words[0]), Number(words[1]) - 1, words[2]);
    case "ride":
      return view.at.includes(words[1]) ? say("meets-follows") : "";
    case "disc":
      return discFollows(table, box, words[0].split("+"));
    case "shift":
      return shiftFollows(table, box, words[1], words[2] === "up" ? 1 : box.sell.length - 1);
    case "pick":
      return effect(say(`explain-influence-${words[0]}`));
    case "choose":
      return effect(say(`explain-card-${words[0]}`));
    case "claim-bonus": {
      const [goods, city] = [view.loads[view.wagon][me], view.at[view.wagon]];
      return say("bonus-follows", { more: proceeds(box, view, goods, city, true) - proceeds(box, view, goods, city) });
    }
    case "pay":
      return payFollows(table, box, purse);
    case "pay-by-card":
      return keep(box.influence.upkeep.cost);
    case "borrow":
      return say("borrow-follows", { purse: purse + box.loan.receive, repay: box.loan.repay });
    case "repay":
      return keep(box.loan.repay);
    case "climb":
    case "climb-by-card": {
      const cost = verb === "climb" ? costOfStep(box, view.arrivals) : box.influence.social_climb.cost;
      return say("climb-follows", { step: view.steps[me] + 1, keep: purse - cost, upkeep: box.upkeep[view.steps[me] + 1] ?? 0 });
    }
    default:
      return "";
  }
}

/** What a card does, without its name and its rule. */
const effect = (explained) => explained.replace(/^[^:]*: /, "").replace(/\.? \([^()]*\)\.?$/, "");

/** With Günstiger Einkauf everything bought in a round costs 100 together (HA-53). */
const priceOf = (box, view, me, good) => (view.investments[me].includes("cheap_purchase") ? (view.count ? 0 : 100) : buyPrice(box, view, good));

/** Between which sums my load would sell in the cities ahead, at the prices of now. */
function loadFollows({ view, me, say }, box, goods) {
  const all = [...view.loads[view.wagon][me], ...goods];
  if (!all.length) return say("load-nothing");
  const { best, least } = prospects(box, view, view.wagon, all);
  return best ? say("load-follows", { least: least.amount, most: best.amount, city: best.city }) : "";
}

function driveFollows({ view, me, say }, box, points, wagon, to) {
  const way = wayTo(box, view.at[wagon], view.came[wagon], to);
  const end = lastField(to);
  const parts = [];
  const lost = points - (way.length - 1);
  if (box.market.has(end)) {
    const goods = view.loads[wagon][me];
    parts.push(goods.length ? say("arrive-sells", { amount: proceeds(box, view, goods, end), bonus: bonusOf(box, view, end) }) : say("arrive-empty"));
  } else {
    const { goals } = prospects(box, { ...view, at: view.at.with(wagon, end), came: view.came.with(wagon, way.at(-2)) }, wagon, []);
    parts.push(say("then-ahead", { cities: goals.slice(0, 3).map(({ city, far }) => `${say(`city-${city}`)} ${far}`) }));
    if (end === view.courier) parts.push(say("meets-follows"));
  }
  if (lost > 0) parts.push(say("points-lost", { lost }));
  return parts.join("; ");
}

function discFollows({ view, say }, box, set) {
  const goods = [...new Set(set)].filter((good) => good !== "coat");
  if (!goods.length) return say("disc-nothing");
  return goods.map((good) => {
    const level = levelOf(box, view, good);
    return priceChange(say, box, good, level, (level + set.filter((one) => one === good).length) % box.sell.length);
  }).join("; ");
}

const shiftFollows = ({ view, say }, box, good, by) => priceChange(say, box, good, levelOf(box, view, good), (levelOf(box, view, good) + by) % box.sell.length);
const priceChange = (say, box, good, from, to) => say("price-follows", { good, from: box.sell[from], to: box.sell[to] });

/** Who cannot pay falls to the step he can pay for (HA-137). */
function payFollows({ view, me, say }, box, purse) {
  const cost = box.upkeep[view.steps[me]];
  if (!cost) return say("pay-nothing");
  if (cost <= purse) return say("keep", { keep: purse - cost });
  const step = box.upkeep.findLastIndex((one, index) => index <= view.steps[me] && one <= purse);
  return say("fall-follows", { step, keep: purse - box.upkeep[step] });
}
