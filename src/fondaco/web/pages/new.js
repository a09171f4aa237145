/** A new table: seats, who sits on them, pace, options. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { post } from "../api.js";
import { gameCalled } from "../games.js";
import { me, somebody } from "../me.js";
import { sign } from "../players.js";
import { span } from "../time.js";
import { nowhere } from "./lost.js";

const CLOCKS = { live: ["none", 30, 120], turns: [86_400, 259_200, "none"] };

export async function open({ game: name }, house) {
  let game = await gameCalled(name);
  if (!game) return nowhere(house);
  const known = await me().catch(() => null);
  const plan = { seats: 0, chairs: [], names: [], pace: "live", clock: "none", private: false, options: {}, problem: null };

  function seat(count) {
    plan.seats = count;
    plan.chairs = Array.from({ length: count }, (_, index) => plan.chairs[index] ?? (index ? "open" : "me"));
    if (plan.options.start >= count) delete plan.options.start; // whoever was to begin has no seat any more
    house.redraw();
  }

  async function create(sent) {
    sent.preventDefault();
    try {
      const person = await somebody(sent.target.elements.name?.value.trim() || house.words.say("guest"));
      const beside = plan.chairs.filter((chair) => chair === "me").length;
      const names = plan.chairs.map((chair, index) => (chair === "me" && beside > 1 ? plan.names[index] || called(person.name, index) : ""));
      const clock = plan.clock === "none" ? { kind: "none" } : { kind: "move", seconds: Number(plan.clock) };
      const { seats, chairs, pace, options } = plan;
      const made = await post("/tables", { game: name, seats, chairs, names, pace, clock, private: plan.private, options });
      if (!chairs.includes("open")) await post(`/tables/${made.id}/start`, {});
      house.go(`/t/${made.id}`);
    } catch (problem) {
      plan.problem = problem.message;
      house.redraw();
    }
  }

  /** What somebody at this device is called who gives no name. */
  const called = (name, index) => (index === plan.chairs.indexOf("me") ? name : `${name} ${index + 1}`);

  seat(game.seats.includes(4) ? 4 : game.seats.at(-1));
  return {
    title: () => house.words.say("new-title", { title: game.title }),
    speak: async () => (game = await gameCalled(name)),
    draw: () => {
      const { say } = house.words;
      const change = (values) => (Object.assign(plan, values), house.redraw());
      return html`
        <section class="narrow">
          <h1><span class="eyebrow">${say("home-new")}<span class="sr">: </span></span>${game.title}</h1>
          ${plan.problem ? html`<p class="problem" role="alert">${plan.problem}</p>` : nothing}
          <form class="form" @submit=${create}>
            ${known ? nothing : html`<label class="line">${say("chairs-name")} <input name="name" maxlength="40" autocomplete="nickname" placeholder=${say("guest")} /></label>`}
            ${pills(say("new-seats"), "seats", game.seats.map((count) => [count, count]), plan.seats, (count) => seat(Number(count)))}
            ${plan.chairs.map((chair, index) => html`<label class="line"><span>${sign(index)} ${say("new-chair", { number: index + 1 })}</span>
              <select @change=${(picked) => change({ chairs: plan.chairs.with(index, picked.target.value) })}>
                <option value="me" ?selected=${chair === "me"}>${index === plan.chairs.indexOf("me") || !plan.chairs.includes("me") ? say("new-me") : say("new-me-too")}</option>
                <option value="open" ?selected=${chair === "open"}>${say("new-open")}</option>
                ${game.bots.map((bot) => html`<option value=${bot.name} ?selected=${chair === bot.name}>${say("seat-bot-short")}: ${bot.label}</option>`)}
              </select>
              ${chair === "me" && plan.chairs.filter((one) => one === "me").length > 1
                ? html`<input aria-label=${`${say("new-chair", { number: index + 1 })}: ${say("chairs-name")}`} maxlength="40" placeholder=${called(known?.name ?? say("guest"), index)} .value=${plan.names[index] ?? ""} @input=${(typed) => (plan.names[index] = typed.target.value)} />`
                : nothing}</label>`)}
            ${pills(say("new-pace"), "pace", ["live", "turns"].map((pace) => [pace, say(`new-pace-${pace}`)]), plan.pace, (pace) => change({ pace, clock: CLOCKS[pace][0] }))}
            ${pills(say("new-clock"), "clock", CLOCKS[plan.pace].map((clock) => [clock, clock === "none" ? say("new-clock-none") : span(clock)]), plan.clock, (clock) => change({ clock }))}
            ${game.options.length ? html`<details><summary>${say("new-options")}</summary>${game.options.map((option) => optionField(option, plan, change))}</details>` : nothing}
            <label><input type="checkbox" .checked=${plan.private} @change=${(ticked) => change({ private: ticked.target.checked })} /> ${say("new-private")}</label>
            <button class="main">${say("new-create")}</button>
          </form>
        </section>
      `;
    },
  };
}

/** A row of choices of which one holds. */
export function pills(label, name, values, chosen, pick) {
  return html`<fieldset class="pills"><legend>${label}</legend>
    ${values.map(([value, text]) => html`<label><input type="radio" name=${name} .checked=${String(value) === String(chosen)} @change=${() => pick(value)} /><span>${text}</span></label>`)}
  </fieldset>`;
}

function optionField(option, plan, change) {
  const chosen = plan.options[option.name] ?? option.default;
  return html`<label class="line">${option.label}
    <select @change=${(picked) => change({ options: { ...plan.options, [option.name]: option.values[picked.target.selectedIndex] } })}>
      ${option.values.map((value, index) => html`<option .selected=${value === chosen} ?hidden=${option.name === "start" && value >= plan.seats}>${option.labels[index]}</option>`)}
    </select></label>`;
}
