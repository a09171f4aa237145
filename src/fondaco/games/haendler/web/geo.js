/** Where everything lies on the map: wide for a desk, upright for a phone. Roads run evenly between cities and junctions. */

const WIDE = {
  width: 960, height: 398, size: 1, card: { w: 158, h: 92 }, pile: [888, 10], corner: [646, 274],
  at: {
    Brugge: [204, 126], Paris: [204, 302], JW: [334, 200], Koeln: [398, 52], JN: [520, 100], J0: [452, 202],
    Hamburg: [664, 44], JS: [560, 290], Wien: [756, 206], Genova: [440, 342],
  },
  cards: { Brugge: [8, 70], Paris: [8, 254], Koeln: [200, 8], Hamburg: [706, 8], Wien: [796, 158], Genova: [252, 300] },
  names: { JW: [-20, 5, "end"], JN: [18, 22, "start"], J0: [20, 5, "start"], JS: [-34, 40, "start"] },
};

const TALL = {
  width: 374, height: 528, size: 0.82, card: { w: 116, h: 70 }, pile: [312, 176], corner: null,
  at: {
    Brugge: [54, 150], Paris: [44, 312], JW: [122, 226], Koeln: [150, 98], JN: [212, 178], J0: [190, 248],
    Hamburg: [312, 98], JS: [216, 346], Wien: [344, 412], Genova: [128, 436],
  },
  cards: { Brugge: [2, 52], Paris: [2, 338], Koeln: [124, 4], Hamburg: [256, 4], Wien: [256, 442], Genova: [70, 456] },
  names: {},
};

const drawn = new WeakMap();

/** `size` is that of the pieces: upright the fields lie closer. @typedef {{width: number, height: number, size: number, narrow: boolean, field: Map<string, {x: number, y: number}>, card: {w: number, h: number}, cards: Map<string, {x: number, y: number}>, roads: string[]}} Chart */

/** @returns {Chart} */
export function geography(box, narrow) {
  const known = drawn.get(box) ?? drawn.set(box, {}).get(box);
  const kind = narrow ? "tall" : "wide";
  known[kind] ??= lay(box, narrow ? TALL : WIDE, narrow);
  return known[kind];
}

function lay(box, sheet, narrow) {
  const ends = box.roads.flatMap((chain) => [chain[0], chain.at(-1)]);
  const known = ends.every((end) => end in sheet.at);
  const at = known ? sheet.at : spread(box, sheet);
  const field = new Map();
  const roads = box.roads.map((chain) => {
    const [from, to] = [at[chain[0]], at[chain.at(-1)]];
    const bend = known ? BEND[chain[0]] ?? 0 : 0;
    const [mx, my] = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * bend, (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend];
    chain.forEach((name, index) => {
      const t = index / (chain.length - 1);
      const mix = (axis, middle) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * middle + t ** 2 * to[axis];
      field.set(name, { x: mix(0, mx), y: mix(1, my) });
    });
    return `M${from}Q${mx} ${my} ${to}`;
  });
  const cards = new Map(box.cities.map((city) => {
    const [x, y] = sheet.cards[city] ?? beside(field.get(city), field.get(box.beside.get(city)[0]), sheet);
    return [city, { x, y }];
  }));
  return { ...sheet, narrow, field, cards, roads };
}

/** How far each road bows to one side, by the end it begins with. */
const BEND = { Paris: 0.1, Brugge: -0.1, Koeln: -0.1, Hamburg: 0.12, Wien: 0.12, Genova: 0.1, JW: -0.06, JN: 0.08, JS: -0.1 };

/** Another edition's map: its own spots, stretched over the sheet. */
function spread(box, sheet) {
  const spots = Object.values(box.places);
  const [xs, ys] = [0, 1].map((axis) => spots.map((spot) => spot[axis]));
  const fit = (value, all, size, edge) => edge + ((value - Math.min(...all)) / (Math.max(...all) - Math.min(...all) || 1)) * (size - 2 * edge);
  return Object.fromEntries(Object.entries(box.places).map(([name, [x, y]]) => [name, [fit(x, xs, sheet.width, sheet.card.w * 0.6), fit(y, ys, sheet.height, sheet.card.h)]]));
}

/** A city's card on the side away from its road. */
function beside(city, road, { card, width, height }) {
  const [x, y] = [city.x - Math.sign(road.x - city.x || 1) * (card.w / 2 + 22) - card.w / 2, city.y - card.h / 2];
  return [Math.max(2, Math.min(width - card.w - 2, x)), Math.max(2, Math.min(height - card.h - 2, y))];
}
