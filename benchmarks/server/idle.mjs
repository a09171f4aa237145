// Viewers who look on and do nothing. node idle.mjs URL VIEWERS TOKEN TABLES SECONDS
import WebSocket from 'ws';

const [url, viewersText, token, tables, seconds] = process.argv.slice(2);
const viewers = Number(viewersText), list = tables.split(',');
const sockets = [];
let lost = 0;

function open(_, number) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const address = `${url.replace('http', 'ws')}/api/tables/${list[number % list.length]}/stream`;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
    socket.on('error', reject);
    socket.on('close', () => { lost++; });
    socket.once('message', () => { sockets.push(socket); resolve(performance.now() - began); });
  });
}

const first = await open(null, 0);
while (sockets.length < viewers) await Promise.all(Array.from({ length: Math.min(100, viewers - sockets.length) }, open));
await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
console.log(JSON.stringify({ connected: sockets.length - lost, lost, first_ms: first }));
process.exit(0);
