/** One table as this browser knows it: what the house told, what is shown of it, what the person is about to do. */

import { get } from "../api.js";
import { boardOf, boxOf, games } from "../games.js";
import { moving, settings } from "../settings.js";
import { silences } from "../silences.js";
import { Stream } from "../stream.js";
import { loadMessages, Words } from "../words.js";
import { pauseAfter } from "./motion.js";
import { read } from "./moves.js";

const MOST_WAITING = 30;
/** Milliseconds in which a question with one answer can be read before it answers itself. */
const READING = 1500;

/**
 * What a board sees of a table.
 * @typedef {object} Table
 * @property {object} view what this seat is shown, see docs/state
 * @property {{seat: number, name: string, you: boolean, bot: boolean}[]} seats
 * @property {?number} me my seat; null for a spectator
 * @property {object} box the edition's data
 * @property {function(string, object=): string} say a sentence or a name
 * @property {Words} words
 * @property {?import("./moves.js").Choice} hint the move under pointer or focus, or about to be confirmed
 * @property {?{verb: string, values: object}} draft the open move being composed
 * @property {boolean} narrow a phone
 * @property {boolean} asked is this seat to answer now?
 * @property {function(string): boolean} may is this move among the choices?
 * @property {function(string, object=)} compose open the form of an open kind of move, with values to start from
 * @property {function(string)} look show one of the choices for confirmation, as a click on its place does
 * @property {function(): object[]} told every event up to the moment shown, oldest first; what was taken back is left out
 */

export class Model {
  constructor(id, key, house) {
    Object.assign(this, { id, key, house });
    this.table = null;
    this.shown = null;
    this.rows = [];
    this.queue = [];
    this.chat = [];
    this.unread = 0;
    this.connected = true;
    this.refused = false;
    this.problem = null;
    this.sending = false;
    this.hint = this.staged = this.place = this.draft = null;
    this.amounts = {};
    this.replay = null;
    this.whole = false; // is the log known back to its first row?
    this.narrow = matchMedia("(max-width: 960px)"); // board above, all else below it
    this.phone = matchMedia("(max-width: 600px)"); // the board is drawn upright
    this.listeners = { before: () => {}, after: () => {} };
    this.ready = false;
    this.opened = new Promise((done) => (this.greeted = done));
    this.shelf = games(); // fetched while the socket opens
    this.stream = new Stream(id, key, {
      message: (message) => this.hear(message),
      connected: (on) => this.tell({ connected: on }),
      refused: () => (this.tell({ refused: true }), this.greeted()),
    });
  }

  tell(values) {
    Object.assign(this, values);
    this.house.redraw();
  }

  // What the house says

  async hear(message) {
    if (message.type === "hello") await this.greet(message);
    else if (message.type === "state" && this.ready === true) this.enqueue(message);
    else if (message.type === "state") this.queue.push(message); // the board is still being fetched
    else if (message.type === "table") {
      this.table = { ...message.table, result: message.table.result ?? this.table?.result };
      this.name();
      this.house.redraw();
    } else if (message.type === "chat") {
      this.chat.push(message.message);
      this.unread += 1;
      this.house.redraw();
    }
  }

  async greet(message) {
    const first = !this.table;
    this.table = message.table;
    if (first) {
      this.game = (await this.shelf).find((game) => game.name === message.table.game);
      [this.board, this.box] = await Promise.all([
        boardOf(this.game),
        boxOf(message.table.game, message.table.edition).then((box) => box.data, () => ({})),
        this.speak(),
      ]);
      if (message.state) {
        this.shown = message;
        this.ahead = message.state.now ? message.state.now - Date.now() / 1000 : 0;
      }
      this.ready = true;
      this.greeted();
      this.recalled = this.recall();
      this.advance();
    } else if (message.state) this.enqueue(message);
    this.name();
    this.house.redraw();
  }

  /** Log and chat from before we came. */
  async recall() {
    const query = { limit: 300, key: this.key };
    const [log, chat] = await Promise.all([
      get(`/tables/${this.id}/log`, query).catch(() => ({ rows: [] })),
      get(`/tables/${this.id}/chat`, { key: this.key }).catch(() => []),
      silences(),
    ]);
    const known = new Set(log.rows.map((row) => row.seq));
    this.rows = [...log.rows, ...this.rows.filter((row) => !known.has(row.seq))];
    const since = this.chat.filter((line) => !chat.some(({ id }) => id === line.id)); // said while we asked
    this.chat = [...chat, ...since];
    this.house.redraw();
  }

  /** The chat again: somebody was muted, or is heard again. */
  async rehear() {
    this.chat = await get(`/tables/${this.id}/chat`, { key: this.key }).catch(() => this.chat);
  }

  /** The whole log, back to the first row: what is added up over a match needs all of it. */
  remember() {
    return (this.remembered ??= this.recallAll());
  }

  async recallAll() {
    await this.recalled;
    for (let older = this.rows; older.length; ) {
      older = await get(`/tables/${this.id}/log`, { limit: 500, before: this.rows[0].seq, key: this.key }).then((log) => log.rows, () => []);
      this.tell({ rows: [...older, ...this.rows] });
    }
    this.tell({ whole: true });
  }

  async speak() {
    this.messages = await loadMessages(settings.language, this.game);
    this.name();
  }

  name() {
    if (this.messages) this.words = new Words(this.messages, this.table.chairs.map((chair) => chair.name || this.messages.getMessage("seat-open")?.value || ""), this.board?.name);
  }

  // One thing after the other

