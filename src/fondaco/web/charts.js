/** Charts drawn by hand: stacked bars of where points came from, and curves over a match. Each has a table for readers. */

import { html, svg } from "./vendor/lit-html/lit-html.js";
import { marker, pigment, player } from "./players.js";

const PIGMENTS = ["indigo", "ochre", "verdigris", "plum", "madder", "slate", "umber"];
const LETTER = 8;

/**
 * One bar for each seat, its parts by source, with their sum; what was spent runs to the left of the line.
 * @param {Map<string, number>[]} sums by seat
 * @param {import("./words.js").Words} words
 */
export function bars(sums, words) {
  const sources = [...new Set(sums.flatMap((one) => [...one.keys()]))];
  const most = Math.max(1, ...sums.map((one) => total(one, 1)));
  const least = Math.max(0, ...sums.map((one) => -total(one, -1)));
  const [width, row, left] = [340, 40, 4];
  const scale = (width - 2 * left) / (most + least);
  const zero = left + least * scale;
  const spoken = figures(words.language);
  const called = (source) => words.called(`source-${source}`, source);
  return html`
    <svg class="chart" viewBox="0 0 ${width} ${sums.length * row + 4}" aria-hidden="true">
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v6" class="hatch"></path></pattern>
      ${sums.map((one, seat) => {
        let [up, down] = [zero, zero];
        return svg`<g transform="translate(0 ${seat * row})">
          ${marker(seat, left + 6, 9, 6)}
          <text x=${left + 18} y="13" class="chart-name">${words.names[seat]}</text>
          <text x=${width - left} y="13" text-anchor="end" class="chart-sum">${spoken(whole(one))}</text>
          ${sources.filter((source) => one.has(source)).map((source) => {
            const amount = one.get(source);
            const size = Math.abs(amount) * scale;
            if (amount < 0) down -= size;
            const x = amount < 0 ? down : up;
            if (amount > 0) up += size;
            const label = spoken(amount);
            return svg`<g>${part(sources.indexOf(source), x, size)}
              ${size > LETTER * (label.length + 1) ? svg`<text x=${x + size / 2} y="31" text-anchor="middle" class="chart-value">${label}</text>` : ""}</g>`;
          })}
          <path d="M${zero} 16v21" stroke="var(--ink)"></path>
        </g>`;
      })}
    </svg>
    <ul class="legend">${sources.map((source, index) => html`<li><i class=${index < PIGMENTS.length ? "" : "hatched"} style="background-color:${ground(index)}"></i>${called(source)}</li>`)}</ul>
    <div class="sr"><table>
      <tr><td></td>${sources.map((source) => html`<th scope="col">${called(source)}</th>`)}<th scope="col">${words.called("after-sum", "sum")}</th></tr>
      ${sums.map((one, seat) => html`<tr><th scope="row">${words.names[seat]}</th>${sources.map((source) => html`<td>${spoken(one.get(source) ?? 0)}</td>`)}<td>${spoken(whole(one))}</td></tr>`)}
    </table></div>
  `;
}

/** Numbers as one writes them in a language, with a minus and no hyphen. */
const figures = (language) => (number) => new Intl.NumberFormat(language).format(number).replace("-", "−");

/** One source's part of a bar; when the pigments have run out they come again, hatched. */
const part = (index, x, size) => svg`<rect x=${x} y="18" width=${size} height="17" fill=${ground(index)}></rect>
  ${index < PIGMENTS.length ? "" : svg`<rect x=${x} y="18" width=${size} height="17" fill="url(#hatch)"></rect>`}`;

const ground = (index) => `var(--${PIGMENTS[index % PIGMENTS.length]}-ground)`;

const whole = (sums) => total(sums, 1) + total(sums, -1);

const total = (sums, side) => [...sums.values()].filter((amount) => amount * side > 0).reduce((sum, amount) => sum + amount, 0);

/**
 * How a number of every seat went: `[[ply, [40, 40]], …]`.
 * @param {[number, number[]][]} course
 * @param {string[]} names
 */
export function curve(course, names, language) {
  const [width, height] = [340, 190];
  const last = course.at(-1)[0] || 1;
  const top = niceTop(Math.max(1, ...course.flatMap(([, values]) => values)));
  const spoken = figures(language);
  const pad = LETTER * spoken(top).length + 10;
  const x = (ply) => pad + ((width - pad - 16) * ply) / last;
  const y = (value) => height - 18 - ((height - 30) * value) / top;
  const lines = names.map((_, seat) => course.map(([ply, values], index) => `${index ? `H${x(ply).toFixed(1)}V` : `M${x(ply).toFixed(1)} `}${y(values[seat]).toFixed(1)}`).join(""));
  return html`
    <svg class="chart" viewBox="0 0 ${width} ${height}" aria-hidden="true">
      ${[0, top / 2, top].filter(Number.isInteger).map((value) => svg`<line x1=${pad} x2=${width - 16} y1=${y(value)} y2=${y(value)} stroke="var(--rule)"/><text x=${pad - 6} y=${y(value) + 4} text-anchor="end" class="chart-axis">${spoken(value)}</text>`)}
      ${lines.map((path, seat) => svg`<path d=${path} fill="none" stroke=${pigment(seat)} stroke-width="2" stroke-linejoin="round"/>${marker(seat, x(last), y(course.at(-1)[1][seat]), 6)}`)}
    </svg>
    <ul class="legend">${names.map((name, seat) => html`<li>${player(seat, name)} ${spoken(course.at(-1)[1][seat])}</li>`)}</ul>
  `;
}

/** A round number at or above the highest value. */
function niceTop(value) {
  const size = 10 ** Math.floor(Math.log10(value));
  return [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((step) => step * size).find((step) => step >= value);
}
