/** The hall: the games of the house, my games with my turn first, open tables, what can be watched, what is over. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get, post } from "../api.js";
import { cover } from "../cover.js";
import { coverOf, games } from "../games.js";
import { me, somebody } from "../me.js";
import { sign } from "../players.js";
import { since } from "../time.js";
import { settings } from "../settings.js";
import { loadMessages, Words } from "../words.js";

const LISTS = ["mine", "open", "watch", "past"];
const REFRESH = 15_000;

export async function open(_, house) {
  const hall = { shelf: [], covers: {}, words: {}, tables: {}, problem: house.refused, busy: null };
  house.refused = null;

  async function stock() {
    const shelf = await games();
    await Promise.all(shelf.map(async (game) => (hall.words[game.name] = new Words(await loadMessages(settings.language, game)))));
    hall.shelf = [...shelf].sort((one, other) => minutes(hall, one) - minutes(hall, other)); // a newcomer sees the shortest first
    for (const game of shelf) {
      coverOf(game).then((text) => {
        hall.covers[game.name] = text;
        house.redraw();
      });
    }
  }

  async function lists() {
    const found = await Promise.all(LISTS.map((which) => get("/tables", { which, limit: 12 }).catch(() => [])));
    const own = await me().catch(() => null);
    if (own) hall.results = await get("/me/results").catch(() => []);
    LISTS.forEach((which, index) => (hall.tables[which] = found[index])); // with the results: matches over stand in one list
    hall.tables.watch = hall.tables.watch.filter((table) => !table.yours.length); // those stand above
    house.redraw();
  }

  async function playNow(game) {
    hall.busy = game.name;
    house.redraw();
    try {
      await somebody(house.words.say("guest"));
      const table = await post("/play", { game: game.name });
      await house.go(`/t/${table.id}`);
    } catch (problem) {
      hall.problem = problem.message;
      hall.busy = null;
      house.redraw();
    }
  }

  /** A record file from elsewhere becomes a table to step through. */
  async function bring(file) {
    try {
      await somebody(house.words.say("guest"));
      const table = await post("/records", { text: await file.text() });
      await house.go(`/t/${table.id}?ply=0`);
    } catch (problem) {
      hall.problem = problem.message;
      house.redraw();
    }
  }

  await stock();
  lists();
  const timer = setInterval(lists, REFRESH);

  return {
    speak: stock,
    close: () => clearInterval(timer),
    draw: () => html`
      <section class="welcome">
        <h1>${house.words.say("home-title")}</h1>
        <p class="quiet">${house.words.say("home-lead")}</p>
      </section>
      ${hall.problem ? html`<p class="problem" role="alert">${hall.problem}</p>` : nothing}
      ${hall.tables.mine?.length ? tableList(house.words, "mine", hall.tables.mine) : nothing}
      <section aria-labelledby="games-title">
        <h2 id="games-title" class="sr">${house.words.say("home-games")}</h2>
        <ul class="games">
          ${hall.shelf.map((game) => gameCard(house.words, game, hall, playNow))}
        </ul>
      </section>
      <div class="columns">
        ${tableList(house.words, "open", hall.tables.open)} ${tableList(house.words, "watch", hall.tables.watch)}
      </div>
      ${pastList(house.words, hall)}
      <section><label class="button file">${house.words.say("home-record")}<input type="file" accept=".txt,text/plain" @change=${(picked) => picked.target.files[0] && bring(picked.target.files[0])} /></label></section>
    `,
  };
}

/** How long a match takes; Infinity where the game does not say. */
const minutes = ({ words }, { name }) => (words[name].has("minutes") ? Number(words[name].say("minutes")) : Infinity);

function gameCard({ say }, game, hall, playNow) {
  const [fewest, most] = [game.seats[0], game.seats.at(-1)];
  const long = minutes(hall, game);
  return html`
    <li class="game sheet">
      <div class="cover">${cover(hall.covers[game.name], game.title)}</div>
      <div class="game-text">
        <h3>${game.title}</h3>
        <p>${game.about}</p>
        <p class="quiet facts">${say("home-seats", { fewest, most })}${long < Infinity ? ` · ${say("home-minutes", { minutes: long })}` : ""}</p>
        <div class="row">
          <button class="main" ?disabled=${hall.busy} @click=${() => playNow(game)} aria-label="${say("home-play")}: ${game.title}">
            ${hall.busy === game.name ? say("page-moment") : say("home-play")}
          </button>
          <a class="button" href="/new/${game.name}" aria-label="${say("home-new")}: ${game.title}">${say("home-new")}</a>
          <a class="button bare" href="/learn/${game.name}" aria-label="${say("home-learn")}: ${game.title}">${say("home-learn")}</a>
        </div>
      </div>
    </li>
  `;
}

function tableList({ say }, which, tables) {
  return html`
    <section class="tables" aria-labelledby="list-${which}">
      <h2 id="list-${which}">${say(`home-${which}`)}</h2>
      ${tables?.length
        ? html`<ul>${tables.map((table) => tableRow(say, which, table))}</ul>`
        : html`<p class="quiet">${tables ? say(`home-${which}-none`) : say("page-moment")}</p>`}
    </section>
  `;
}

function tableRow(say, which, table) {
  const free = table.chairs.filter((chair) => chair.kind === "open").length;
  return html`
    <li>
      <a class="table-row ${table.your_turn ? "turn" : ""}" href="/t/${table.id}">
        <b>${table.title}</b>
        <span class="who">${table.chairs.map((chair) => html`<span class=${chair.kind}>${sign(chair.seat)}${chair.name || say("seat-open")}</span>`)}</span>
        <span class="quiet">${table.your_turn
          ? html`<strong>${say("home-your-turn")}</strong>`
          : which === "open" || table.status === "open" ? say("home-free", { free }) : since(table.touched)}</span>
      </a>
    </li>
  `;
}

function pastList({ say }, hall) {
  const own = (hall.results ?? []).slice(0, 8);
  const others = (hall.tables.past ?? []).filter((table) => !own.some((mine) => mine.table === table.id)).slice(0, 8);
  if (!own.length && !others.length) return nothing;
  return html`
    <section class="tables" aria-labelledby="list-past">
      <h2 id="list-past">${say("home-past")}</h2>
      <ul>
        ${own.map((one) => html`<li><a class="table-row" href="/t/${one.table}">
          <b>${hall.shelf.find((game) => game.name === one.game)?.title ?? one.game}</b>
          <span>${one.rank ? say("home-rank", { rank: one.rank, seats: one.seats, score: hall.words[one.game]?.score(one.score) ?? one.score }) : say("home-ended")}</span>
          <span class="quiet">${since(one.at)}</span></a></li>`)}
        ${others.map((table) => tableRow(say, "past", table))}
      </ul>
    </section>
  `;
}
