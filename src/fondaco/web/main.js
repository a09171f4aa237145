/** The door of the page: which address shows what, the head of every page, language and theme. */

import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { keyed } from "./vendor/lit-html/directives/keyed.js";
import { post, Problem } from "./api.js";
import { became, me } from "./me.js";
import { change, dress, onChange, settings } from "./settings.js";
import { loadMessages, Words } from "./words.js";

/** Address patterns in the order they are tried; each page is loaded when first visited. */
const PAGES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/t\/(?<id>[a-z0-9]+)$/, () => import("./pages/table.js")],
  [/^\/new\/(?<game>[a-z0-9-]+)$/, () => import("./pages/new.js")],
  [/^\/learn\/(?<game>[a-z0-9-]+)$/, () => import("./pages/learn.js")],
  [/^\/edition\/(?<game>[a-z0-9-]+)\/(?<edition>[a-z0-9-]+)$/, () => import("./pages/edition.js")],
  [/^\/settings$/, () => import("./pages/settings.js")],
];

const root = document.getElementById("page");
let page = null;
let visit = 0;
let words = null;
let due = false;

/** What pages share: the words of the house, and ways to redraw and to go elsewhere. */
const house = {
  get words() {
    return words;
  },
  redraw() {
    if (due) return;
    due = true;
    queueMicrotask(draw);
  },
  go,
  refused: null, // why a link from another device did not sign this one in
};

function go(path, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  return open();
}

async function open() {
  const number = ++visit;
  const address = new URL(location.href);
  const [pattern, load] = PAGES.find(([one]) => one.test(address.pathname)) ?? [null, () => import("./pages/lost.js")];
  const found = pattern?.exec(address.pathname).groups ?? {};
  const next = await load().then((module) => module.open({ ...found, query: address.searchParams }, house)).catch(failed);
  if (number !== visit) {
    next.close?.();
    return;
  }
  page?.close?.();
  page = next;
  page.number = number;
  draw();
  if (number > 1) {
    scrollTo(0, 0);
    const main = document.getElementById("main");
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }
}

/** A page that cannot be shown, because the house does not answer or refuses: why, and a way to try once more. */
function failed(problem) {
  if (!(problem instanceof Problem)) console.error(problem);
  return {
    draw: () => html`<section class="narrow">
      <p class="problem" role="alert">${problem instanceof Problem ? problem.message : words.say("page-offline")}</p>
      <p><button class="main" @click=${open}>${words.say("page-again")}</button></p>
    </section>`,
  };
}

function draw() {
  due = false;
  if (!page || !words) return;
  const { say } = words;
  document.title = [page.title?.(), "Fondaco"].filter(Boolean).join(" · ");
  render(
    html`
      <a class="skip" href="#main">${say("page-skip")}</a>
      <header class="head ${page.slim ? "slim" : ""}">
        <a class="house" href="/" aria-label="Fondaco, ${say("page-home")}"><img src="/web/icon.svg" alt="" width="28" height="28" /><span>Fondaco</span></a>
        <div class="head-title">${page.heading?.() ?? nothing}</div>
        <nav aria-label=${say("page-nav")}>
          <span class="languages" role="group" aria-label=${say("page-language")}>
            ${["de", "en"].map((one) => html`<button
              class="bare" lang=${one} aria-pressed=${String(settings.language === one)} aria-label=${one === "de" ? "DE, Deutsch" : "EN, English"}
              @click=${() => change({ language: one })}>${one.toUpperCase()}</button>`)}
          </span>
          <button class="bare icon" @click=${turnTheme} aria-label=${say("page-theme")} title=${say("page-theme")}>${MOON}</button>
          <a class="bare icon" href="/settings" aria-label=${say("page-settings")} title=${say("page-settings")}>${GEAR}</a>
        </nav>
      </header>
      <main id="main" tabindex="-1">${keyed(page.number, page.draw())}</main>
    `,
    root,
  );
  page.drawn?.();
}

const MOON = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/><circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>`;
const GEAR = html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.6"/><circle cx="8" cy="17" r="2.6"/></svg>`;

const turnTheme = () => change({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" });

async function speak() {
  words = new Words(await loadMessages(settings.language));
  await page?.speak?.();
  draw();
}

onChange((values) => ("language" in values ? speak() : draw()));

addEventListener("popstate", open);
document.addEventListener("click", (click) => {
  const link = click.target.closest?.("a[href^='/']");
  if (!link || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.getAttribute("href").startsWith("/api/")) return;
  click.preventDefault();
  go(link.getAttribute("href"));
});

/** A link from another device signs this one in; then it leaves the address bar. */
async function redeem() {
  const token = /^#link=(.+)$/.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(null, "", "/");
  became((await post("/session/link", { token })).person);
}

dress();
await redeem().catch((problem) => (house.refused = problem.message));
await Promise.all([speak(), me().catch(() => null), open()]);
if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => {});