  enqueue(message) {
    this.queue.push(message);
    if (this.queue.length > MOST_WAITING) this.catchUp();
    else if (!this.pausing) this.advance();
    else this.house.redraw();
  }

  advance() {
    clearTimeout(this.pausing);
    this.pausing = null;
    const message = this.queue.shift();
    if (!message) {
      this.answerAlone();
      this.house.redraw();
      return;
    }
    this.show(message, true);
    const pause = document.hidden ? 0 : pauseAfter(message, this.me);
    if (pause) this.pausing = setTimeout(() => this.advance(), pause);
    else if (this.queue.length) this.advance();
    else this.answerAlone();
  }

  /** Show everything that waits at once. */
  catchUp() {
    clearTimeout(this.pausing);
    this.pausing = null;
    while (this.queue.length) this.show(this.queue.shift(), false);
    this.answerAlone();
    this.house.redraw();
  }

  /** Among bots a question with one answer, such as to pass without a card, answers itself; people could tell by its haste. */
  answerAlone() {
    const { prompt, choices } = this;
    const alone = this.amongBots && this.table.yours.length === 1;
    if (!alone || !moving() || !prompt || prompt.amends || prompt.forms.length || choices.length !== 1) return;
    setTimeout(() => this.prompt === prompt && this.play(choices[0].move), READING);
  }

  show(message, moving) {
    const was = this.shown;
    if (moving) this.listeners.before();
    this.shown = message;
    if (message.state.now) this.ahead = message.state.now - Date.now() / 1000;
    const known = new Set(this.rows.map((row) => row.seq));
    this.rows.push(...message.rows.filter((row) => !known.has(row.seq)));
    for (const row of message.rows) {
      if (row.kind === "undo") for (const one of this.rows) if (row.takes?.includes(one.seq)) one.undone = true;
    }
    if (this.table) this.table.status = message.state.status;
    if (was?.state.prompt?.ask !== message.state.prompt?.ask) this.forgetPlans();
    if (moving) {
      this.house.redraw();
      queueMicrotask(() => this.listeners.after(message));
    }
  }

  /** The house's clock now, in seconds. */
  now() {
    return Date.now() / 1000 + (this.ahead ?? 0);
  }

  /** Does nobody play here but this person and bots? */
  get amongBots() {
    return this.table.chairs.every((chair) => chair.kind !== "person" || chair.you);
  }

  get live() {
    return this.queue.length === 0;
  }

  // What the person sees

  get state() {
    return this.shown?.state ?? null;
  }

  /** Is the match over, by its end or by the players' will? */
  get over() {
    return Boolean(this.state.view.result) || this.state.status !== "running";
  }

  get me() {
    const view = this.shown?.state.view;
    return view ? view.you : this.table?.yours[0] ?? null;
  }

  get prompt() {
    return this.replay ? null : this.state?.prompt ?? null;
  }

  get seats() {
    return this.table.chairs.map((chair) => ({ ...chair, bot: chair.kind === "bot", name: chair.name || this.words.say("seat-open") }));
  }

  /** @returns {import("./moves.js").Choice[]} */
  get choices() {
    const { prompt } = this;
    if (prompt !== this.promptRead) {
      this.promptRead = prompt;
      this.choicesRead = prompt ? prompt.choices.map((one) => read(one.move, one.label)) : [];
    }
    return this.choicesRead;
  }

  /** The table as the board draws it. @returns {Table} */
  get face() {
    const view = this.replay?.view ?? this.state?.view;
    return {
      view,
      seats: this.seats,
      me: view?.you ?? null,
      box: this.box,
      say: this.words.say,
      words: this.words,
      hint: this.staged ?? this.hint,
      draft: this.draft,
      narrow: this.phone.matches,
      asked: Boolean(this.prompt) && this.live,
      may: (move) => this.choices.some((one) => one.move === move),
      compose: (verb, values = {}) => this.compose(verb, values),
      look: (move) => this.stage(this.choices.find((one) => one.move === move) ?? null),
      told: () => this.rows.filter((row) => !row.undone && !(this.replay && row.ply > this.replay.ply)).flatMap((row) => row.events ?? []),
    };
  }

  // What the person does

  forgetPlans() {
    this.hint = this.staged = this.place = this.draft = this.from = null;
    this.amounts = {};
    this.sending = false;
    this.problem = null;
  }

  /** Look at a move before making it. */
  stage(choice) {
    this.tell({ staged: choice, place: null, problem: null });
  }

  /** Drop what was about to be done, and what the house said against it. */
  stepBack() {
    this.tell({ staged: null, place: null, draft: null, problem: null });
  }

  point(choice) {
    if (this.hint?.move !== choice?.move) this.tell({ hint: choice });
  }

  compose(verb, values) {
    this.tell({ draft: { verb, values }, staged: null, problem: null });
  }

  async play(move) {
    const { prompt } = this;
    if (!prompt || this.sending) return;
    this.tell({ sending: true, problem: null });
    await this.act({ type: "move", ask: prompt.ask, move, seat: prompt.seat });
    this.tell({ sending: false });
  }

  /** Send an act. Was it taken? */
  async act(act) {
    const taken = await this.attempt(() => this.stream.act(act));
    if (!taken) this.tell({ staged: null });
    return taken;
  }

  /** Ask the house for something; what it refuses is shown where the person looks. Was it done? */
  async attempt(work) {
    try {
      await work();
      return true;
    } catch (problem) {
      this.tell({ problem: problem.message });
      return false;
    }
  }

  close() {
    clearTimeout(this.pausing);
    this.stream.close();
  }
}
