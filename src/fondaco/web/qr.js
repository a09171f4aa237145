/** An address as a QR code. */

import qrcode from "./vendor/qrcode/qrcode.js";
import { html } from "./vendor/lit-html/lit-html.js";

const QUIET = 4;

/** @param {string} text */
export function qr(text) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  }
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return html`<svg viewBox=${box} role="img" aria-label="QR" shape-rendering="crispEdges"><rect x=${-QUIET} y=${-QUIET} width="100%" height="100%" fill="#fff"/><path d=${path} fill="#000"/></svg>`;
}
