// The same load for both servers: MATCHES matches of four, each seat answering as soon as it is asked, or at a steady pace.
// node load.mjs KIND URL MATCHES RATE PID (moves per second and match, 0: as many as it takes). Says "ready"; then plays for
// so many seconds as each line on its standard input says, and prints one JSON object for it. Between lines nobody moves,
// and who plays as fast as possible goes to new tables: a match of ours ends, and the peer's, which never do, would be
// compared with opening tables. For the same reason a round is over before its time once ENOUGH moves a match were made.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';

const [kind, url, matchesText, rateText, pid] = process.argv.slice(2);
const matches = Number(matchesText), rate = Number(rateText);
const SEATS = 4;
const ENOUGH = 150; // no match of ours is over after so few
let playing = false, counting = false, moves = 0, made = 0, refused = 0;
let delays = [], waiting = [];

// Seconds of processor time the server has used: a measure that other work on this machine hardly disturbs.
function processor() {
  if (!pid) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function call(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Match {
  constructor() { this.sent = new Map(); this.last = 0; }
  pace(act) {
    if (!playing) { waiting.push(() => this.pace(act)); return; }
    if (!rate) { made++; act(); return; }
    const wait = Math.max(0, this.last + 1000 / rate - performance.now());
    setTimeout(() => { this.last = performance.now(); act(); }, wait * (0.5 + Math.random()));
  }
  // A move has arrived at the other player.
  arrived(key) {
    const sent = this.sent.get(key);
    if (sent === undefined) return;
    this.sent.delete(key);
    if (counting) delays.push(performance.now() - sent);
  }
}

class House extends Match {
  static guests = [];
  static async people() {
    for (let n = 0; n < matches * SEATS; n++) House.guests.push((await call('/api/guest', { name: `p${n}` })).token);
  }
  async open(number) {
    this.tokens = House.guests.slice(number * SEATS, number * SEATS + SEATS);
    await this.table();
  }
  async renew() {
    this.id = null;
    this.sent.clear();
    for (const socket of this.sockets) socket.close();
    await this.table();
  }
  async table() {
    this.sockets = [];
    this.id = (await call('/api/tables', { game: 'medici', seats: SEATS }, this.tokens[0])).id;
    for (const token of this.tokens.slice(1)) await call(`/api/tables/${this.id}/join`, {}, token);
    await call(`/api/tables/${this.id}/start`, {}, this.tokens[0]);
    await Promise.all(this.tokens.map((token, seat) => this.connect(token, seat)));
  }
  connect(token, seat) {
    const id = this.id;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${this.id}/stream`, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
      let intents = 0;
      this.sockets.push(socket);
      socket.on('error', reject);
      socket.on('message', (data) => {
        const message = JSON.parse(data);
        if (message.type === 'answer') {
          if (!message.ok) refused++;
          else if (counting) moves++;
          return;
        }
        if (message.type === 'hello') resolve();
        if (!message.state || this.id !== id) return;
        for (const row of message.rows) if (row.actor >= 0 && row.actor !== seat) this.arrived(`${row.actor} ${row.move}`);
        if (message.state.status !== 'running') {
          this.renew().catch((error) => { console.error(error); process.exit(1); });
          return;
        }
        const prompt = message.state.prompt;
        if (!prompt) return;
        const move = choose(prompt.choices.map((choice) => choice.move));
        this.pace(() => {
          if (this.id !== id) return;
          this.sent.set(`${seat} ${move}`, performance.now());
          socket.send(JSON.stringify({ type: 'move', intent: `${seat}-${intents++}`, ask: prompt.ask, move }));
        });
      });
    });
  }
}

function choose(options) {
  if (options.includes('stop')) return Math.random() < 0.8 ? 'stop' : 'draw';
  return Math.random() < 0.5 || options.length < 2 ? 'pass' : options[1];
}

class Peer extends Match {
  static async people() {}
  async renew() {}
  async open() {
    // It makes a match when somebody first asks for it; without lobby there are no credentials to check, which is faster.
    this.id = Math.random().toString(36).slice(2);
    const joined = Array(SEATS).fill(undefined);
    await Promise.all(joined.map((credentials, seat) => this.connect(credentials, seat)));
  }
  connect(credentials, seat) {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
      const emit = (...words) => socket.send(`42/medici,${JSON.stringify(words)}`);
      let known = -1;
      socket.on('error', reject);
      socket.on('message', (data) => {
        const text = String(data);
        if (text[0] === '0') { socket.send('40/medici,'); return; }
        if (text === '2') { socket.send('3'); return; }
        if (text.startsWith('40/medici')) { emit('sync', this.id, String(seat), credentials, SEATS); return; }
        if (!text.startsWith('42/medici,')) return;
        const [kind, , payload] = JSON.parse(text.slice(10));
        if (kind === 'sync') resolve();
        if (kind !== 'sync' && kind !== 'update') return;
        const state = kind === 'sync' ? payload.state : payload;
        if (state._stateID === known) return;
        known = state._stateID;
        if (seat !== this.mover) this.arrived(String(state._stateID));
        const G = state.G;
        if (G.actor !== seat) return;
        const options = G.phase === 'lot' ? ['stop', 'draw'] : ['pass', ...(G.money[seat] > G.high ? [`bid ${G.high + 1}`] : [])];
        let move = choose(options);
        if (move === 'draw' && (G.lot.length >= 3 || !G.bag)) move = 'stop';
        const [type, amount] = move.split(' ');
        const stateID = state._stateID;
        this.pace(() => {
          this.mover = seat;
          this.sent.set(String(stateID + 1), performance.now());
          const args = amount === undefined ? [] : [Number(amount)];
          emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat), credentials } }, stateID, this.id, String(seat));
          if (counting) moves++;
        });
      });
    });
  }
}

const Kind = { House, Peer }[kind];
await Kind.people();
const all = Array.from({ length: matches }, () => new Kind());
// Twenty at a time, so that no server is asked too much at once.
async function everywhere(act) {
  for (let n = 0; n < matches; n += 20) await Promise.all(all.slice(n, n + 20).map((match, k) => act(match, n + k)));
}
await everywhere((match, number) => match.open(number));
console.log('ready');

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
async function round(seconds) {
  if (!rate && moves) await everywhere((match) => match.renew());
  playing = true;
  made = 0;
  const first = waiting;
  waiting = [];
  for (const act of first) act();
  await pause(1);
  [moves, refused, delays] = [0, 0, []];
  counting = true;
  const began = performance.now(), used = processor();
  while (performance.now() - began < seconds * 1000 && made < ENOUGH * matches) await pause(0.02);
  counting = playing = false;
  const spent = processor() - used, took = (performance.now() - began) / 1000;
  delays.sort((a, b) => a - b);
  const at = (share) => delays.length ? delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] : null;
  return { moves_per_second: moves / took, moves_per_cpu_second: moves / spent, p50_ms: at(0.5), p99_ms: at(0.99), refused };
}
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await round(Number(line))));
  await pause(0.5);
}
process.exit(0);
