/** Where everything lies on the plan of the city. On a phone the squares are upright, and names of narrow houses run upwards. */

const SIZES = {
  wide: { cell: [78, 73], edge: 22, wall: 7, gap: 3 },
  tall: { cell: [43.5, 64], edge: 14, wall: 6, gap: 1.5 },
};

const laid = new WeakMap();

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Rect
 * @typedef {{id: string, kind: string, rects: Rect[], main: Rect, upright: boolean, spot: {x: number, y: number}, owner: {x: number, y: number}}} Site
 */

/** @returns {{width: number, height: number, narrow: boolean, size: object, sites: Map<string, Site>, walls: Map<string, Rect[]>}} */
export function planOf(city, narrow) {
  const known = laid.get(city) ?? {};
  known[narrow] ??= lay(city, narrow);
  laid.set(city, known);
  return known[narrow];
}

function lay(city, narrow) {
  const size = narrow ? SIZES.tall : SIZES.wide;
  const [w, h] = size.cell;
  const from = size.edge + size.wall;
  const width = from + 8 * w + size.wall;
  const height = from + 8 * h + size.wall;
  const sites = new Map([...city.fields.values()].map((field) => [field.id, site(city, field, size, from, narrow)]));
  return { width, height, narrow, size, from, sites, walls: walls(city, size, from) };
}

/** One field: its squares drawn in from the street, and where name, tower and owner's marker go. */
function site(city, { id, kind, cells }, { cell: [w, h], gap }, from, narrow) {
  const same = (row, column) => city.at[row]?.[column] === id;
  const rects = cells.map(([row, column]) => {
    const [left, right, up, down] = [[row, column - 1], [row, column + 1], [row - 1, column], [row + 1, column]].map(([y, x]) => (same(y, x) ? 0 : gap));
    return { x: from + column * w + left, y: from + row * h + up, w: w - left - right, h: h - up - down };
  });
  const main = longest(cells, rects);
  const upright = kind === "building" && main.w < w + 1;
  const middle = { x: main.x + main.w / 2, y: main.y + main.h / 2 };
  if (kind !== "building") return { id, kind, rects, main, upright: false, spot: kind === "market" ? { x: middle.x, y: main.y + main.h - (narrow ? 22 : 34) } : middle, owner: middle };
  const spot = upright ? { x: main.x + main.w - (narrow ? 12 : 26), y: main.y + main.h - (narrow ? 16 : 24) } : { x: main.x + main.w - (narrow ? 11.5 : 12), y: main.y + main.h - (narrow ? 12 : 20) };
  const owner = narrow
    ? upright ? { x: main.x + 9.5, y: main.y + main.h - 13 } : { x: main.x + main.w - 11, y: main.y + 25.5 }
    : upright ? { x: main.x + 16, y: main.y + main.h - 18 } : { x: main.x + main.w - 14, y: main.y + 14 };
  return { id, kind, rects, main, upright, spot, owner };
}

/** The longest straight run of squares as one rectangle; the market is a square. */
function longest(cells, rects) {
  const runs = [0, 1].flatMap((axis) => [...new Set(cells.map((cell) => cell[axis]))].map((line) => rects.filter((_, index) => cells[index][axis] === line)));
  const all = cells.length === 4 && new Set(cells.map(String)).size === 4 && new Set(cells.map((cell) => cell[0])).size === 2 && new Set(cells.map((cell) => cell[1])).size === 2 ? rects : null;
  const best = all ?? runs.reduce((most, run) => (run.length > most.length ? run : most), []);
  const [x, y] = [Math.min(...best.map((one) => one.x)), Math.min(...best.map((one) => one.y))];
  return { x, y, w: Math.max(...best.map((one) => one.x + one.w)) - x, h: Math.max(...best.map((one) => one.y + one.h)) - y };
}

/** The stretches of the city wall beside each edge building: there its privilege shows. */
function walls(city, { cell: [w, h], wall }, from) {
  const found = new Map();
  const add = (id, rect) => found.set(id, [...(found.get(id) ?? []), rect]);
  for (let at = 0; at < 8; at += 1) {
    add(city.at[0][at], { x: from + at * w, y: from - wall, w, h: wall });
    add(city.at[7][at], { x: from + at * w, y: from + 8 * h, w, h: wall });
    add(city.at[at][0], { x: from - wall, y: from + at * h, w: wall, h });
    add(city.at[at][7], { x: from + 8 * w, y: from + at * h, w: wall, h });
  }
  return found;
}

/** Where the tower crosses from one field to the next: the middle of a side they share, nearest to both spots. */
export function crossing(city, plan, one, other) {
  const { cell: [w, h] } = plan.size;
  let best = null;
  for (const [row, column] of city.fields.get(one).cells) {
    for (const [dy, dx] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
      if (city.at[row + dy]?.[column + dx] !== other) continue;
      const at = { x: plan.from + (column + 0.5 + dx / 2) * w, y: plan.from + (row + 0.5 + dy / 2) * h };
      const far = [one, other].reduce((sum, id) => sum + Math.hypot(at.x - plan.sites.get(id).spot.x, at.y - plan.sites.get(id).spot.y), 0);
      if (!best || far < best.far) best = { ...at, far };
    }
  }
  return best;
}
