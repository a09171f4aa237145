/** An address that leads nowhere. */

import { html } from "../vendor/lit-html/lit-html.js";

/** A page that says so, and the way home. */
export const nowhere = (house, title = "lost-title", text = "lost-text") => ({
  title: () => house.words.say(title),
  draw: () => html`<section class="narrow">
    <h1>${house.words.say(title)}</h1>
    <p>${house.words.say(text)}</p>
    <p><a class="button" href="/">${house.words.say("page-home")}</a></p>
  </section>`,
});

export const open = async (_, house) => nowhere(house);
