// boardgame.io with its in-memory store, and Medici's auctions as one of its games: the peer of the benchmark.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const TILES = ['C', 'F', 'G', 'D', 'S'].flatMap((good) => [0, 1, 2, 3, 4, 5, 5].map((value) => good + value)).concat('X10');

function beginDay(G, random) {
  G.bag = random.Shuffle(TILES).slice(0, 18);
  G.ships = G.ships.map(() => []);
  G.lot = [];
  draw(G);
}

function draw(G) {
  if (G.bag.length) G.lot.push(G.bag.pop());
}

function openBidding(G, n) {
  G.bids = Array(n).fill(-1);
  G.high = 0;
  G.leader = -1;
  G.phase = 'bid';
  G.actor = (G.maker + 1) % n;
}

function speak(G, seat, amount, n, random) {
  G.bids[seat] = amount;
  if (amount > G.high) { G.high = amount; G.leader = seat; }
  if (seat !== G.maker) { G.actor = (seat + 1) % n; return; }
  if (G.leader >= 0) {
    G.money[G.leader] -= G.high;
    G.ships[G.leader].push(...G.lot);
  }
  G.lot = [];
  G.maker = (G.maker + 1) % n;
  G.actor = G.maker;
  G.phase = 'lot';
  if (!G.bag.length || G.ships.every((ship) => ship.length >= 5)) {
    G.day += 1;
    G.money = G.money.map((money) => money + 20); // enough to play on for ever
    beginDay(G, random);
  } else draw(G);
}

const Medici = {
  name: "medici", disableUndo: true,
  setup: ({ ctx, random }) => {
    const n = ctx.numPlayers;
    const G = { day: 1, money: Array(n).fill(40), ships: Array.from({ length: n }, () => []), levels: Array(5).fill(Array(n).fill(0)),
      maker: 0, actor: 0, phase: 'lot', lot: [], bids: Array(n).fill(-1), high: 0, leader: -1, bag: [] };
    beginDay(G, random);
    return G;
  },
  turn: { activePlayers: { all: 'play' }, stages: {} },
  moves: {
    stop: ({ G, ctx, playerID }) => {
      if (G.phase !== 'lot' || G.actor !== Number(playerID)) return 'INVALID_MOVE';
      openBidding(G, ctx.numPlayers);
    },
    draw: ({ G, playerID }) => {
      if (G.phase !== 'lot' || G.actor !== Number(playerID) || G.lot.length >= 3) return 'INVALID_MOVE';
      draw(G);
    },
    bid: ({ G, ctx, playerID, random }, amount) => {
      if (G.phase !== 'bid' || G.actor !== Number(playerID) || amount <= G.high || amount > G.money[G.actor]) return 'INVALID_MOVE';
      speak(G, Number(playerID), amount, ctx.numPlayers, random);
    },
    pass: ({ G, ctx, playerID, random }) => {
      if (G.phase !== 'bid' || G.actor !== Number(playerID)) return 'INVALID_MOVE';
      speak(G, Number(playerID), 0, ctx.numPlayers, random);
    },
  },
  // The bag is secret here too: every player gets a filtered state, as at our tables.
  playerView: ({ G }) => ({ ...G, bag: G.bag.length }),
};

Server({ games: [Medici], origins: ['*'] }).run(Number(process.argv[2]), () => console.log('ready'));
