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

/** The question of a view after an update; the rest of the view is of no interest here. */
function questionIn(before, { whole, change }) {
  if (whole) return whole.question ?? null;
  let next = before;
  for (const { op, path, value } of change) {
    const [, first, ...keys] = path.split("/");
    if (first !== "question") continue;
    if (keys.length === 0) next = op === "remove" ? null : value;
    else if (keys[0] === "choice" && keys.length <= 2) {
      const choice = keys.length === 1 ? value : op === "remove" ? omitted(next.choice, keys[1]) : { ...next.choice, [keys[1]]: value };
      next = { ...next, choice };
    }
  }
  return next;
}

const omitted = (object, key) => Object.fromEntries(Object.entries(object).filter(([other]) => other !== key));

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

/** Plays a game by chance, all its seats from one hand, and tells each question to `onquestion` until that is enough. */
export function playOut(game, number, onquestion, most = 1500) {
  const setup = setupOf(game, number);
  const seats = game === "nemesis" ? setup.players : setup.factions.length;
  const me = { person: "0000000000000001", name: "Ash" };
  const engine = Engine.open(JSON.stringify({ id: "000000000000000t", name: "Decisions", agreed: { game, setup }, settings: { pace: 0, window: 0 }, me }), 1);
  const random = new Uint8Array(32).map((_, i) => (number * 31 + i * 7) & 255);
  const pick = chance(number * 104729 + 1);
  const records = [];
  const [pending, questions] = [new Map(), new Map()];
  let [now, phase, asked] = [1, "", 0];
  const taste = number < TASTEFUL ? null : TASTES[number % TASTES.length];
  const choose = (options) => {
    const liked = taste ? options.flatMap(({ text }, option) => (taste.test(text) ? [option] : [])) : [];
    if (liked.length > 0 && pick(3) > 0) return liked[pick(liked.length)];
    // To pass is to see little of a game.
    return options.length > 1 && pick(5) > 0 ? pick(options.length - 1) : pick(options.length);
  };
  const hear = (texts) => {
    records.push(...engine.take_records());
    for (const text of texts) {
      const message = JSON.parse(text);
      if (message.table) phase = message.table.phase;
      if (message.type === "update" && message.seat !== null) {
        pending.set(message.seat, message.pending);
        questions.set(message.seat, questionIn(questions.get(message.seat), message.sight));
      }
      if (message.type === "refused") throw new Error(JSON.stringify(message.refusal));
    }
  };
  const say = (message) => hear(engine.hear(JSON.stringify(message), now, random));
  const ask = (command) => say({ type: "do", id: 1, command });
  say({ type: "hello", protocol: 1, role: "player", seen: [] });
  for (let seat = 0; seat < seats; seat++) {
    ask({ do: "sit", seat });
    ask({ do: "order", seat, orders: { windows: "ask" } });
  }
  ask({ do: "start" });
  while (phase === "playing" && asked < most) {
    for (let wake = engine.wake(); wake !== undefined && wake <= now + 1; wake = engine.wake()) hear(engine.tick((now = Math.max(now + 1, wake))));
    const [seat, question] = [...pending].find(([, one]) => one) ?? [];
    if (!question) break;
    asked += 1;
    if (onquestion(kindIn(questions.get(seat)), question, seat, () => journal(records)) === "enough") break;
    ask({ do: "answer", seat, turn: question.turn, option: choose(question.options) });
  }
  engine.free();
}

/** Which game leads to which kind of decision, for what is known of it. */
export const book = () => (existsSync(BOOK) ? JSON.parse(readFileSync(BOOK, "utf8")) : {});

/** The journal of a game that waits for this kind of decision, and the seat that is asked; null if its recipe leads nowhere any more. */
export function reach(game, kind, number) {
  let found = null;
  playOut(game, number, (asked, question, seat, journalNow) => {
    if (asked !== kind) return "";
    found = { seat, journal: journalNow(), options: question.options.length };
    return "enough";
  });
  return found;
}

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
    console.log(`${game}: ${Object.keys(known[game]).length} kinds; never met: ${[...left].join(", ") || "none"}`);
  }
  // The number of the game is enough to play it again.
  const recipes = Object.fromEntries(GAMES.map((game) => [game, Object.fromEntries(kindsOf(game).flatMap((kind) => (known[game][kind] ? [[kind, known[game][kind]]] : [])))]));
  writeFileSync(BOOK, `${JSON.stringify(recipes, null, 2)}\n`);
}
