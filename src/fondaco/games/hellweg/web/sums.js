/** What things cost and bring: prices, sales, goods cards at the end. */

import { openSlots, partnerOf } from "./box.js";

/** What a merchant on the market takes off a price (HW-56, HW-R10). */
export function discount({ edition }, view, seat) {
  const counted = view.options.discount_from_any_merchant ? view.market.some(Boolean) : view.market[seat] > 0;
  return counted ? edition.market.discount : 0;
}

/** What the last trade card adds to every sale (HW-50). */
export const lastBonus = ({ edition }, view) => (view.left === 0 && view.round > 0 ? edition.market.last_card : 0);

/** What a sale at the slot being sold at, or the sale of any one stone, brings with what goods cards add to it (HW-78). */
export function saleOf(box, view, seat, house, { fare = 0, back = 0, off = false } = {}) {
  const base = off ? box.edition.market.any_sale : openSlots(box, view)[view.slot]?.value ?? 0;
  const { ware } = box.house.get(house);
  const cards = view.goods[seat].map((card) => box.goods.get(card));
  return base + lastBonus(box, view) + cards.filter((card) => card.ware === ware).length + fare + back * cards.filter((card) => card.carriage).length;
}

/** End values of goods cards, with the pairs that bring most (HW-79 to HW-81). */
export function goodsValue(box, cards) {
  const held = cards.map((card) => box.goods.get(card));
  return held.reduce((sum, card) => sum + card.end, 0) + bestGain(box, cards, held.filter((card) => card.pair).map((card) => card.id));
}

function bestGain(box, free, bearers) {
  if (!bearers.length) return 0;
  const [first, ...others] = bearers;
  let best = bestGain(box, free, others);
  if (!free.includes(first)) return best;
  const bearer = box.goods.get(first);
  for (const card of free) {
    const partner = box.goods.get(card);
    if (card === first || partner.sort !== partnerOf(bearer)) continue;
    const gain = bearer.total - bearer.end - partner.end;
    best = Math.max(best, gain + bestGain(box, free.filter((one) => one !== first && one !== card), others));
  }
  return best;
}
