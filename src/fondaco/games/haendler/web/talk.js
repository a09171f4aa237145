/** The loading talk and the agreements as offers: who wants what for what, what became of it, and what one can answer. */

import { readClauses, split } from "./clauses.js";
import { counted } from "./names.js";

const TALK = ["inquired", "offered", "quoted", "refused", "deal", "loaded-by-card", "loaded-as-agreed"];
const SHOWN = 3;

/** @param {import("/web/table/model.js").Table} table */
export function offers(table) {
  const { view } = table;
  if (view.result) return [];
  if (view.talk_point) return proposals(table);
  if (view.decision === "Asking" || view.decision === "Answering") return haggling(table).slice(table.narrow ? -1 : -SHOWN);
  return view.phase === 2 && view.wagon >= 0 ? haggling(table).slice(table.narrow ? -1 : -2) : [];
}

/** What was said about this wagon in this phase, oldest first. */
function spoken({ told, view }) {
  const events = told();
  const start = events.findLastIndex((one) => one.event === "phase");
  return events.slice(start + 1).filter((one) => TALK.includes(one.event) && one.wagon === view.wagon + 1);
}

function haggling(table) {
  const said = spoken(table);
  return said.flatMap((one, index) => {
    const then = said[index + 1];
    const id = `${one.event}-${index}`;
    if (one.event === "offered") return [offered(table, one, then, id)];
    if (one.event === "quoted") return [quoted(table, one, then, id)];
    if (one.event === "refused" && said[index - 1]?.event === "inquired") return [{ id, seat: one.guest_seat, about: table.say("talk-wagon", { wagon: one.wagon }), give: [table.say("talk-asks")], get: [], fate: "refused", answers: [] }];
    return [];
  });
}

/** A guest's offer; the master may accept, refuse, or name another price at a tap. */
function offered({ say, view }, one, then, id) {
  const open = !then && view.offered;
  const same = then && (then.seat === one.seat || then.guest_seat === one.seat);
  const fate = open ? "open" : !same ? "refused" : { deal: "accepted", quoted: "countered", refused: "refused" }[then.event] ?? "refused";
  const price = one.goods.length === 2 ? { one: Math.ceil(one.amount / 200) * 100, two: one.amount + 100 } : { one: one.amount + 100 };
  return {
    id, seat: one.seat, about: say("talk-wagon", { wagon: one.wagon }), give: [say("gulden", { amount: one.amount })], get: [say("talk-carry", { goods: one.goods })], fate,
    answers: open ? ["accept", "refuse"] : [], counter: open ? { verb: "quote", values: price } : null,
  };
}

/** The master's price; the guest may take it as it is, or offer something else at a tap. */
function quoted({ say, view, told }, one, then, id) {
  const open = !then && view.quote.length > 0;
  const same = then && then.seat === one.guest_seat;
  const fate = open ? "open" : same && then.event === "deal" ? "accepted" : same && then.event === "offered" ? "countered" : "refused";
  const wanted = told().findLast((other) => other.event === "offered" && other.seat === one.guest_seat && other.wagon === one.wagon);
  const goods = wanted?.goods ?? [];
  const asked = goods.length === 2 && one.two >= 0 ? one.two : one.one >= 0 ? one.one : one.two;
  const price = (pieces, amount) => (amount >= 0 ? [say("talk-price", { pieces, amount })] : []);
  const pieces = Object.fromEntries(goods.map((good) => [good, goods.filter((other) => other === good).length]));
  return {
    id, seat: one.seat, about: say("talk-to", { seat: one.guest_seat }), give: [say("talk-room", { wagon: one.wagon })], get: [...price(1, one.one), ...price(2, one.two)], fate,
    answers: open ? [...(goods.length ? [`take ${goods.join("+")}`] : []), "pass"] : [],
    counter: open ? { verb: "offer", values: { goods: pieces, price: Math.max(0, asked - 100) } } : null,
  };
}

/** Proposals of the variant: all lie open, each is answered in turn (HA-179, HA-R94). */
function proposals({ view, say, told, words }) {
  const names = (text) => counted(split(text), (clause) => String(words.name("clause", clause)));
  const heard = (view.talk_seat + view.talk_place) % view.seats;
  const listening = { Hearing: heard, Weighing: view.talk_seat, Replying: view.talk_seat }[view.decision];
  const open = view.proposals.map((text, seat) => ({ text, seat })).filter(({ text }) => text).map(({ text, seat }) => {
    const [gives, gets, length] = text.split(" ");
    const now = seat === listening;
    return {
      id: `proposal-${seat}`, seat, about: `${say("talk-to", { seat: seat === view.talk_seat ? heard : view.talk_seat })} (${say(`length-${length}`)})`,
      give: names(gives), get: names(gets), fate: view.decision === "Weighing" && seat === heard ? "countered" : "open",
      answers: now ? ["accept", "reject"] : [],
      counter: now && view.decision === "Hearing" ? { verb: "counter", values: { gives: readClauses(gets), gets: readClauses(gives), length } } : null,
    };
  });
  return [...settled(told(), say, names).slice(-1), ...open];
}

/** What became of the agreement I proposed last. What a loading master answers is said by the next question. */
export function reply({ told, me }) {
  const event = told().findLast((one) => (one.event === "agreed" && one.seat === me) || (one.event === "rejected" && one.other_seat === me));
  return event ? { event } : null;
}

/** What was agreed or rejected last in this phase. */
function settled(events, say, names) {
  const start = events.findLastIndex((one) => one.event === "phase");
  return events.slice(start + 1).flatMap((one, index, all) => {
    if (one.event === "agreed") return [{ id: `agreed-${index}`, seat: one.seat, about: say("talk-to", { seat: one.other_seat }), give: names(one.gives.join("+")), get: names(one.gets.join("+")), fate: "accepted", answers: [] }];
    if (one.event !== "rejected") return [];
    const was = all.slice(0, index).findLast((other) => other.event === "proposed" && other.seat === one.other_seat);
    return was ? [{ id: `rejected-${index}`, seat: was.seat, about: say("talk-to", { seat: was.other_seat }), give: names(was.gives.join("+")), get: names(was.gets.join("+")), fate: "refused", answers: [] }] : [];
  });
}
