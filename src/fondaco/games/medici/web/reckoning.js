/** What the day before brought each seat, until the first lot of the new day is sold; what the last day brought stays. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { player } from "/web/players.js";

const sum = ({ cargo, goods, bonus }) => cargo + goods + bonus;

/** Whoever earned most comes first. @param {import("/web/table/model.js").Table} table */
export function reckoning({ told, say, seats }) {
  const events = told();
  const latest = events.findLast(({ event }) => event === "scored" || event === "sold");
  if (latest?.event !== "scored") return nothing;
  const lines = events.filter(({ event, day }) => event === "scored" && day === latest.day).sort((one, other) => sum(other) - sum(one));
  return html`<details class="reckoning" open data-explain="reckoning">
    <summary>${say("reckoning-title", { day: latest.day })}</summary>
    <table aria-label=${say("reckoning-title", { day: latest.day })}>
      <thead><tr><td></td>${["cargo", "goods", "bonus", "sum"].map((part) => html`<th scope="col">${say(`reckoning-${part}`)}</th>`)}</tr></thead>
      <tbody>${lines.map((line) => html`<tr data-at="earned-${line.seat}"><th scope="row">${player(line.seat, seats[line.seat].name)}</th>
        <td><span class="quiet">${line.value} → </span>${line.cargo}</td><td>${line.goods}</td><td>${line.bonus}</td><td>${sum(line)}</td></tr>`)}</tbody>
    </table>
  </details>`;
}
