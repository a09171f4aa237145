/** While others decide: leave a standing order, sealed at the house until one is asked. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { call, post } from "../api.js";
import { amount, steps } from "./amount.js";

/**
 * What a board's `orders` lists: for which decision an order can be left.
 * @typedef {{decision: string, verb: string, otherwise: string, while_same: string[], least: function(object): number, most: function(object, number): number, fits: function(object, number, object): boolean}} Kind
 */

/** @param {import("./model.js").Model} model */
export function orders(model) {
  const { say } = model.words;
  const mine = model.me;
  if (mine === null || model.state.status !== "running") return nothing;
  const standing = model.state.orders ?? [];
  const { view } = model.state;
  const kinds = model.board.orders.filter((kind) => kind.fits(view, mine, model.box));
  return html`
    ${standing.map((order) => html`<p class="row">${model.words.say(`order-${order.verb ?? "move"}`, { most: order.most ?? 0 })}
      <button class="bare" @click=${() => cancel(model, order)}>${say("order-cancel")}</button></p>`)}
    ${standing.length ? nothing : kinds.map((kind) => orderForm(model, kind, view, mine))}
  `;
}

function orderForm(model, kind, view, mine) {
  const { say } = model.words;
  const name = `order-${kind.verb}`;
  const [least, most] = [kind.least(view), kind.most(view, mine)];
  const value = Math.max(model.amounts[name] ?? Math.min(10, most), least);
  return html`
    <details class="prepare">
      <summary>${say("order-prepare")}</summary>
      <form @submit=${(sent) => (sent.preventDefault(), leave(model, kind, value, mine))}>
        ${amount({ id: name, label: say("order-prepare"), values: steps({ least, most }), value, say, change: (next) => model.tell({ amounts: { ...model.amounts, [name]: next } }) })}
        <button>${say(`${name}-leave`, { most: value })}</button>
      </form>
    </details>
  `;
}

const leave = (model, { decision, verb, otherwise, while_same }, most, seat) =>
  model.attempt(() => post(`/tables/${model.id}/orders`, { seat, decision, verb, most, otherwise, while_same }));

const cancel = (model, order) => model.attempt(() => call("DELETE", `/tables/${model.id}/orders/${order.id}`));
