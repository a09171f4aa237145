/** Where wagons, courier and loads are drawn, so that none hides what matters of another. Boxes are [left, top, right, bottom]. */

/** @typedef {import("./geo.js").Chart} Chart */

/** So many goods lie side by side in a load. */
export const ACROSS = 5;

/** The wagons stand on their fields; those on neighbouring fields move apart. @param {Chart} chart */
export function wagonSpots({ at }, { field, size }) {
  const spots = at.map((name) => field.get(name));
  const room = 44 * size;
  return spots.map((spot) => {
    const near = spots.map((other) => [other, Math.hypot(spot.x - other.x, spot.y - other.y)]).filter(([, far]) => far && far < room);
    const away = (axis) => near.reduce((sum, [other, far]) => sum + ((spot[axis] - other[axis]) / far) * ((room - far) / 2), spot[axis]);
    return { x: away("x"), y: away("y") - 4 };
  });
}

/** The courier is on its field, or beside the wagon it met there; null before it has come. @param {Chart} chart */
export function courierSpot({ courier, at }, { field, size }, wagons) {
  const met = wagons[at.indexOf(courier)];
  return met ? { x: met.x + 20 * size, y: met.y - 22 * size } : field.get(courier) ?? null;
}

/** Where the point of a wagon's arrow is; `turn` is where it faces, in degrees. */
export const tip = ({ x, y }, turn, { size }) => ({ x: x + 24 * size * Math.cos((turn * Math.PI) / 180), y: y + 24 * size * Math.sin((turn * Math.PI) / 180) });

/** Each load lies below, above or beside its wagon, wherever it hides least: rather a field than a piece. @param {Chart} chart */
export function loadBoxes({ loads }, { size, card, field, cards, width, height }, wagons, pieces) {
  const fields = [...field.values()].map((spot) => around(spot, 10));
  const plates = [...cards.values()].map(({ x, y }) => [x, y, x + card.w, y + card.h]);
  const edges = [[-width, 0, 0, height], [width, 0, 2 * width, height], [0, -height, width, 0], [0, height, width, 2 * height]];
  const taken = [...plates, ...edges, ...pieces.map((spot) => around(spot, 8))];
  const reach = wagons.map((spot) => around(spot, 28 * size)); // what lies there looks like this wagon's
  const boxes = [];
  for (let again = 0; again < 2; again += 1) { // the second time each knows where the others lie
    wagons.forEach((spot, wagon) => {
      const others = [...boxes, ...reach].filter((box) => box !== boxes[wagon] && box !== reach[wagon]);
      const tries = boxesBy(spot, loads[wagon].flat().length, size);
      const hides = tries.map((box) => covered(box, fields) + 9 * covered(box, [...taken, ...others]));
      boxes[wagon] = tries[hides.indexOf(Math.min(...hides))];
    });
  }
  return boxes;
}

/** Where a load of so many goods can lie, the best places first. */
function boxesBy({ x, y }, count, size) {
  const [w, h] = [Math.min(ACROSS, count) * 13 * size, Math.ceil(count / ACROSS) * 13 * size];
  const corners = [y + 17 * size, y - 21 * size - h].flatMap((top) => [0.5, 0.9, 0.1].map((part) => [x - part * w, top]));
  corners.push([x + 21 * size, y - h / 2], [x - 21 * size - w, y - h / 2]);
  return corners.map(([left, top]) => [left, top, left + w, top + h]);
}

const around = ({ x, y }, by) => [x - by, y - by, x + by, y + by];

/** How much of other boxes a box covers. */
const covered = ([left, top, right, bottom], others) =>
  others.reduce((sum, [l, t, r, b]) => sum + Math.max(0, Math.min(right, r) - Math.max(left, l)) * Math.max(0, Math.min(bottom, b) - Math.max(top, t)), 0);
