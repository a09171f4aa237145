/** The edition's data as the board uses it: the city's fields, what buildings give, and the cards. */

export const WARES = ["silver", "copper", "salt", "pepper", "wheat", "rice", "linen", "silk"];
export const SPECIALS = ["any-start", "extra-action", "any-ware", "exchange", "building-action"];
export const KINDS = ["large", "small", "message", "privilege"];
export const GAINED = "gained-";

const read = new WeakMap();
let latest = null;

/** A table of the edition without its provenance. */
const table = (part) => Object.fromEntries(Object.entries(part).filter(([key]) => key !== "source" && key !== "note"));
/** Tables of different provenance, put together. */
const merged = (part) => Object.assign({}, ...Object.values(table(part)).map(table));

/**
 * @typedef {{id: string, kind: "building"|"alley"|"market", cells: number[][]}} Field cells as [row, column] from 0
 * @typedef {{kind: string, building?: string, wares?: string[], pair?: string[]}} Card
 * @param {object} edition as in editions/*.toml
 */
export function boxOf(edition) {
  if (!read.has(edition)) read.set(edition, open(edition));
  latest = read.get(edition);
  return latest;
}

/** The box last drawn from, for names: cards are called after what is printed on them. */
export const lastBox = () => latest;

function open(edition) {
  const gives = table(edition.actions);
  const cards = new Map();
  for (const [id, [building, ...wares]] of Object.entries(table(edition["large-orders"]))) cards.set(id, { kind: "large", building, wares });
  for (const [id, [building, ware]] of Object.entries(merged(edition["small-orders"]))) cards.set(id, { kind: "small", building, wares: [ware] });
  for (const [id, pair] of Object.entries(merged(edition.messages))) cards.set(id, { kind: "message", pair });
  for (const building of edition.ring.order) cards.set(`privilege-${building}`, { kind: "privilege", building });
  const from = new Map();
  for (const [building, goods] of Object.entries(gives)) for (const good of goods) if (!from.has(good)) from.set(good, building);
  return {
    edition, gives, cards, from,
    ring: edition.ring.order,
    discs: edition.tower.discs,
    rewards: edition.rewards,
    markers: edition.markers.each,
    last: edition["last-round"],
    villas: new Set(Object.keys(gives).filter((building) => gives[building][0] === "privilege")),
    layouts: Object.fromEntries(Object.entries(table(edition.layouts)).map(([name, { rows }]) => [name, cityOf(rows, edition.legend)])),
  };
}

/** The fields of one layout, and which of them covers each square. @returns {{fields: Map<string, Field>, at: string[][]}} */
function cityOf(rows, legend) {
  const at = rows.map((line, row) => line.split(" ").map((code, column) => (code === ".." ? `alley-${row + 1}${column + 1}` : code === "MM" ? "market" : legend[code])));
  const fields = new Map();
  at.forEach((line, row) => line.forEach((id, column) => {
    const kind = id === "market" ? "market" : id.startsWith("alley-") ? "alley" : "building";
    if (!fields.has(id)) fields.set(id, { id, kind, cells: [] });
    fields.get(id).cells.push([row, column]);
  }));
  return { at, fields };
}

/** The city this table plays in. */
export const cityAt = (box, view) => box.layouts[view.options?.layout ?? "strict"] ?? Object.values(box.layouts)[0];

/** `palazzo:15+pepper>silk` taken apart. */
export function termsOf(text) {
  const [target, bundles = ""] = text.split(":");
  const [give, take = "-"] = bundles.split(">");
  return { target, give, take };
}

/** Is this one certain hand card, such as `message-03`? */
export const isCard = (piece) => KINDS.some((kind) => piece.startsWith(`${kind}-`));
export const kindOf = (card) => card.split("-")[0].replace("?", "");
