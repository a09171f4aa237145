/** What a move costs and brings, in words beside its button. */

import { readBundle } from "/web/table/moves.js";
import { boxOf, termsOf } from "./box.js";
import { bundleParts } from "./names.js";
import { privilegesValue, ownedPrivileges } from "./scoring.js";

/** @param {import("/web/table/moves.js").Choice} move @param {import("/web/table/model.js").Table} table */
export function consequence({ verb, words }, { view, me, box: edition, say }) {
  if (me === null) return "";
  const box = boxOf(edition);
  const purse = view.money[me];
  const here = view.path.at(-1);
  const keep = (amount) => say("keep", { keep: purse + amount });
  const deal = (get, give) => say("deal-follows", { get: bundleParts(get, say).join(", ") || say("nothing"), keep: purse + readBundle(get).money - readBundle(give).money });
  switch (verb) {
    case "offer":
      return [gainOf(words[0], box, say), keep(readBundle(words[2] ?? "-").money - readBundle(words[1] ?? "-").money)].filter(Boolean).join("; ");
    case "accept": {
      const text = view.books.offers[Number(words[0])]?.find((one) => one.startsWith(`${words[1]}:`));
      return text ? deal(termsOf(text).give, termsOf(text).take) : "";
    }
    case "counter":
      return deal(words[2] ?? "-", words[3] ?? "-");
    case "yes":
      return view.deal ? [gainOf(termsOf(view.deal.terms).target, box, say), keep(readBundle(termsOf(view.deal.terms).take).money - readBundle(termsOf(view.deal.terms).give).money)].filter(Boolean).join("; ") : "";
    case "act":
    case "perform":
      return [gainOf(here, box, say), owner(view, me, here, say)].filter(Boolean).join("; ");
    case "go":
      return gainOf(words[0], box, say);
    case "fulfil":
      return say("purse-follows", { purse: purse + box.rewards.large });
    case "small-order":
      return say("purse-follows", { purse: purse + box.rewards.small });
    case "claim":
      return say("purse-follows", { purse: purse + box.rewards.message });
    case "take-privilege":
      return say("chain-now", { amount: privilegesValue(box, ownedPrivileges(box, view, me)) });
    case "use-building":
      return words[1] ? say("purse-follows", { purse: purse + box.rewards.large }) : gainOf(words[0], box, say);
    case "mark":
      return say("markers-left", { left: view.supply[me] - cost(words.slice(1).join(",")) });
    case "end-turn":
      return view.path.length < box.discs ? say("steps-unused", { left: box.discs - view.path.length }) : "";
    default:
      return "";
  }
}

/** What the action of a field brings. */
function gainOf(field, box, say) {
  const goods = box.gives[field];
  if (!goods) return "";
  if (box.villas.has(field)) return say("brings-villa");
  const counted = [...new Set(goods)].map((good) => (goods.filter((one) => one === good).length > 1 ? `2 × ${say(`good-${good}`)}` : say(`good-${good}`)));
  return say("brings", { list: counted.join(" + ") });
}

const owner = (view, me, field, say) => (view.owners[field] !== undefined && view.owners[field] !== me ? say("pays-owner", { seat: view.owners[field] }) : "");
const cost = (marks) => (marks.match(/:place|:remove/g) ?? []).length + 2 * (marks.match(/:replace/g) ?? []).length;
