// Plays at many tables of four at a given pace, and says how long a move takes until the last of the four has seen it.
import { io } from "socket.io-client";
import { readFileSync } from "node:fs";

const [pid, tables, rate, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const url = "http://127.0.0.1:4790";
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const ticks = (of) => readFileSync(`/proc/${of}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).map(Number).reduce((a, b) => a + b);

for (let tries = 0; ; tries++) {
  try {
    await fetch(`${url}/games`);
    break;
  } catch (error) {
    if (tries > 100) throw error;
    await pause(100);
  }
}

const times = [];
let measuring = false;
let bytes = 0;
async function open(number) {
  // A match that is not there is made for whoever comes first; its players need no credentials.
  const matchID = `table-${number}`;
  const table = { matchID, sockets: [], state: 0, under: null };
  await Promise.all(
    Array.from(
      { length: SEATS },
      (_, seat) =>
        new Promise((ready) => {
          const socket = io(`${url}/reference`, { transports: ["websocket"], forceNew: true });
          table.sockets[seat] = socket;
          socket.on("connect", () => {
            socket.io.engine.on("packet", (packet) => (bytes += measuring ? (packet.data?.length ?? 0) : 0));
            socket.emit("sync", matchID, String(seat), undefined, SEATS);
          });
          socket.on("sync", (_, { state }) => {
            table.state = state._stateID;
            ready();
          });
          const seen = (_, state) => {
            const id = state._stateID;
            const under = table.under;
            if (under === null || !(id > under.before)) return;
            under.left -= 1;
            if (under.left > 0) return;
            table.state = id;
            if (measuring) times.push(performance.now() - under.since);
            table.under = null;
          };
          socket.on("update", seen);
        }),
    ),
  );
  return table;
}

const opened = [];
for (let from = 0; from < tables; from += 16) {
  opened.push(...(await Promise.all(Array.from({ length: Math.min(16, tables - from) }, (_, index) => open(from + index)))));
}
const interval = (tables / rate) * 1000;
let moves = 0;
let late = 0;
for (const [number, table] of opened.entries()) {
  let due = performance.now() + (interval * number) / tables;
  const move = () => {
    if (table.under === null) {
      const seat = moves++ % SEATS;
      table.under = { since: performance.now(), before: table.state, left: SEATS };
      const action = { type: "MAKE_MOVE", payload: { type: "step", args: [moves], playerID: String(seat) } };
      table.sockets[seat].emit("update", action, table.state, table.matchID, String(seat));
    } else if (measuring) late += 1;
    due += interval;
    setTimeout(move, Math.max(0, due - performance.now()));
  };
  setTimeout(move, due - performance.now());
}
await pause(5000);
measuring = true;
const [server, client] = [ticks(pid), ticks(process.pid)];
await pause(seconds * 1000);
measuring = false;
times.sort((a, b) => a - b);
const within = (share) => (times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0).toFixed(1);
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
console.log(`boardgame.io: ${tables} tables, ${tables * SEATS} sockets, ${(times.length / seconds).toFixed(0)} moves a second of ${rate} asked for`);
console.log(`seen by all: p50 ${within(0.5)} ms, p95 ${within(0.95)} ms, p99 ${within(0.99)} ms; ${late} moves left out because the last was not seen yet`);
console.log(`server ${((ticks(pid) - server) / seconds).toFixed(0)} % of a core, ${peak.toFixed(0)} MiB; clients ${((ticks(process.pid) - client) / seconds).toFixed(0)} %; ${(bytes / Math.max(1, times.length)).toFixed(0)} bytes a move`);
process.exit(times.length > 0 ? 0 : 1);
