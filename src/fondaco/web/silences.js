/** Whom I have muted (I do not see what they say) and blocked (they do not join my tables). */

import { get, post } from "./api.js";
import { me } from "./me.js";
import { change, settings } from "./settings.js";

export const KINDS = ["mute", "block"];
const NONE = { mute: [], block: [] };
let owner = null;
let kept = NONE;

/** Ask the house, once for each person at this browser. */
export async function silences() {
  const own = (await me().catch(() => null))?.id ?? null;
  if (own !== owner) {
    owner = own;
    kept = own ? await get("/me/silences").catch(() => NONE) : NONE;
  }
  return kept;
}

export const silenced = (kind, person) => kept[kind].includes(person);

/** The house knows people by their ids; their names are remembered here, for the list in the settings. */
export async function silence(kind, person, name, on) {
  kept = await post("/me/silences", { person, kind, on });
  const names = { ...settings.silenced, [person]: name ?? settings.silenced[person] };
  for (const id of Object.keys(names)) if (!KINDS.some((one) => silenced(one, id))) delete names[id];
  change({ silenced: names });
  return kept;
}
