/** What changes places without a name of its own flies: stones, carriages, coins, a load on its way. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { coin } from "/web/pieces.js";
import { pigment, shape } from "/web/players.js";
import { boxOf } from "./box.js";

const COIN = coin();
const stone = (seat) => html`<svg viewBox="-10 -10 20 20" width="22" fill=${pigment(seat)}>${shape(seat)}</svg>`;
const wagon = (seat) => html`<svg viewBox="-15 -12 30 23" width="28" fill=${pigment(seat)}><path d="M-12-8H12V4H-12z"></path><circle cx="-6.5" cy="6" r="4"></circle><circle cx="6.5" cy="6" r="4"></circle></svg>`;

/** @param {object} event @param {import("/web/table/model.js").Table} table */
export function flights(event, table) {
  const { seat } = event;
  const [home, purse] = [`supply-${seat}`, `estate-${seat}`];
  switch (event.event) {
    case "stone-placed":
      return [{ what: stone(seat), from: home, to: `house-${event.house}` }];
    case "carriage-placed":
      return [{ what: wagon(seat), from: home, to: `road-${event.road}` }, ...(event.village ? [{ what: COIN, from: `road-${event.road}`, to: purse }] : [])];
    case "sold":
    case "sold-off":
      return [{ what: COIN, from: `house-${event.house}`, to: purse }];
    case "transported": {
      const goal = `house-${event.town}-${boxOf(table.box).house.get(event.house).ware}`;
      return [{ what: wagon(seat), from: `house-${event.house}`, to: goal }, { what: COIN, from: goal, to: purse }, ...event.back.map((road) => ({ what: wagon(seat), from: `road-${road}`, to: home }))];
    }
    case "bought":
      return [{ what: COIN, from: purse, to: `slot-${event.house}` }];
    case "goods-card":
    case "restocked":
      return [{ what: COIN, from: purse, to: "market" }];
    case "thaler":
      return [{ what: COIN, from: "market", to: purse }];
    default:
      return [];
  }
}
