/** The tower of discs, the way it has come, and the step it may take next. */

import { nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { pigment } from "/web/players.js";
import { crossing } from "./plan.js";
import { disc, ownerMark } from "./tokens.js";

/** The line of this turn's way. */
export function way(view, city, plan) {
  if (view.path.length < 2) return nothing;
  return svg`<path class="way" aria-hidden="true" d=${route(view.path, city, plan)}></path>`;
}

/** Through the middle of each side that is crossed. */
function route(fields, city, plan) {
  return fields.map((id, index) => {
    const { spot } = plan.sites.get(id);
    if (!index) return `M${spot.x} ${spot.y}`;
    const by = crossing(city, plan, fields[index - 1], id);
    return `${by ? `L${by.x} ${by.y}` : ""}L${spot.x} ${spot.y}`;
  }).join("");
}

/** A disc on each field that was left, the rest as a pile where the tower stands (GE-21). Alleys already used are empty. */
export function tower({ view, say, narrow }, box, city, plan) {
  const { path } = view;
  const size = narrow ? 9.5 : 12;
  return path.map((id, index) => {
    const { x, y } = plan.sites.get(id).spot;
    if (view.cleared.includes(id)) return nothing;
    if (index < path.length - 1) return svg`<g data-piece="disc-${index}" class="left">${disc(x, y, size, String(index + 1))}<title>${say("disc-told", { step: index + 1 })}</title></g>`;
    const left = box.discs - index;
    return svg`<g data-piece="tower" class="tower" data-explain="tower" data-facts=${JSON.stringify({ left: left - 1 })} style="--own:${pigment(view.active)}">${Array.from({ length: left }, (_, at) => disc(x, y - at * (narrow ? 2.5 : 4), size, at === left - 1 ? String(index + 1) : ""))}<title>${say("tower-told", { left: left - 1 })}</title></g>`;
  });
}

/** Where the move under the pointer would lead: the next step, and markers that would come. */
export function ghosts({ view, hint, me, narrow }, city, plan) {
  if (hint?.verb === "mark") {
    return hint.words.slice(1).flatMap((word) => word.split("+")).map((mark) => mark.split(":")).filter(([id]) => plan.sites.has(id)).map(([id, what]) => {
      const { x, y } = plan.sites.get(id).owner;
      const size = narrow ? 9 : 12;
      return svg`<g class="coming" aria-hidden="true">${what === "remove" ? svg`<path class="away" d="M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}"></path>` : ownerMark(me, x, y, size)}</g>`;
    });
  }
  const goal = hint && { go: hint.words[0], accept: hint.words[1], "any-start": hint.words[0] }[hint.verb];
  if (!goal || !plan.sites.has(goal) || goal === view.path.at(-1)) return nothing;
  const { x, y } = plan.sites.get(goal).spot;
  const from = view.path.at(-1);
  return svg`<g class="next" aria-hidden="true">${from && hint.verb !== "any-start" ? svg`<path class="way" d=${route([from, goal], city, plan)}></path>` : nothing}<ellipse cx=${x} cy=${y} rx="14" ry="9"></ellipse></g>`;
}
