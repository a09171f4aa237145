/** A number: slider, stepper and typed entry, with what follows from it beside it. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";

/**
 * @param {object} wish
 * @param {string} wish.id unique on the page
 * @param {string} wish.label for those who do not see
 * @param {number[]} wish.values the legal numbers, rising
 * @param {number} wish.value
 * @param {function(number)} wish.change
 * @param {string|object} [wish.follows] the consequence of the value
 */
export function amount({ id, label, values, value, change, follows, say }) {
  const at = nearest(values, value);
  const field = document.getElementById(id);
  const written = new Intl.NumberFormat(document.documentElement.lang).format(values[at]); // as on the buttons beside it
  const half = field?.dataset.typed === "half"; // a clock that ticks must not wipe what is being typed
  const done = (input) => delete input.dataset.typed;
  const typed = (input) => Number(input.value.replace(/\D/g, ""));
  const set = (index) => change(values[Math.max(0, Math.min(values.length - 1, index))]);
  return html`
    <div class="amount" role="group" aria-label=${label}>
      <div class="amount-row">
        <button type="button" class="step" @click=${() => set(at - 1)} ?disabled=${at === 0} aria-label=${say("amount-less")}>−</button>
        <input
          id=${id} type="text" inputmode="numeric" autocomplete="off" aria-label=${label} .value=${live(half ? field.value : written)}
          @focus=${(focus) => focus.target.select()}
          @input=${({ target }) => ((target.dataset.typed = "half"), set(nearest(values, typed(target))))} @blur=${(left) => done(left.target)}
          @change=${({ target }) => done(target) && set(nearest(values, typed(target)))}
          @keydown=${(key) => {
            const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[key.key];
            const beyond = key.key === "Enter" && !values.includes(typed(key.target)); // the nearest number is shown before it is said
            if (by || beyond) {
              key.preventDefault();
              done(key.target);
              set(beyond ? nearest(values, typed(key.target)) : at + by);
            }
          }} />
        <button type="button" class="step" @click=${() => set(at + 1)} ?disabled=${at === values.length - 1} aria-label=${say("amount-more")}>+</button>
        ${follows ? html`<output class="follows" for=${id}>${follows}</output>` : nothing}
      </div>
      ${values.length > 2
        ? html`<input type="range" min="0" max=${values.length - 1} .value=${live(String(at))} aria-label=${label}
            aria-valuetext=${written} style="--at:${at / (values.length - 1)}" @input=${(slid) => set(Number(slid.target.value))} />`
        : nothing}
    </div>
  `;
}

/** The index of the legal number closest to a typed one. */
function nearest(values, wanted) {
  let best = 0;
  values.forEach((value, index) => {
    if (Math.abs(value - wanted) < Math.abs(values[best] - wanted)) best = index;
  });
  return best;
}

/** All numbers of an amount field. */
export function steps({ least = 0, most = null, step = 1 }) {
  const last = most ?? least + 200 * step;
  return Array.from({ length: Math.max(1, Math.floor((last - least) / step) + 1) }, (_, index) => least + index * step);
}
