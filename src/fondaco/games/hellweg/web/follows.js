/** What a move costs and brings, in words beside its button. */

import { boxOf, openSlots } from "./box.js";
import { bannerName } from "./desk.js";
import { roadsIn } from "./routes.js";
import { discount, goodsValue, saleOf } from "./sums.js";

/** @param {import("/web/table/moves.js").Choice} move @param {import("/web/table/model.js").Table} table */
export function consequence({ verb, words }, table) {
  const { view, me, box: edition, say } = table;
  if (me === null) return "";
  const box = boxOf(edition);
  const purse = view.money[me];
  const short = (told, stones, carriages) =>
    view.stone_supply[me] < stones || view.carriage_supply[me] < carriages ? `${told}; ${say("supply-short")}` : told;
  switch (verb) {
    case "sell":
      return sale(say, purse, saleOf(box, view, me, words[0]), 0);
    case "sell-off":
      return sale(say, purse, saleOf(box, view, me, words[0], { off: true }), 0);
    case "transport": {
      const back = roadsIn(words[1]).length;
      return sale(say, purse, saleOf(box, view, me, words[0], { back, fare: Number(words[2]) }), back);
    }
    case "buy": {
      const slot = openSlots(box, view).find((one) => one.house === words[0]);
      if (!slot) return "";
      const price = slot.value - discount(box, view, me);
      return short(say("buy-follows", { price, keep: purse - price, stones: slot.stones, carriages: slot.carriages }), slot.stones, slot.carriages);
    }
    case "restock-stone":
      return short(say("keep", { keep: purse - edition.market.restock }), 1, 0);
    case "restock-carriage":
      return short(`${say("keep", { keep: purse - edition.market.restock + (box.road.get(words[0])?.village ? 1 : 0) })}; ${ride(box, view, me, words[0], say)}`, 0, 1);
    case "carriage":
      return ride(box, view, me, words[0], say);
    case "goods-card": {
      const card = box.goods.get(words[0]);
      const own = view.goods[me];
      const end = goodsValue(box, [...own, card.id]) - goodsValue(box, own);
      const told = say("card-follows", { keep: purse - card.price + discount(box, view, me), end });
      return card.ware || card.carriage || card.pair ? `${told}. ${bannerName(card, say)}` : told;
    }
    case "thaler": {
      const told = say("purse-follows", { purse: purse + edition.market.thaler });
      const count = Object.values(view.privileges[me]).filter((state) => state === "down").length;
      return count ? `${told}; ${say("turn-up-follows", { count })}` : told;
    }
    case "use": // a privilege works like the action of its name (HW-126)
      return consequence({ verb: words[0] === "thaler_refresh" ? "thaler" : words[0], words: words.slice(1) }, table);
    case "store": {
      const [stones, carriages] = ["stone", "carriage"].map((piece) => Number(words[0] === piece));
      return short(say("store-follows", { stones: view.stored_stones[me] + stones, carriages: view.stored_carriages[me] + carriages }), stones, carriages);
    }
    case "unstore":
      return say("unstore-follows", { stones: view.stored_stones[me], carriages: view.stored_carriages[me] });
    case "pick": {
      const found = box.privileges.find(({ kind }) => kind === words[0]);
      return found ? say("pick-follows", { from_town: say(`town-${found.route[0]}`), to_town: say(`town-${found.route[1]}`) }) : "";
    }
    default:
      return "";
  }
}

const sale = (say, purse, paid, back) => say("sale-follows", { paid, purse: purse + paid, back });

/** What a carriage on this road will be good for. */
function ride(box, view, me, id, say) {
  const road = box.road.get(id);
  if (!road) return "";
  const own = view.carriages[me][id] ?? 0;
  const told = say(road.paved ? (own ? "ride-idle" : "ride-paved") : ["ride-brown", "ride-second"][own] ?? "ride-third");
  return road.village ? `${told}; ${say("ride-village")}` : told;
}
