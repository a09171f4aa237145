/** The edition's data as the board uses it: goods, cities with their markets, the road net, prices and costs. */

const read = new WeakMap();

/** @param {object} edition as in editions/*.toml */
export function boxOf(edition) {
  if (!read.has(edition)) read.set(edition, open(edition));
  return read.get(edition);
}

const entries = (table) => Object.entries(table).filter(([, value]) => value && typeof value === "object" && !Array.isArray(value));

function open(edition) {
  const goods = entries(edition.goods).map(([name]) => name);
  const cities = entries(edition.cities).map(([name]) => name);
  const beside = new Map();
  const join = (here, there) => beside.set(here, [...new Set([...(beside.get(here) ?? []), there])]);
  for (const chain of edition.map.roads) {
    for (let index = 1; index < chain.length; index += 1) {
      join(chain[index - 1], chain[index]);
      join(chain[index], chain[index - 1]);
    }
  }
  return {
    goods, cities, beside,
    roads: edition.map.roads,
    places: edition.map.places,
    market: new Map(cities.map((city) => [city, edition.cities[city].market])),
    buy: edition.price_board.buy,
    sell: edition.price_board.sell,
    bonus: edition.bonus_track.steps,
    upkeep: edition.status_board.upkeep,
    stepCost: edition.arrival_track.step_cost,
    target: edition.end_arrivals,
    tiles: edition.movement.tiles,
    loan: edition.loan,
    influence: edition.influence,
    stars: edition.investments.stars,
  };
}

export const costOfStep = (box, arrivals) => box.stepCost[Math.min(arrivals, box.stepCost.length - 1)];
export const levelOf = (box, view, good) => view.levels[box.goods.indexOf(good)];
export const buyPrice = (box, view, good) => box.buy[levelOf(box, view, good)];
const sellPrice = (box, view, good) => box.sell[levelOf(box, view, good)];
export const bonusOf = (box, view, city) => view.bonus[box.cities.indexOf(city)];

/** What goods would fetch in a city now; `all`: also the city's own goods get the bonus (HA-112, HA-113, HA-153). */
export function proceeds(box, view, goods, city, all = false) {
  const market = box.market.get(city);
  return goods.reduce((sum, good) => sum + sellPrice(box, view, good) + (all || !market.includes(good) ? bonusOf(box, view, city) : 0), 0);
}

/** Fields to every city a wagon can reach without turning, nearest first (HA-73). @returns {[string, number][]} */
export function ahead(box, at, came) {
  const found = new Map();
  const seen = new Set();
  let edge = [[at, came]];
  for (let fields = 1; edge.length; fields += 1) {
    const further = [];
    for (const [here, back] of edge) {
      for (const there of box.beside.get(here) ?? []) {
        if (there === back || seen.has(`${there} ${here}`)) continue;
        seen.add(`${there} ${here}`);
        if (box.market.has(there)) found.set(there, found.get(there) ?? fields);
        else further.push([there, here]);
      }
    }
    edge = further;
  }
  return [...found];
}

/** The way forward from one field to another, both included; `to` may name all its fields. */
export function wayTo(box, at, came, to) {
  if (to.includes(">")) return [at, ...to.split(">")];
  let edge = [[at, came, [at]]];
  for (let steps = 0; edge.length && steps < 12; steps += 1) {
    const further = [];
    for (const [here, back, path] of edge) {
      for (const there of box.beside.get(here) ?? []) {
        if (there === back || path.includes(there)) continue;
        if (there === to) return [...path, there];
        if (!box.market.has(there)) further.push([there, here, [...path, there]]);
      }
    }
    edge = further;
  }
  return [at];
}

/** Where a way ends; it may name all its fields. */
export const lastField = (to) => to.split(">").pop();
