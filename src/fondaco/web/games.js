/** The games on the shelf, and the board of each: loaded when first needed. */

import { get } from "./api.js";
import { settings } from "./settings.js";
import { plain } from "./table/plain.js";

const shelf = new Map();
const boards = new Map();
const boxes = new Map();

/** Every game of the house, in the language of the page. */
export function games() {
  const { language } = settings;
  if (!shelf.has(language)) {
    shelf.set(language, get("/games").catch((problem) => (shelf.delete(language), Promise.reject(problem))));
  }
  return shelf.get(language);
}

export const gameCalled = async (name) => (await games()).find((game) => game.name === name);

/** A game's board, see docs/boards.md; a game without one gets the plain board. */
export function boardOf(game) {
  if (!boards.has(game.name)) boards.set(game.name, game.board ? fetchBoard(game) : Promise.resolve(plain));
  return boards.get(game.name);
}

async function fetchBoard(game) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `/games/${game.name}/board.css`;
  const dressed = new Promise((done) => (style.onload = style.onerror = done));
  document.head.append(style);
  const [board] = await Promise.all([import(game.board), dressed]);
  return { ...plain, ...board };
}

/** The components of an edition as its file tells them. */
export function boxOf(game, edition) {
  const path = `/games/${game}/editions/${edition}`;
  if (!boxes.has(path)) boxes.set(path, get(path).catch((problem) => (boxes.delete(path), Promise.reject(problem))));
  return boxes.get(path);
}

const covers = new Map();

/** A game's cover: the SVG text of its web/cover.svg, or nothing. */
export function coverOf(game) {
  if (!covers.has(game.name)) {
    const found = game.board ? fetch(`/games/${game.name}/cover.svg`).then((got) => (got.ok ? got.text() : "")) : "";
    covers.set(game.name, Promise.resolve(found).catch(() => ""));
  }
  return covers.get(game.name);
}
