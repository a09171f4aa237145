/** The person at this browser. A guest is made the moment one is needed. */

import { call, get, post } from "./api.js";
import { settings } from "./settings.js";

let known;

/** Who am I? null for a passer-by. */
export async function me() {
  known ??= await get("/me");
  return known;
}

/** Somebody: the person known already, or a new guest with this name. */
export async function somebody(name) {
  if (await me()) return known;
  const made = await post("/guest", { name, language: settings.language });
  known = made.person;
  return known;
}

export async function changeMe(values) {
  known = await call("PATCH", "/me", values);
  return known;
}

/** The person at this browser as far as is known without asking. */
export const here = () => known ?? null;

export const became = (person) => (known = person);
