/** What changes hands without a name of its own flies: ducats, wares, cards, markers. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { coin } from "/web/pieces.js";
import { readBundle } from "/web/table/moves.js";
import { boxOf, GAINED } from "./box.js";
import { ownerIcon, token } from "./tokens.js";

const COIN = coin();
const MOST = 3;

/** @param {object} event @param {import("/web/table/model.js").Table} table */
export function flights(event, { say, box: edition }) {
  const box = boxOf(edition);
  const { seat } = event;
  const purse = `purse-${seat}`;
  const piece = (good) => html`<div class="genua flyer">${token(good, say)}</div>`;
  const gained = (goods, from) => goods.slice(0, MOST).map((good) => ({ what: piece(good), from, to: `seat-${seat}` }));
  const handed = (text, one, other) => {
    const { money, pieces } = readBundle(text);
    return [...(money ? [{ what: COIN, from: `purse-${one}`, to: `purse-${other}` }] : []), ...Object.keys(pieces).filter((name) => !name.startsWith(GAINED)).slice(0, MOST).map((name) => ({ what: piece(name), from: `seat-${one}`, to: `seat-${other}` }))];
  };
  switch (event.event) {
    case "dealt":
      return [...handed(event.give, seat, event.to_seat), ...handed(event.take, event.to_seat, seat)];
    case "delivered":
      return [{ what: piece(event.good), from: `seat-${seat}`, to: `seat-${event.to_seat}` }];
    case "gained":
      return gained([event.goods].flat().filter((good) => box.from.has(good)), `field-${event.building}`);
    case "any-ware":
      return gained([event.good], `field-${box.from.get(event.good)}`);
    case "drew":
      return event.stack ? gained([event.stack], `field-${box.from.get(event.stack)}`) : [];
    case "owner-paid":
      return [{ what: COIN, from: `field-${event.building}`, to: purse }];
    case "large-order":
    case "small-order":
      return [{ what: COIN, from: `field-${box.cards.get(event.card)?.building}`, to: purse }];
    case "claimed":
      return [{ what: COIN, from: `field-${box.cards.get(event.card)?.pair[1]}`, to: purse }];
    case "mark-place":
    case "mark-replace":
      return [{ what: html`<div class="genua flyer">${ownerIcon(seat)}</div>`, from: `seat-${seat}`, to: `field-${event.building}` }];
    default:
      return [];
  }
}

/** What an event earned or cost, for the chart at the end. */
export function earnings(event) {
  const { seat } = event;
  const one = (source, amount) => (amount ? [{ seat, source, amount }] : []);
  switch (event.event) {
    case "dealt": {
      const paid = readBundle(event.give).money - readBundle(event.take).money;
      return paid ? [{ seat, source: "deals", amount: -paid }, { seat: event.to_seat, source: "deals", amount: paid }] : [];
    }
    case "large-order":
      return one("large", event.amount);
    case "small-order":
      return one("small", event.amount);
    case "claimed":
      return one("messages", event.amount);
    case "owner-paid":
      return one("owners", event.amount);
    case "scored":
      return [...one("privileges", event.privileges), ...one("buildings", event.buildings)];
    default:
      return [];
  }
}
