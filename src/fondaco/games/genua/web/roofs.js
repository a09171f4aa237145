/** Roofs from above, drawn in fine lines: hips and ridges, the park's trees, the harbour's water, the cathedral's nave. */

import { svg } from "/web/vendor/lit-html/lit-html.js";

/** @param {{x: number, y: number, w: number, h: number}} main */
export function roof(id, style, { x, y, w, h }, squares) {
  const n = (value) => value.toFixed(1);
  if (id === "park") {
    const trees = [[0.62, 0.7, 9], [0.72, 0.32, 7], [0.86, 0.62, 10], [0.5, 0.38, 6], [0.94, 0.3, 6]];
    return svg`<g class="roof trees" aria-hidden="true">${trees.map(([u, v, r]) => svg`<circle cx=${n(x + u * w)} cy=${n(y + v * h)} r=${r}></circle>`)}</g>`;
  }
  if (id === "harbour") {
    return svg`<g class="roof water" aria-hidden="true">${[0.55, 0.72, 0.89].map((v, row) => svg`<path d=${Array.from({ length: Math.floor(w / 24) }, (_, at) => `M${n(x + 8 + row * 5 + at * 24)} ${n(y + v * h)}q4-5 8 0t8 0`).join("")}></path>`)}</g>`;
  }
  if (id === "cathedral") {
    const [cx, top] = [x + w / 2, y + h * 0.16];
    return svg`<path class="roof" aria-hidden="true" d="M${n(cx - w * 0.13)} ${n(top)}h${n(w * 0.26)}v${n(h * 0.22)}h${n(w * 0.24)}v${n(h * 0.14)}h${n(-w * 0.24)}v${n(h * 0.34)}h${n(-w * 0.26)}v${n(-h * 0.34)}h${n(-w * 0.24)}v${n(-h * 0.14)}h${n(w * 0.24)}z"></path>`;
  }
  if (squares > 1 && style !== "store") return hips(x, y, w, h, n);
  return svg`<g class="roof" aria-hidden="true">${w >= h ? svg`<path d="M${n(x)} ${n(y + h / 2)}H${n(x + w)}"></path>` : svg`<path d="M${n(x + w / 2)} ${n(y)}V${n(y + h)}"></path>`}</g>`;
}

/** Four slopes that meet in a ridge. */
function hips(x, y, w, h, n) {
  const in_ = Math.min(w, h) / 2;
  const [one, other] = w >= h ? [[x + in_, y + h / 2], [x + w - in_, y + h / 2]] : [[x + w / 2, y + in_], [x + w / 2, y + h - in_]];
  const at = ([px, py]) => `${n(px)} ${n(py)}`;
  const corners = w >= h ? `M${n(x)} ${n(y)}L${at(one)}L${n(x)} ${n(y + h)}M${n(x + w)} ${n(y)}L${at(other)}L${n(x + w)} ${n(y + h)}` : `M${n(x)} ${n(y)}L${at(one)}L${n(x + w)} ${n(y)}M${n(x)} ${n(y + h)}L${at(other)}L${n(x + w)} ${n(y + h)}`;
  return svg`<path class="roof" aria-hidden="true" d="${corners}M${at(one)}L${at(other)}"></path>`;
}
