/** Learn a game: an introduction with pictures drawn by the board's own code, then the rules one by one. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { post } from "../api.js";
import { boardOf, boxOf, gameCalled } from "../games.js";
import { markdown } from "../markdown.js";
import { somebody } from "../me.js";
import { settings } from "../settings.js";
import { loadMessages, Words } from "../words.js";
import { nowhere } from "./lost.js";

const NAMES = { de: ["Anna", "Bruno", "Clara", "David", "Elsa", "Franz"], en: ["Anna", "Bruno", "Clara", "David", "Elsa", "Frank"] };

export async function open({ game: name }, house) {
  const lesson = {};

  async function read() {
    const { language } = settings;
    lesson.game = await gameCalled(name);
    const intro = lesson.game.board && fetch(`/games/${name}/learn/${language}.md`).then((found) => (found.ok ? found.text() : ""), () => "");
    [lesson.board, lesson.box, lesson.rules, lesson.intro] = await Promise.all([
      boardOf(lesson.game),
      boxOf(name, lesson.game.editions[0]).then((box) => box.data),
      rulesOf(name, language),
      intro,
    ]);
    lesson.words = new Words(await loadMessages(language, lesson.game), NAMES[language], lesson.board.name);
  }

  /** Enough of a table for a board's pictures. */
  const table = () => ({
    view: null, me: 0, box: lesson.box, say: lesson.words.say, words: lesson.words, hint: null, draft: null, asked: false,
    seats: NAMES[settings.language].map((one, seat) => ({ seat, name: one, you: seat === 0, bot: seat > 0 })),
    narrow: matchMedia("(max-width: 991px)").matches, may: () => false, compose: () => {}, look: () => {}, told: () => [],
  });

  const picture = (key, caption) => {
    const drawing = lesson.board.pictures[key];
    return drawing ? html`<figure class="sheet">${drawing(table())}<figcaption>${caption}</figcaption></figure>` : nothing;
  };

  async function play() {
    await somebody(house.words.say("guest"));
    const made = await post("/play", { game: name, bot: "lehrling" });
    house.go(`/t/${made.id}`);
  }

  if (!(await gameCalled(name))) return nowhere(house);
  await read();
  let sought = linked();
  return {
    title: () => lesson.game.title,
    speak: read,
    drawn: () => {
      const rule = sought && document.getElementById(sought);
      sought = null;
      rule?.toggleAttribute("data-sought", true);
      rule?.scrollIntoView({ block: "center" });
    },
    draw: () => {
      const { say } = house.words;
      return html`
        <article class="prose">
          ${lesson.intro ? markdown(lesson.intro, picture) : html`<h1>${lesson.game.title}</h1><p>${lesson.game.about}</p>`}
          <p class="row"><button class="main" @click=${play}>${say("learn-play")}</button>
            <a class="button" href="/edition/${name}/${lesson.game.editions[0]}">${say("edition-title")}</a></p>
          ${lesson.rules.text ? html`<details ?open=${!lesson.intro || linked()}>
            <summary>${say("learn-reference")}</summary>
            <p class="quiet">${say("learn-reference-lead")}</p>
            <div class="rules" lang=${lesson.rules.language}>${markdown(lesson.rules.text.replace(/^# .*\n/, ""))}</div>
          </details>` : nothing}
        </article>
      `;
    },
  };
}

/** The rule that the address names: /learn/medici#ME-36. */
const linked = () => /^#([A-Z]+-\w+)$/.exec(location.hash)?.[1] ?? null;

/** The rules one by one, and the language they came in: a game may have them in English only. */
async function rulesOf(name, language) {
  const found = await fetch(`/api/games/${name}/rules?lang=${language}`).catch(() => null);
  return found?.ok ? { text: await found.text(), language: found.headers.get("content-language") ?? "en" } : { text: "", language };
}
