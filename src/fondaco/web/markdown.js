/** The little Markdown our rules and introductions use: headings, paragraphs, lists, emphasis, links, pictures. */

import { html } from "./vendor/lit-html/lit-html.js";

/**
 * @param {string} text
 * @param {function(string, string): object} [picture] draws `![caption](name)`
 */
export function markdown(text, picture = () => "") {
  return text.trim().split(/\n{2,}|\n(?=#|- )/).reduce((blocks, block) => join(blocks, block), []).map((block) => drawn(block, picture));
}

/** List items that follow each other become one list. */
function join(blocks, block) {
  const item = /^- /.test(block);
  const last = blocks.at(-1);
  if (item && Array.isArray(last)) last.push(block.slice(2));
  else blocks.push(item ? [block.slice(2)] : block);
  return blocks;
}

function drawn(block, picture) {
  if (Array.isArray(block)) return html`<ul>${block.map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
  const shown = /^!\[(.*?)\]\((.*?)\)$/.exec(block.trim());
  if (shown) return picture(shown[2], shown[1]);
  const head = /^(#+) (.*)$/.exec(block);
  if (!head) return html`<p>${inline(block)}</p>`;
  return head[1].length === 1 ? html`<h1>${inline(head[2])}</h1>` : head[1].length === 2 ? html`<h2>${inline(head[2])}</h2>` : html`<h3>${inline(head[2])}</h3>`;
}

function inline(text) {
  return text.split(/(\*\*.+?\*\*|\*.+?\*|`.+?`)/).map((part) => {
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith("*") && part.length > 2) return html`<em>${part.slice(1, -1)}</em>`;
    return part.startsWith("`") ? html`<code>${part.slice(1, -1)}</code>` : part;
  });
}
