/** An address that leads nowhere. */

import { html } from "../vendor/lit-html/lit-html.js";

export async function open(_, house) {
  return {
    title: () => house.words.say("lost-title"),
    draw: () => html`<section class="narrow">
      <h1>${house.words.say("lost-title")}</h1>
      <p>${house.words.say("lost-text")}</p>
      <p><a class="button" href="/">${house.words.say("page-home")}</a></p>
    </section>`,
  };
}
