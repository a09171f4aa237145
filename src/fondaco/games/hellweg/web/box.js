/** The edition's data as the board uses it: towns, houses, roads and cards by their ids. */

/** A printed fact, with or without its source. */
const datum = (value) => (value && typeof value === "object" && "is" in value ? value.is : value);

const read = new WeakMap();

/**
 * @typedef {{id: string, ends: string[], paved: boolean, village: boolean}} Road
 * @typedef {{id: string, town: string, ware: string}} House
 * @typedef {{town: string, ware: string, house: string, value: number, stones: number, carriages: number}} Slot
 * @typedef {{id: string, sort: string, price: number, end: number, privilege: boolean, ware?: string, carriage?: boolean, pair?: string[], total?: number}} Goods
 * @param {object} edition as in editions/*.toml
 */
export function boxOf(edition) {
  if (!read.has(edition)) read.set(edition, open(edition));
  return read.get(edition);
}

function open(edition) {
  const towns = edition.towns.map(({ id, at }) => ({ id, at: datum(at) }));
  const houses = edition.houses.map(({ town, ware }) => ({ id: `${town}-${ware}`, town, ware }));
  const roads = edition.roads.map(({ ends, paved, village }) => ({ id: ends.join("-"), ends, paved: datum(paved), village: datum(village) }));
  const slot = ({ town, ware, value, stones, carriages }) => ({
    town, ware, value, house: `${town}-${ware}`,
    stones: datum(stones) ?? edition.symbols[value].stones,
    carriages: datum(carriages) ?? edition.symbols[value].carriages,
  });
  const goods = edition.goods.map(({ banner = {}, ...card }) => ({
    id: card.id, sort: card.sort, price: datum(card.price), end: datum(card.end), privilege: datum(card.privilege), ...banner,
  }));
  return {
    edition, towns, houses, roads,
    house: new Map(houses.map((one) => [one.id, one])),
    road: new Map(roads.map((one) => [one.id, one])),
    trade: new Map(edition.trade.map(({ number, slots }) => [number, slots.map(slot)])),
    goods: new Map(goods.map((one) => [one.id, one])),
    sorts: [...new Set(goods.map((one) => one.sort))],
    privileges: edition.privileges.map(({ kind, route }) => ({ kind, route: datum(route) })),
    extra: { route: datum(edition.extra.route), carriages: edition.extra.carriages },
  };
}

/** The sort a pair's banner wants beside its card. @param {Goods} card */
export const partnerOf = (card) => (card.pair ? card.pair[card.pair[0] === card.sort ? 1 : 0] : "");

/** The open trade card's slots. @returns {Slot[]} */
export const openSlots = (box, view) => (view.card ? box.trade.get(view.card) ?? [] : []);
