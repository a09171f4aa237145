/** The JavaScript twin of board.py's `name`: places on the road, goods and promises in lists. */

import { clauseText } from "./clauses.js";

const PLACES = ["to", "at", "field", "here", "there"];

/** Each thing once, with how many there are of it. */
export function counted(things, called) {
  const count = (thing) => things.filter((one) => one === thing).length;
  return [...new Set(things)].map((thing) => (count(thing) === 1 ? called(thing) : `${count(thing)} × ${called(thing)}`));
}

export function name(fact, value, say) {
  if (Number.isInteger(value)) {
    if (fact === "target") return say("target-wagon", { wagon: value });
    return fact === "estate" ? say("to-seat", { seat: value }) : null;
  }
  if (fact === "influence" && value === "?") return "hidden"; // the sentence then leaves the card out
  if (["goods", "gives", "gets"].includes(fact) && Array.isArray(value) && value.length) return counted(value, (one) => name(fact, one, say) ?? one).join(", ");
  if (typeof value !== "string" || value === "?") return null;
  const [, wagon, goal] = (fact === "to" && /^(\d)-(.+)$/.exec(value)) || [];
  if (goal) return say("wagon-to", { wagon: Number(wagon), to: goal });
  if (PLACES.includes(fact)) return place(value, say);
  switch (fact) {
    case "goods":
    case "pointers":
    case "disc":
    case "price":
      return say(`good-${value}`) === `good-${value}` ? null : say(`good-${value}`);
    case "stock": {
      const [city, good] = value.split("-");
      return `${say(`good-${good}`)}, ${say(`city-${city}`)}`;
    }
    case "ride":
      return place(value, say);
    case "cities":
      return say(`city-${value}`) === `city-${value}` ? value : say(`city-${value}`);
    case "cards":
    case "unseen":
    case "invest":
      return say(`card-${value}`);
    case "clause":
    case "gives":
    case "gets":
    case "older":
      return clauseText(value, say);
    case "branch": {
      const [here, there] = value.split(">");
      return say("branch-way", { here, there });
    }
    case "target":
      return value === "any" ? say("target-any") : /^\d+$/.test(value) ? say("target-wagon", { wagon: Number(value) }) : say(`good-${value}`);
    default:
      return null;
  }
}

/** A field by its name: cities, junctions, and fields counted from their city, as in `Paris 2`. */
function place(value, say) {
  const path = value.split(">");
  if (path.length > 1) return path.map((field) => place(field, say)).join(" – ");
  for (const message of [`place-${value}`, `city-${value}`]) {
    const found = say(message);
    if (found !== message) return found;
  }
  const stem = value.replace(/\d+$/, "");
  const city = say(`city-${stem}`);
  return city === `city-${stem}` ? value : `${city} ${value.slice(stem.length)}`;
}
