/**
 * A sheet laid over the page: the focus goes to its title; Esc, its button or a click beside it puts it away, and the focus
 * goes back where it was.
 */

import { html } from "./vendor/lit-html/lit-html.js";

/**
 * @param {string} title
 * @param {function()} closed called once it is away; stop drawing it then
 * @param {object} body its last button may be `putAway`
 */
export const dialog = (title, closed, body) => html`
  <dialog class="dialog sheet" role="dialog" aria-labelledby="dialog-title" @close=${closed} @click=${beside}>
    <div class="dialog-body"><h2 id="dialog-title" tabindex="-1" autofocus>${title}</h2>${body}</div>
  </dialog>`;

/** The handler of a button that closes the sheet it lies on. */
export const putAway = (click) => click.currentTarget.closest("dialog").close();

const beside = (click) => click.target === click.currentTarget && click.currentTarget.close();

export const raised = () => document.querySelector("dialog[open]");

/** To be called when the page is drawn: a sheet that was just drawn is laid on top, once. */
export function raise() {
  const fresh = document.querySelector("dialog:not([data-raised])");
  fresh?.toggleAttribute("data-raised", true);
  fresh?.showModal();
}
