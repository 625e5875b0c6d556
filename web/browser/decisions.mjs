// Games that lead to every kind of decision the engines know, played here by chance on the same engine the page runs.
//   node browser/decisions.mjs [SECONDS]   searches for recipes and writes decisions.json
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chance } from "./player.mjs";

const at = (path) => new URL(path, import.meta.url);
const { Engine, initSync, journal } = await import(at("../src/engine/engine.js"));
initSync({ module: readFileSync(at("../src/engine/engine_bg.wasm")) });

const BOOK = at("decisions.json");
export const GAMES = ["theseus", "nemesis"];

/** The kinds a game declares: the variants of its `Choice`. */
export function kindsOf(game) {
  const text = readFileSync(at(`../src/types/${game}.ts`), "utf8");
  const body = /^export type Choice =\n((?: {2}\|.*\n)+)/m.exec(text.replaceAll(";\n", "\n"))[1];
  return [...body.matchAll(/^ {2}\| (?:\{ )?"(\w+)"/gm)].map(([, kind]) => kind);
}

const FACTIONS = ["marines", "aliens", "scientists", "greys", "pandora"];
const THESEUS = { ring: "standard", levels: 3, opening: 1, decks: "random" };

/** A document with a patch applied, as far as tables send it. */
function patched(document, operations) {
  const at = (value, [key, ...rest], { op, value: fresh }) => {
    if (key === undefined) return op === "remove" ? undefined : fresh;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    if (rest.length > 0) copy[key] = at(copy[key], rest, { op, value: fresh });
    else if (!Array.isArray(copy)) op === "remove" ? delete copy[key] : (copy[key] = fresh);
    else if (op === "replace") copy[key] = fresh;
    else copy.splice(key === "-" ? copy.length : Number(key), op === "remove" ? 1 : 0, ...(op === "remove" ? [] : [fresh]));
    return copy;
  };
  return operations.reduce((now, operation) => at(now, operation.path.split("/").slice(1), operation), document);
}

/** The kind of decision a question asks for. */
function kindIn(question) {
  const choice = question?.choice;
  return typeof choice === "string" ? choice : Object.keys(choice ?? {})[0];
}

/** Setups by their number, so that all modes, sides and factions come round. */
export function setupOf(game, number) {
  const pick = chance(number * 7919 + 13);
  pick(9);
  if (game === "nemesis") {
    const mode = ["semi_cooperative", "semi_cooperative", "cooperative", "solo"][pick(4)];
    const players = mode === "solo" ? 1 : 2 + pick(3);
    return { players, mode, side: ["basic", "alternate"][pick(2)], takeover: mode === "semi_cooperative" && pick(2) === 0 };
  }
  const mode = ["duel", "duel", "each_against_all", "alliances"][pick(4)];
  const count = { duel: 2, each_against_all: 3 + pick(2), alliances: 4 }[mode];
  const left = [...FACTIONS];
  const factions = Array.from({ length: count }, () => left.splice(pick(left.length), 1)[0]);
  const ring = ["standard", "random", "in_turns"][pick(3)];
  return { ...THESEUS, factions, mode, ring, decks: ["random", "random", "random", "chosen"][pick(4)], opening: [1, 3][pick(2)] };
}

/** From this number on games are played with a taste for something, to get to what chance alone hardly leads to. */
const TASTEFUL = 100_000;
const TASTES = [/door/i, /search|keep|alcohol|craft/i, /shoot|ammo|weapon|rifle|gun/i, /move|careful/i];

/** A game all of whose seats are played from one hand. */
export class Run {
  /** Answers given so far, which lead here again. */
  answers = [];
  records = [];
  views = new Map();
  #pending = new Map();
  #phase = "";
  #now = 1;
  #engine;
  #random;

  constructor(game, number, earlier = null) {
    const setup = setupOf(game, number);
    const me = { person: "0000000000000001", name: "Ash" };
    this.#random = new Uint8Array(32).map((_, i) => (number * 31 + i * 7) & 255);
    if (earlier) {
      [this.answers, this.records, this.#now] = [[...earlier.answers], [...earlier.records], earlier.now];
      this.#engine = Engine.load(earlier.snapshot, this.records, JSON.stringify(me), this.#now);
    } else this.#engine = Engine.open(JSON.stringify({ id: "000000000000000t", name: "Decisions", agreed: { game, setup }, settings: { pace: 0, window: 0 }, me }), this.#now);
    this.#say({ type: "hello", protocol: 1, role: "player", seen: [] });
    if (earlier) return;
    for (let seat = 0; seat < (game === "nemesis" ? setup.players : setup.factions.length); seat++) {
      this.#ask({ do: "sit", seat });
      this.#ask({ do: "order", seat, orders: { windows: "ask" } });
    }
    this.#ask({ do: "start" });
  }

  #hear(texts) {
    this.records.push(...this.#engine.take_records());
    for (const text of texts) {
      const message = JSON.parse(text);
      if (message.table) this.#phase = message.table.phase;
      if (message.type === "update" && message.seat !== null) {
        const { whole, change } = message.sight;
        this.#pending.set(message.seat, message.pending);
        this.views.set(message.seat, whole ?? patched(this.views.get(message.seat), change));
      }
      if (message.type === "refused") throw new Error(JSON.stringify(message.refusal));
    }
  }
  #say(message) {
    this.#hear(this.#engine.hear(JSON.stringify(message), this.#now, this.#random));
  }
  #ask(command) {
    this.#say({ type: "do", id: 1, command });
  }

  /** What has to be answered next: the seat, the question and its kind. Null when the game is over. */
  asked() {
    for (let wake = this.#engine.wake(); wake !== undefined && wake <= this.#now + 1; wake = this.#engine.wake()) this.#hear(this.#engine.tick((this.#now = Math.max(this.#now + 1, wake))));
    const [seat, question] = (this.#phase === "playing" && [...this.#pending].find(([, one]) => one)) || [];
    return question ? { seat, question, kind: kindIn(this.views.get(seat)?.question) } : null;
  }
  answer({ seat, question }, option) {
    this.answers.push(option);
    this.#ask({ do: "answer", seat, turn: question.turn, option });
  }
  journal() {
    return journal(this.records);
  }
  /** This moment of the game, to come back to. */
  moment() {
    return { answers: [...this.answers], records: [...this.records], snapshot: this.#engine.snapshot(), now: this.#now };
  }
  close() {
    this.#engine.free();
  }
}

/** Plays a game by chance and tells each question to `onquestion` until that is enough. */
export function playOut(game, number, onquestion, most = 1500) {
  const run = new Run(game, number);
  const pick = chance(number * 104729 + 1);
  const taste = number < TASTEFUL ? null : TASTES[number % TASTES.length];
  const choose = (options) => {
    const liked = taste ? options.flatMap(({ text }, option) => (taste.test(text) ? [option] : [])) : [];
    if (liked.length > 0 && pick(3) > 0) return liked[pick(liked.length)];
    // To pass is to see little of a game.
    return options.length > 1 && pick(5) > 0 ? pick(options.length - 1) : pick(options.length);
  };
  for (let count = 0; count < most; count++) {
    const asked = run.asked();
    if (!asked || onquestion(asked.kind, asked.question, asked.seat, () => run.journal()) === "enough") break;
    run.answer(asked, choose(asked.question.options));
  }
  run.close();
}

/** Which game leads to which kind of decision, for what is known of it. */
export const book = () => (existsSync(BOOK) ? JSON.parse(readFileSync(BOOK, "utf8")) : {});

/**
 * The journal of a game that waits for this kind of decision, and the seat that is asked; null if its recipe leads nowhere any more.
 * A recipe is the number of a game played by chance, or that of a game and the answers given in it.
 */
export function reach(game, kind, recipe) {
  let found = null;
  const met = (seat, question, journalNow) => (found = { seat, journal: journalNow(), options: question.options.length });
  if (typeof recipe === "number") {
    playOut(game, recipe, (asked, question, seat, journalNow) => {
      if (asked !== kind) return "";
      met(seat, question, journalNow);
      return "enough";
    });
    return found;
  }
  const run = new Run(game, recipe.game);
  for (const option of recipe.answers.split(" ").map(Number)) {
    const asked = run.asked();
    if (!asked || option >= asked.question.options.length) break;
    run.answer(asked, option);
  }
  const asked = run.asked();
  if (asked?.kind === kind) met(asked.seat, asked.question, () => run.journal());
  run.close();
  return found;
}

/** How long one kind of decision is headed for, in milliseconds. */
const HEADING = 240_000;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const until = Date.now() + Number(process.argv[2] ?? 60) * 1000;
  const known = {};
  const before = book();
  for (const game of GAMES) {
    // What is known stays; only what is missing is searched for.
    known[game] = Object.fromEntries(Object.entries(before[game] ?? {}).filter(([kind, number]) => reach(game, kind, number)));
    const left = new Set(kindsOf(game).filter((kind) => !(kind in known[game])));
    const share = Date.now() + (until - Date.now()) / (game === GAMES.at(-1) ? 1 : 2);
    for (let count = 0; left.size > 0 && Date.now() < share; count++) {
      // The same numbers of games played either way.
      const number = count % 2 === 0 ? 1 + count / 2 : TASTEFUL + (count - 1) / 2;
      playOut(game, number, (kind) => {
        if (left.delete(kind)) known[game][kind] = number;
        return "";
      });
    }
    // What chance does not lead to is headed for.
    const { directed, isDirected } = await import("./directed.mjs");
    for (const kind of [...left].filter((one) => isDirected(game, one))) {
      const recipe = directed(game, kind, Date.now() + HEADING);
      if (recipe && left.delete(kind)) known[game][kind] = recipe;
    }
    console.log(`${game}: ${Object.keys(known[game]).length} kinds; never met: ${[...left].join(", ") || "none"}`);
  }
  const recipes = Object.fromEntries(GAMES.map((game) => [game, Object.fromEntries(kindsOf(game).flatMap((kind) => (known[game][kind] ? [[kind, known[game][kind]]] : [])))]));
  writeFileSync(BOOK, `${JSON.stringify(recipes, null, 2)}\n`);
}
