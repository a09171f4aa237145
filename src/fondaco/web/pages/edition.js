/** About an edition: every datum with its source. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { boxOf, gameCalled } from "../games.js";

export async function open({ game: name, edition }, house) {
  const [game, box] = await Promise.all([gameCalled(name), boxOf(name, edition)]);
  return {
    title: () => house.words.say("edition-title"),
    draw: () => {
      const { say, has } = house.words;
      const notes = new Map(box.notes.map((note) => [note.path, note.note]));
      return html`
        <article class="prose">
          <h1>${say("edition-title")}</h1>
          <p><strong>${box.title}</strong>. ${say("edition-lead")}</p>
          <div class="scroll" tabindex="0" role="region" aria-label=${say("edition-title")}><table>
            <thead><tr><th scope="col">${say("edition-datum")}</th><th scope="col">${say("edition-value")}</th><th scope="col">${say("edition-source")}</th></tr></thead>
            <tbody>${box.items.map((item) => html`<tr>
              <th scope="row">${item.path}</th><td>${told(item.value)}</td>
              <td>${has(`source-${item.source}`) ? say(`source-${item.source}`) : item.source}${note(notes, item.path)}</td></tr>`)}</tbody>
          </table></div>
          <p><a class="button" href="/learn/${name}">${game?.title}: ${say("home-learn")}</a></p>
        </article>
      `;
    },
  };
}

const told = (value) => (typeof value === "object" && value ? JSON.stringify(value).replaceAll(/["{}[\]]/g, "").replaceAll(",", ", ").replaceAll(":", ": ") : String(value));

function note(notes, path) {
  const found = [...notes].find(([at]) => path === at || path.startsWith(`${at}.`));
  return found ? html`<br /><small class="quiet">${found[1]}</small>` : nothing;
}
