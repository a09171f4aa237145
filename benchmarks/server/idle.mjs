// Idle viewers on one process, and how long a long table takes to open. node idle.mjs URL VIEWERS TOKEN TABLE
import WebSocket from 'ws';

const [url, viewersText, token, table] = process.argv.slice(2);
const viewers = Number(viewersText);
const sockets = [];
let lost = 0;

function open() {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/stream`, { headers: { authorization: `Bearer ${token}` } });
    socket.on('error', reject);
    socket.on('close', () => { lost++; });
    socket.once('message', () => { sockets.push(socket); resolve(performance.now() - began); });
  });
}

const times = [];
for (let n = 0; n < 30; n++) times.push(await open());
times.sort((a, b) => a - b);
while (sockets.length < viewers) await Promise.all(Array.from({ length: Math.min(100, viewers - sockets.length) }, open));
await new Promise((done) => setTimeout(done, 40_000)); // longer than a ping and its answer
console.log(JSON.stringify({ connected: sockets.length - lost, lost, open_median_ms: times[15] }));
process.exit(0);
