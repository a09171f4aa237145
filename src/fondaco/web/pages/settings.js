/** Settings: name, look, pace, account. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { call, post } from "../api.js";
import { became, changeMe, me, somebody } from "../me.js";
import { change, settings } from "../settings.js";
import { KINDS, silence, silences } from "../silences.js";
import { pills } from "./new.js";

export async function open(_, house) {
  const desk = { person: await me().catch(() => null), problem: null, note: null, link: null, silenced: await silences() };
  const attempt = (work) => async (sent) => {
    sent?.preventDefault();
    desk.problem = desk.note = null;
    try {
      await work(sent?.target.elements);
    } catch (problem) {
      desk.problem = problem.message;
    }
    house.redraw();
  };

  const rename = attempt(async ({ name }) => {
    const wanted = name.value.trim();
    desk.person = desk.person ? await changeMe({ name: wanted, language: settings.language }) : await somebody(wanted);
    desk.note = house.words.say("settings-saved");
  });
  const remind = attempt(async ({ notify, away }) => {
    const addresses = notify.value.split(/\s+/).filter(Boolean);
    desk.person = await changeMe({ notify: addresses, away_until: away.value ? new Date(away.value).getTime() / 1000 : 0 });
    desk.note = house.words.say("settings-saved");
  });
  const register = attempt(async ({ account, passphrase }) => {
    await somebody(account.value.trim());
    desk.person = became(await post("/me/account", { account: account.value.trim(), passphrase: passphrase.value }));
  });
  const signIn = attempt(async ({ account, passphrase }) => {
    desk.person = became((await post("/session", { account: account.value.trim(), passphrase: passphrase.value })).person);
  });
  const signOut = attempt(async () => {
    await call("DELETE", "/session");
    desk.person = became(null);
  });
  const share = attempt(async () => {
    desk.link = new URL((await post("/me/link")).path, location.href).href;
  });

  const leave = attempt(async () => {
    if (!confirm(house.words.say("settings-delete-sure"))) return;
    await call("DELETE", "/me");
    desk.person = became(null);
    desk.link = null;
    desk.note = house.words.say("settings-deleted");
  });
  const coachAgain = attempt(async () => {
    change({ coached: [] });
    desk.note = house.words.say("settings-saved");
  });

  const forgive = (kind, person) => attempt(async () => {
    desk.silenced = await silence(kind, person, null, false);
    desk.note = house.words.say("settings-saved");
  });

  return {
    title: () => house.words.say("settings-title"),
    draw: () => {
      const { say } = house.words;
      const { person } = desk;
      const named = (key, values) => values.map((value) => [value, say(`settings-${key}-${value}`)]);
      return html`
        <section class="narrow form">
          <h1>${say("settings-title")}</h1>
          ${desk.problem ? html`<p class="problem" role="alert">${desk.problem}</p>` : nothing}
          ${desk.note ? html`<p role="status">${desk.note}</p>` : nothing}
          <form class="row named" @submit=${rename}><label>${say("settings-name")} <input name="name" required maxlength="40" autocomplete="nickname" .value=${person?.name ?? ""} /></label><button>${say("settings-save")}</button></form>
          ${pills(say("settings-look"), "theme", named("theme", ["auto", "light", "dark"]), settings.theme, (theme) => change({ theme }))}
          ${pills(say("settings-pace"), "pace", named("pace", ["slow", "usual", "fast", "still"]), settings.pace, (pace) => change({ pace }))}
          ${pills(say("settings-confirm"), "confirm", named("confirm", ["board", "never"]), settings.confirm, (confirm) => change({ confirm }))}
          <label><input type="checkbox" .checked=${settings.sound} @change=${(ticked) => change({ sound: ticked.target.checked })} /> ${say("settings-sound")}</label>
          <div><p>${say("settings-coach")}</p><button @click=${coachAgain}>${say("settings-coach-again")}</button></div>
          ${person ? away(say, person, remind) : nothing}
          ${person ? quieted(say, desk.silenced, forgive) : nothing}
          <h2>${say("settings-account")}</h2>
          ${person?.account
            ? html`<p>${say("settings-account-name", { account: person.account })}</p><div class="row"><button @click=${share}>${say("settings-device")}</button><button @click=${signOut}>${say("settings-signout")}</button></div>`
            : html`<p>${say("settings-account-none")}</p>
                <form class="form" @submit=${(sent) => (sent.submitter?.value === "in" ? signIn : register)(sent)}>
                  <label class="line">${say("settings-account-as")} <input name="account" required maxlength="40" autocomplete="username" /></label>
                  <label class="line">${say("settings-passphrase")} <input name="passphrase" type="password" required minlength="8" autocomplete="current-password" /></label>
                  <div class="row"><button class="main" value="new">${say("settings-register")}</button><button value="in">${say("settings-signin")}</button></div>
                </form>
                ${person ? html`<button @click=${share}>${say("settings-device")}</button>` : nothing}`}
          ${desk.link ? html`<div class="invite sheet"><div><p>${say("settings-device-text")}</p><input readonly aria-label=${say("settings-device")} .value=${desk.link} @focus=${(focus) => focus.target.select()} /></div></div>` : nothing}
          ${person ? html`<div><button @click=${leave}>${say("settings-delete")}</button></div>` : nothing}
        </section>
      `;
    },
  };
}

/** For play over days: where reminders go, and until when I am on holiday. */
function away(say, person, remind) {
  const day = person.away_until > Date.now() / 1000 ? new Date(person.away_until * 1000).toISOString().slice(0, 10) : "";
  return html`<details><summary>${say("settings-days")}</summary>
    <form class="form" @submit=${remind}>
      <label class="line">${say("settings-notify")} <input name="notify" autocomplete="off" .value=${person.notify.join(" ")} /></label>
      <label class="line">${say("settings-away")} <input name="away" type="date" .value=${day} /></label>
      <div><button>${say("settings-save")}</button></div>
    </form></details>`;
}

/** Whom I have muted or blocked, and the way back. */
function quieted(say, silenced, forgive) {
  const people = KINDS.flatMap((kind) => silenced[kind].map((person) => ({ kind, person, name: settings.silenced[person] || say("settings-somebody") })));
  return html`<section aria-labelledby="silences"><h2 id="silences">${say("settings-silences")}</h2>
    ${people.length
      ? html`<ul class="sheet chair-list">${people.map(({ kind, person, name }) => html`<li><span class="seat-name">${name}</span> <span class="tag quiet">${say(`settings-is-${kind}`)}</span>
          <button aria-label="${say(`person-un${kind}`)}: ${name}" @click=${forgive(kind, person)}>${say(`person-un${kind}`)}</button></li>`)}</ul>`
      : html`<p class="quiet">${say("settings-silences-text")}</p>`}
  </section>`;
}
