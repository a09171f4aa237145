/** What this browser remembers: language, theme, pace of play, and whether to ask before a move. */

const KEY = "fondaco";
const DEFAULTS = {
  language: navigator.languages?.map((tag) => tag.slice(0, 2)).find((tag) => tag === "de" || tag === "en") ?? "en",
  theme: "auto",
  pace: "usual",
  confirm: "board",
  sound: false,
  coached: [],
  silenced: {},
};

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const listeners = new Set();
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {typeof DEFAULTS} */
export const settings = { ...DEFAULTS, ...remembered() };

export function change(values) {
  Object.assign(settings, values);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
  for (const listener of listeners) listener(values);
}

export const onChange = (listener) => (listeners.add(listener), () => listeners.delete(listener));

/** Does the person want things to move? */
export const moving = () => !still.matches && settings.pace !== "still";

/** Language and theme on the page itself. */
export function dress() {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = settings.language;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", theme === "dark" ? "#171a21" : "#f7f2e8");
}

dark.addEventListener("change", dress);
