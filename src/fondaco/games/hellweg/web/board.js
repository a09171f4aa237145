/** The board of Hellweg westfalicus: the map, the trade card, the goods cards, and what lies before each player. See docs/boards.md. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { boxOf } from "./box.js";
import { goodsPiles, marketStrip, privileges, tradeCard } from "./desk.js";
import { estates } from "./estates.js";
import { map } from "./map.js";
import { merchantNames, stoneIcon, wagonIcon } from "./pieces.js";
import { goodsValue } from "./sums.js";

export { flights } from "./flights.js";
export { consequence } from "./follows.js";
export { name } from "./names.js";
export { pictures } from "./pictures.js";
export { about, where } from "./places.js";

/** @typedef {import("/web/table/model.js").Table} Table */

/** @param {Table} table */
export function draw(table) {
  const box = boxOf(table.box);
  const merchants = merchantNames(table.view, box.edition.setup.merchants);
  return html`<div class="hellweg ${table.narrow ? "tall" : "wide"} ${table.view.options.lp ? "expert" : ""}">
    ${tradeCard(table, box, merchants)} ${table.narrow ? marketStrip(table, merchants) : nothing} ${map(table, box, merchants)} ${goodsPiles(table, box)} ${privileges(table, box)} ${estates(table, box, merchants)}
  </div>`;
}

/** Beside a player's name: purse and supply. @param {Table} table */
export function summary({ view, say }, seat) {
  return html`<span class="hellweg-sum"><b>${say("thalers", { amount: view.money[seat] })}</b>
    <span role="img" aria-label=${say("supply-of", { stones: view.stone_supply[seat], carriages: view.carriage_supply[seat] })}>${stoneIcon(seat)}${view.stone_supply[seat]} ${wagonIcon(seat)}${view.carriage_supply[seat]}</span></span>`;
}

/** What an event earned or cost, for the chart at the end. */
export function earnings(event, table) {
  const { seat } = event;
  const one = (source, amount) => [{ seat, source, amount }];
  switch (event.event) {
    case "sold":
    case "sold-off":
      return one("sales", event.amount);
    case "transported":
      return [...one("transports", event.amount), ...one("returns", event.returns)];
    case "carriage-placed":
      return one("villages", event.village ? 1 : 0);
    case "thaler":
      return one("thalers", event.amount);
    case "bought":
    case "restocked":
      return one("stock", -event.price);
    case "goods-card":
      return [...one("cards", -event.price), ...one("goods", worth(event, table))];
    default:
      return [];
  }
}

/** What a goods card adds at the end; pairs count with the card that came last. */
function worth({ seat, card }, table) {
  const held = table?.view?.goods[seat] ?? [];
  const at = held.indexOf(card);
  if (at < 0) return 0;
  const box = boxOf(table.box);
  return goodsValue(box, held.slice(0, at + 1)) - goodsValue(box, held.slice(0, at));
}

export const curves = ["money"];
export const last = ["skip", "decline", "forgo", "end-turn"];

/** Notes for a first game, in the order they matter. @param {Table} table */
export function coach({ view, asked }) {
  if (!asked) return [];
  switch (view.decision) {
    case "FirstStone":
      return [{ id: "welcome", at: "prompt" }, { id: "stone", at: "house-soest-salt" }];
    case "FirstCarriage":
      return [{ id: "carriage", at: "prompt" }];
    case "Sale":
      return [{ id: "sale", at: "prompt" }, { id: "route", at: "prompt" }];
    case "Turn":
      return [{ id: "turn", at: "prompt" }, { id: "market", at: "market" }, { id: "goods", at: "goods-coal1" }, ...(view.options.lp ? [{ id: "storage", at: "storage" }] : [])];
    default:
      return [];
  }
}
