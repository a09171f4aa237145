/** About an edition: every datum with its source, part by part. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { boxOf, gameCalled } from "../games.js";
import { settings } from "../settings.js";
import { loadMessages, Words } from "../words.js";

const SOURCES = ["STATED", "SOURCED", "IMPLIED", "RECONSTRUCTED"];

export async function open({ game: name, edition }, house) {
  const [game, box] = await Promise.all([gameCalled(name), boxOf(name, edition)]);
  const notes = new Map(box.notes.map((note) => [note.path, note.note]));
  const parts = new Map();
  for (const item of box.items) {
    const part = item.path.split(".")[0];
    parts.set(part, [...(parts.get(part) ?? []), item]);
  }
  let words;
  const speak = async () => {
    words = new Words(await loadMessages(settings.language, game));
  };
  await speak();
  return {
    title: () => words.say("edition-title"),
    speak,
    draw: () => {
      const { say } = words;
      return html`
        <article class="prose edition">
          <h1><span class="eyebrow">${say("edition-title")}<span class="sr">: </span></span>${box.title}</h1>
          <p>${say("edition-lead")}</p>
          ${sums(words, box.items)}
          <p><a class="button" href="/learn/${name}">${game?.title}: ${say("home-learn")}</a></p>
          ${[...parts].map(([part, items]) => section(words, part, items, notes))}
        </article>
      `;
    },
  };
}

const counted = (items) => SOURCES.map((source) => [source, items.filter((item) => item.source === source).length]).filter(([, count]) => count);

/** How much of it is printed, and how much is ours. */
function sums(words, items) {
  const counts = counted(items);
  return html`
    <div class="measure" aria-hidden="true">${counts.map(([source, count]) => html`<span class="from-${source}" style="flex:${count};background:var(--from)"></span>`)}</div>
    <ul class="sums">${counts.map(([source, count]) => html`<li>${origin(words, source)}: <b>${count}</b></li>`)}</ul>`;
}

/** One part of the box; what holds for all of it is said once. */
function section(words, part, items, notes) {
  const { say } = words;
  const one = items.every((item) => item.source === items[0].source) ? items[0].source : null;
  const named = words.called(`part-${part}`, part);
  const told = new Set();
  const note = (path) => {
    const at = [...notes.keys()].find((known) => path === known || path.startsWith(`${known}.`));
    if (!at || told.has(at)) return nothing;
    told.add(at);
    return html`<p class="quiet" lang="en">${notes.get(at)}</p>`;
  };
  return html`
    <details>
      <summary><span>${named}</span> <small>${counted(items).map(([source, count]) => html`<span>${origin(words, source)}: ${count}</span>`)}</small></summary>
      ${items.map((item) => note(item.path))}
      <div class="scroll" tabindex="0" role="region" aria-label=${named}><table>
        <thead class="sr"><tr><th scope="col">${say("edition-datum")}</th><th scope="col">${say("edition-value")}</th>${one ? nothing : html`<th scope="col">${say("edition-source")}</th>`}</tr></thead>
        <tbody>${items.map((item) => html`<tr>
          <th scope="row" class="datum" lang="en">${item.path === part ? part : item.path.slice(part.length + 1)}</th><td lang="en">${value(item.value)}</td>
          ${one ? nothing : html`<td>${origin(words, item.source)}</td>`}</tr>`)}</tbody>
      </table></div>
    </details>`;
}

const origin = ({ say }, source) => html`<span class="origin from-${source}"><i></i>${say(`source-${source}`)}</span>`;

/** Rows of a plan stay rows; everything else is a line. */
function value(found) {
  if (Array.isArray(found) && found.length > 3 && found.every((row) => typeof row === "string" && row.length > 12)) return html`<pre>${found.join("\n")}</pre>`;
  return typeof found === "object" && found ? JSON.stringify(found).replaceAll(/["{}[\]]/g, "").replaceAll(",", ", ").replaceAll(":", ": ") : String(found);
}
