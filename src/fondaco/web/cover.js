/** A game's cover drawing: its own SVG, or its initial on a plain ground. */

import { html, svg } from "./vendor/lit-html/lit-html.js";

const drawn = new Map();

/** @param {string|undefined} text of the game's cover.svg @param {string} title */
export function cover(text, title) {
  if (!text) {
    return html`<svg viewBox="0 0 320 180" aria-hidden="true">${svg`
      <rect width="320" height="180" fill="var(--well)"/>
      <text x="160" y="122" text-anchor="middle" font-size="96" font-family="var(--serif)" fill="var(--rule-strong)">${title[0]}</text>`}</svg>`;
  }
  if (!drawn.has(text)) drawn.set(text, new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
  const drawing = document.importNode(drawn.get(text), true);
  drawing.setAttribute("aria-hidden", "true");
  return drawing;
}
