/** The socket of one table: it finds its way back after a loss, and an act that was sent is answered once. */

import { newIntent, Problem } from "./api.js";
import { settings } from "./settings.js";

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const HEARTBEAT = 25_000;
const CLOSED_DOOR = 4404;

export class Stream {
  /**
   * @param {string} table
   * @param {?string} key of the invite link
   * @param {{message: function(object), connected: function(boolean), refused: function()}} listener
   */
  constructor(table, key, listener) {
    this.table = table;
    this.key = key;
    this.listener = listener;
    /** The last row seen; a new connection asks for what came after it. */
    this.seq = null;
    this.pending = new Map();
    this.tries = 0;
    this.closed = false;
    this.wake = () => this.socket?.readyState === WebSocket.CLOSED && this.open();
    addEventListener("online", this.wake);
    this.open();
    this.beat = setInterval(() => this.raw({ type: "ping" }), HEARTBEAT);
  }

  open() {
    if (this.closed) return;
    clearTimeout(this.again);
    const url = new URL(`/api/tables/${this.table}/stream`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", settings.language);
    if (this.key) url.searchParams.set("key", this.key);
    if (this.seq !== null) url.searchParams.set("after", this.seq);
    this.socket = new WebSocket(url);
    this.socket.onmessage = (packet) => this.hear(JSON.parse(packet.data));
    this.socket.onclose = (end) => this.lost(end);
  }

  hear(message) {
    if (message.type === "hello") {
      this.tries = 0;
      this.listener.connected(true);
    }
    if (message.seq != null && (message.type === "hello" || message.type === "state")) this.seq = message.seq;
    if (message.type === "answer") {
      const waiting = this.pending.get(message.intent);
      this.pending.delete(message.intent);
      if (message.ok) waiting?.done(message);
      else waiting?.failed(new Problem(message.code, message.text, 409));
    } else this.listener.message(message);
    if (message.type === "hello") for (const { act } of this.pending.values()) this.raw(act);
  }

  lost(end) {
    if (this.closed) return;
    this.listener.connected(false);
    if (end.code === CLOSED_DOOR) {
      this.listener.refused();
      return;
    }
    this.again = setTimeout(() => this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
  }

  raw(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send an act and wait for its answer; over a lost connection it is sent again with the same intent. */
  act(act) {
    const intent = newIntent();
    const sent = { intent, ...act };
    return new Promise((done, failed) => {
      this.pending.set(intent, { act: sent, done, failed });
      this.raw(sent);
    });
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.wake);
    clearInterval(this.beat);
    clearTimeout(this.again);
    this.socket.close();
  }
}
