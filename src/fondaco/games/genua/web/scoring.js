/** What a position is worth or still needs, to show it; the house itself scores. */

/** Lengths of the runs of privileges along the closed ring of edge buildings (GE-105, GE-106). */
function chains(ring, owned) {
  const marks = ring.map((building) => owned.includes(building));
  if (marks.every(Boolean)) return [ring.length];
  const lengths = [];
  marks.forEach((on, spot) => {
    if (!on || marks[(spot + ring.length - 1) % ring.length]) return;
    let length = 1;
    while (marks[(spot + length) % ring.length]) length += 1;
    lengths.push(length);
  });
  return lengths;
}

/** What privileges for these buildings earn at the end. */
export function privilegesValue(box, owned) {
  const { values, more } = box.edition.chains;
  const worth = (length) => values[Math.min(length, values.length - 1)] + more * Math.max(0, length - values.length + 1);
  return chains(box.ring, owned).reduce((sum, length) => sum + worth(length), 0);
}

/** The hand cards of a seat whose faces are known. */
export const handOf = (view, seat) => view.hands[seat].map(({ card }) => card).filter((card) => card.includes("-"));

export const ownedPrivileges = (box, view, seat) => handOf(view, seat).filter((id) => box.cards.get(id)?.kind === "privilege").map((id) => box.cards.get(id).building);

/**
 * What a hand card still needs: wares not yet owned, buildings not yet visited.
 * @returns {{wares: string[], fields: string[], ready: boolean, places: string[]}} places: every field it speaks of or waits for
 */
export function needs(box, view, seat, id) {
  const card = box.cards.get(id);
  if (!card) return { wares: [], fields: [], ready: false, places: [] };
  if (card.kind === "message") {
    const fields = card.pair.filter((building) => !view.path.includes(building));
    return { wares: [], fields, ready: !fields.length, places: card.pair };
  }
  if (card.kind === "privilege") return { wares: [], fields: [], ready: false, places: [card.building] };
  const wares = card.wares.filter((ware) => !view.goods[seat][ware]);
  return { wares, fields: [card.building], ready: !wares.length, places: [card.building, ...wares.map((ware) => box.from.get(ware))] };
}

/** Over the whole hand: which buildings its cards name, and which wares are missing. */
export function wishes(box, view, seat) {
  const tags = new Map();
  const wares = new Set();
  for (const id of handOf(view, seat)) {
    const card = box.cards.get(id);
    if (!card || card.kind === "privilege") continue;
    const need = needs(box, view, seat, id);
    need.wares.forEach((ware) => wares.add(ware));
    for (const field of card.kind === "message" ? need.fields : [card.building]) tags.set(field, [...(tags.get(field) ?? []), { id, kind: card.kind, ready: need.ready }]);
  }
  return { tags, wares };
}

/** Markers of a seat still in the common stock (GE-10). */
export const markersLeft = (box, view, seat) => box.markers - view.supply[seat] - Object.values(view.owners).filter((owner) => owner === seat).length;

/** Cards face down in a stack; a finished match shows them. */
export const pileSize = (view, kind) => (Array.isArray(view.pools[kind]) ? view.pools[kind].length : view.pools[kind]);
