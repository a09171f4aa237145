/** The five pyramids: markers of all seats on eight steps; a ghost shows where mine would rise today. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { marker, pigment, shape } from "/web/players.js";
import { climbed } from "./scoring.js";
import { goodSign, GOODS, ground } from "./tiles.js";

/** @param {import("/web/table/model.js").Table} table */
export function pyramids(table) {
  const { view, box, me, say } = table;
  const { top } = box.pyramid;
  const [first, second] = box.players[view.seats].goods;
  const load = me === null || view.result ? [] : [...view.ships[me], ...(table.hint?.verb === "bid" ? view.lot : [])];
  const ghosts = me === null ? [] : climbed(view, me, load, top);
  return html`<section class="pyramids ${table.narrow ? "lying" : ""}" aria-label=${say("pyramids-title")}>
    ${GOODS.map((good, index) => {
      const standing = view.levels[index];
      const ghost = load.length && ghosts[index] > standing[me] ? { seat: me, level: ghosts[index] } : null;
      const told = standing.map((level, seat) => `${table.seats[seat].name}: ${level}`).join(", ");
      return html`<figure class="pyramid" data-at="pyramid-${good}" data-explain="pyramid" data-facts=${JSON.stringify({ good, first, second })}>
        <figcaption>${goodSign(good)}<span>${say(`good-${good}`)}</span><span class="sr">: ${told}</span></figcaption>
        ${table.narrow ? stairs(box, good, standing, ghost) : steps(box, good, standing, ghost)}
      </figure>`;
    })}
  </section>`;
}

/** From the front: the base wide, the three top steps with their bonus. */
function steps({ pyramid: { top, bonus } }, good, standing, ghost) {
  const [width, rise, base] = [170, 22, 184];
  const half = (level) => 74 - level * 6.6;
  const y = (level) => base - level * rise;
  return html`<svg viewBox="0 0 ${width} 192" aria-hidden="true">
    ${Array.from({ length: top + 1 }, (_, level) => svg`
      <rect x=${width / 2 - half(level)} y=${y(level) - rise + 1} width=${2 * half(level)} height=${rise - 1} rx="2" class="stone"
        style="fill:color-mix(in srgb, ${ground(good)} ${6 + level * 4}%, var(--sheet))"></rect>
      ${bonus[level] ? svg`<text x=${width / 2 + half(level) + 5} y=${y(level) - 5} class="bonus">+${bonus[level]}</text>` : nothing}
      ${level ? svg`<text x=${width / 2 - half(level) - 5} y=${y(level) - 5} text-anchor="end" class="level">${level}</text>` : nothing}`)}
    ${markers(standing, ghost, (level) => ({ x: width / 2, y: y(level) - rise / 2 + 0.5, room: 2 * half(level) - 14 }), 7.5, 18)}
  </svg>`;
}

/** From the side, for a phone: eight steps rising to the right. */
function stairs({ pyramid: { top, bonus } }, good, standing, ghost) {
  const [cell, height] = [34, 42];
  return html`<svg viewBox="0 0 ${cell * (top + 1)} ${height}" aria-hidden="true">
    ${Array.from({ length: top + 1 }, (_, level) => svg`
      <rect x=${level * cell + 0.5} y=${0.5 + (top - level)} width=${cell - 1} height=${height - 1 - (top - level)} rx="3" class="stone" style="fill:color-mix(in srgb, ${ground(good)} ${6 + level * 4}%, var(--sheet))"></rect>
      <text x=${(level + 0.5) * cell} y=${height - 4} text-anchor="middle" class=${bonus[level] ? "bonus" : "level"}>${bonus[level] ? `+${bonus[level]}` : level}</text>`)}
    ${markers(standing, ghost, (level) => ({ x: (level + 0.5) * cell, y: 15, room: cell - 12 }), 6.5, 14, 3)}
  </svg>`;
}

/** All markers and the ghost, those on one step side by side, `across` in a row; where it is crowded they are smaller. */
function markers(standing, ghost, place, size, apart, across = standing.length + 1) {
  const drawn = [];
  const all = [...standing.map((level, seat) => ({ seat, level })), ...(ghost ? [ghost] : [])];
  for (const level of new Set(all.map((one) => one.level))) {
    const ones = all.filter((one) => one.level === level);
    const { x, y, room } = place(level);
    const gap = Math.min(apart, room / (Math.min(ones.length, across) - 1));
    const rows = Array.from({ length: Math.ceil(ones.length / across) }, (_, row) => ones.slice(row * across, (row + 1) * across));
    rows.forEach((row, below) => row.forEach((one, index) => {
      const at = [x + (index - (row.length - 1) / 2) * gap, y + (below - (rows.length - 1) / 2) * 11.5];
      const half = Math.min(size, gap / 2);
      drawn.push(one === ghost
        ? svg`<g class="ghost" transform="translate(${at[0]} ${at[1]}) scale(${half / 8})" stroke=${pigment(one.seat)}>${shape(one.seat)}</g>`
        : svg`<g data-piece="step-${one.seat}">${marker(one.seat, ...at, half)}</g>`);
    }));
  }
  return drawn;
}
