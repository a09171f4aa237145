/** After the match: where every player's points came from, and how it went. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get } from "../api.js";
import { bars, curve } from "../charts.js";

/** @param {import("./model.js").Model} model */
export function after(model) {
  const { words } = model;
  const key = `${model.id} ${model.state.status}`;
  if (model.courseKey !== key) {
    model.courseKey = key;
    model.remember();
    get(`/tables/${model.id}/course`, { key: model.key }).then((course) => model.tell({ course }), () => {});
  }
  const wanted = model.board.curves ?? telling(words, Object.keys(model.course ?? {}));
  return html`
    <div class="after" tabindex="0">
      ${model.whole ? sources(model) : nothing}
      ${wanted.map((name) => {
        const course = name === "earned" ? model.whole && earned(model) : model.course?.[name];
        return course ? html`<figure><figcaption>${words.called(`curve-${name}`, name)}</figcaption>${curve(course, words.names, words.language)}</figure>` : nothing;
      })}
    </div>
  `;
}

/** A game that names no curves: those the words have a name for, else the first. */
function telling(words, names) {
  const known = names.filter((name) => words.has(`curve-${name}`));
  return known.length ? known : names.slice(0, 1);
}

/** What every event earned, with the row that told it. */
function* earnings(model) {
  const { face } = model;
  for (const row of model.rows) {
    if (row.undone) continue;
    for (const event of row.events ?? []) for (const one of model.board.earnings(event, face)) if (model.table.chairs[one.seat] && one.amount) yield { ...one, row };
  }
}

/** How the earnings of every seat added up, for games that keep no open count of them (`earned`). */
function earned(model) {
  const sums = model.table.chairs.map(() => 0);
  const course = [[0, [...sums]]];
  for (const { seat, amount, row } of earnings(model)) {
    sums[seat] += amount;
    course.push([row.ply, [...sums]]);
  }
  return course.length > 1 ? course : null;
}

/** Every event's earnings added up, by seat and source; in a game whose money is told, from what each began with. */
function sources(model) {
  const { words } = model;
  const begun = (model.board.curves?.includes("money") && model.course?.money?.[0][1]) || [];
  const sums = model.table.chairs.map(({ seat }) => new Map(begun[seat] ? [["start", begun[seat]]] : []));
  for (const { seat, source, amount } of earnings(model)) sums[seat].set(source, (sums[seat].get(source) ?? 0) + amount);
  if (sums.every((one) => !one.size)) return nothing;
  return html`<figure><figcaption>${words.say("after-sources")}</figcaption>${bars(sums, words)}</figure>`;
}
