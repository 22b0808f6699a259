// The load generator: one process, raw websockets, the same loop for every server.
//
//   node load.mjs '{"peers": FOLDER, "kind": "ours", "url": "http://localhost:8077", "pid": 1234, "tables": 50, "seconds": 5, "pace": 0}'
//
// At each table two players sit on sockets of their own. Whoever is to move sends a random legal move; when both have
// received the new data the next move may follow: at once (pace 0) or when its second has come (pace 1). Latency is
// from sending to the OTHER player's complete, parsed message. A finished game is replaced by a new table.
// Prints one line of JSON; with "hold" it then keeps all sockets open until its standard input ends.
import { createRequire } from "node:module";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { echo } from "./speak_echo.mjs";
import { boardgame } from "./speak_boardgame.mjs";
import { ours } from "./speak_ours.mjs";

const wanted = { warm_s: 1, pace: 0, hold: false, connect: true, ...JSON.parse(process.argv[2]) };
const WebSocket = createRequire(path.resolve(wanted.peers, "package.json"))("ws");
const speak = { ours, boardgame, echo }[wanted.kind];
const OPENED_AT_ONCE = 10;

let measuring = false;
let stopping = false;
let moves = 0;
let opened = 0;
const latencies = [];
const now = () => Number(process.hrtime.bigint()) / 1e6;

class Table {
  constructor(server) {
    this.server = server;
    this.due = 0;
  }

  async open() {
    this.seats = await this.server.open();
    opened += 1;
    if (!wanted.connect) return;
    this.ready = [false, false];
    this.mover = null;
    this.sockets = this.seats.map((_, seat) => this.connect(seat));
    await new Promise((resolve, reject) => {
      this.begun = resolve;
      setTimeout(() => reject(new Error("a table did not begin within 60 s")), 60_000).unref();
    });
  }

  connect(seat) {
    const { url, headers } = this.server.socket(this.seats[seat], seat);
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    socket.on("open", () => this.server.greet(socket, this.seats[seat], seat));
    socket.on("message", (data) => this.hear(seat, data.toString()));
    socket.on("error", (error) => stopping || fail(error));
    return socket;
  }

  hear(seat, text) {
    // What a server says about the game: {turn: seat or null, over, moves: () => text to send}; null for anything else.
    const said = this.server.read(text, this.sockets[seat], this.seats[seat], seat);
    if (said === null) return;
    if (this.mover !== null && seat === 1 - this.mover && measuring) {
      latencies.push(now() - this.sent);
      moves += 1;
    }
    this.ready[seat] = true;
    if (said.turn === seat) this.next = said.move;
    if (said.over) this.over = true;
    if (!this.ready[0] || !this.ready[1]) return;
    if (this.begun) {
      this.begun();
      this.begun = null;
      this.turn = said.turn;
      return;
    }
    this.turn = said.turn;
    this.goOn();
  }

  start() {
    this.due = now() + (wanted.pace ? Math.random() * 1000 * wanted.pace : 0);
    this.goOn();
  }

  goOn() {
    if (stopping) return;
    if (this.over) {
      this.over = false;
      this.replace();
      return;
    }
    if (!wanted.pace) {
      this.move();
      return;
    }
    setTimeout(() => this.move(), Math.max(0, this.due - now()));
    this.due += 1000 * wanted.pace;
  }

  move() {
    if (stopping) return;
    this.mover = this.turn;
    this.ready = [false, false];
    const message = this.next();
    this.sent = now();
    this.sockets[this.mover].send(message);
  }

  async replace() {
    for (const socket of this.sockets) socket.close();
    await this.open();
    this.goOn();
  }
}

function fail(error) {
  console.error(error);
  process.exit(1);
}
process.on("unhandledRejection", fail);

// Seconds of processor time that a process, its threads and its children have used; the machine may be busy otherwise.
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children.map(cpuOf).reduce((sum, cpu) => sum + cpu, (Number(fields[11]) + Number(fields[12])) / 100);
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const quantile = (sorted, share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : null);

async function main() {
  const server = await speak(wanted.url);
  const tables = Array.from({ length: wanted.tables }, () => new Table(server));
  for (let first = 0; first < tables.length; first += OPENED_AT_ONCE) {
    await Promise.all(tables.slice(first, first + OPENED_AT_ONCE).map((table) => table.open()));
  }
  if (wanted.seconds) {
    for (const table of tables) table.start();
    await sleep(wanted.warm_s);
    measuring = true;
    const cpu = process.cpuUsage();
    const before = cpuOf(wanted.pid);
    const began = now();
    await sleep(wanted.seconds);
    measuring = false;
    const seconds = (now() - began) / 1000;
    const used = process.cpuUsage(cpu);
    const served = cpuOf(wanted.pid) - before;
    latencies.sort((a, b) => a - b);
    report({
      moves_per_s: moves / seconds,
      p50_ms: quantile(latencies, 0.5),
      p99_ms: quantile(latencies, 0.99),
      server_cpu: served / seconds,
      moves_per_cpu_s: moves / served,
      generator_cpu: (used.user + used.system) / 1e6 / seconds,
      tables_opened: opened,
    });
  } else {
    report({ tables_opened: opened });
  }
  stopping = true;
  if (wanted.hold) {
    process.stdin.resume();
    process.stdin.on("end", () => process.exit(0));
  } else {
    process.exit(0);
  }
}

function report(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

main();
