/** The ships at anchor: whose they are, their holds, purse, and what the cargo is worth. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { around, fitted, pigment, sign } from "/web/players.js";
import { pooled, valueOf } from "./scoring.js";
import { tile } from "./tiles.js";

/**
 * @param {import("/web/table/model.js").Table} table
 * @param {function(string): string} piece names a tile
 */
export function ships(table, piece) {
  const { view, seats, me, say } = table;
  const { hold, cargo } = table.box.players[view.seats];
  const values = view.ships.map(valueOf);
  const rewards = pooled(values, cargo);
  const named = view.ships.map((ship) => ship.map((one) => [one, piece(one)]));
  return html`<section class="ships ${seats.length > 4 ? "crowded" : ""}" style="--holds:${hold}" aria-label=${say("ships-title")}>
    ${around(seats, me ?? 0).map((seat) => ship(table, seat, named[seat], hold, values[seat], rewards[seat]))}
  </section>`;
}

function ship(table, seat, load, hold, value, reward) {
  const { view, say, seats, me } = table;
  const bids = table.hint?.verb === "bid" && seat === me;
  const coming = bids ? view.lot : [];
  const purse = view.money[seat];
  return html`<article class="ship ${seat === me ? "mine" : ""} ${load.length >= hold ? "full" : ""}" data-at="ship-${seat}" style="--own:${pigment(seat)}" data-explain="ship" data-facts=${JSON.stringify({ hold })}>
    <header>
      ${sign(seat)}<b class="ship-name">${fitted(seats[seat].name)}</b>
      ${value ? html`<span class="short">${say("cargo-short", { value, reward })}</span>` : nothing}
      <span class="purse" data-at="purse-${seat}">${say("florins", { amount: purse })}${bids ? html`<i> → ${purse - Number(table.hint.words[0])}</i>` : nothing}</span>
    </header>
    <div class="hull">
      <svg viewBox="0 0 300 80" preserveAspectRatio="none" aria-hidden="true"><path d="M3 3H20L23 12H272Q287 11 298 2Q297 56 276 77H26Q7 62 3 3Z" vector-effect="non-scaling-stroke"></path></svg>
      <ol class="holds">
        ${Array.from({ length: hold }, (_, index) => {
          if (load[index]) return html`<li>${tile(load[index][0], { say, piece: load[index][1] })}</li>`;
          const next = coming[index - load.length];
          return html`<li class=${next ? "coming" : "empty"}>${next ? tile(next, { say }) : nothing}</li>`;
        })}
      </ol>
    </div>
    <footer class=${load.length ? "" : "quiet"}>${load.length || view.result ? say("cargo-now", { value, reward }) : say("cargo-empty")}</footer>
  </article>`;
}
