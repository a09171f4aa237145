/** The little Markdown our rules and introductions use: headings, paragraphs, lists, tables, emphasis, pictures. */

import { html, nothing } from "./vendor/lit-html/lit-html.js";

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
  if (Array.isArray(block)) return html`<ul>${block.map(item)}</ul>`;
  if (block.startsWith("|")) return table(block);
  if (/^1\. /.test(block)) return html`<ol>${block.split(/\n(?=\d+\. )/).map((one) => html`<li>${inline(one.replace(/^\d+\. /, ""))}</li>`)}</ol>`;
  const shown = /^!\[(.*?)\]\((.*?)\)$/.exec(block.trim());
  if (shown) return picture(shown[2], shown[1]);
  const head = /^(#+) (.*)$/.exec(block);
  if (!head) return html`<p>${inline(block)}</p>`;
  return head[1].length === 1 ? html`<h1>${inline(head[2])}</h1>` : head[1].length === 2 ? html`<h2>${inline(head[2])}</h2>` : html`<h3>${inline(head[2])}</h3>`;
}

/** A numbered rule can be linked to by its number. */
function item(text) {
  const rule = /^\*\*([A-Z]+-\w+)\*\*/.exec(text)?.[1];
  return html`<li id=${rule ?? nothing}>${inline(text)}</li>`;
}

/** The first row heads the columns, the first cell its row. */
function table(block) {
  const [head, , ...rows] = block.trim().split("\n").map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${head[0]}><table>
    <thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${inline(first)}</th>${cells.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

function inline(text) {
  return text.split(/(\*\*.+?\*\*|\*.+?\*|`.+?`)/s).map((part) => {
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith("*") && part.length > 2) return html`<em>${part.slice(1, -1)}</em>`;
    return part.startsWith("`") ? html`<code>${part.slice(1, -1)}</code>` : part;
  });
}
