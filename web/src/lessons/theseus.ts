// Theseus in three chapters: a first game of Marines against Aliens, the same game some turns later, and a race for Data.
import type { Agreed } from "../lib/wire";
import { type Chapter, type Given, type Lesson, seed } from "./lesson";
import data from "./theseus-data.json";

const duel = (...factions: [string, string]): Agreed => ({ game: "theseus", setup: { factions, mode: "duel", ring: "standard", levels: 0, opening: 1, decks: "random" } });

const [READER, OTHER] = [0, 1];
const me = (action: unknown): Given => [READER, action];
const other = (action: unknown): Given => [OTHER, action];
const room = (...ids: number[]) => ids.map((id) => ({ room: id }));
const slot = (...ids: number[]) => ids.map((id) => ({ slot: id }));
const unit = (...ids: number[]) => ids.map((id) => ({ unit: id }));
const pending = (id: number) => [{ pending: id }];
const token = [{ use: "upgrade_token" }];

const ring: Chapter = {
  id: "ring",
  minutes: 10,
  agreed: duel("marines", "aliens"),
  seed: seed(1),
  seat: READER,
  before: [],
  steps: [
    { id: "welcome", show: ["tracks:life"] },
    { id: "station", show: ["board"] },
    { id: "opening", show: ["decision"], answers: [{ card: "marines_mine" }] },
    {
      id: "slot",
      show: ["sector:control_centre"],
      answers: slot(6, 7, 8),
      then: [other({ card: "aliens_tentacles" }), other({ slot: 10 }), me({ room: 12 }), me({ room: 13 }), other({ room: 16 }), other({ room: 17 })],
    },
    { id: "place", show: ["sector:corridors"], answers: room(0, 2, 3), then: [other({ room: 1 })] },
    { id: "enemy", show: ["sector:technical_hall", "sector:alien_nest"] },
    { id: "points", show: ["sector:corridors", "sector:loading_dock"] },
    { id: "move", show: ["unit:2"], answers: unit(2) },
    { id: "room", show: ["sector:loading_dock"], answers: room(14, 15) },
    { id: "home", show: ["sector:loading_dock"], answers: ["upgrade_token"] },
    { id: "pending", show: ["pending:2"], answers: pending(2) },
    { id: "install", show: ["sector:corridors"], answers: slot(1, 2, 3, 4), then: [other({ unit: 3 }), other({ room: 4 }), other({ pending: 3 }), other("pass")] },
    { id: "mine", show: ["sector:control_centre", "pending:3"] },
    { id: "token", show: ["me:reserve"], answers: token },
    { id: "upgrade", show: ["unit:0"], answers: unit(0) },
    { id: "count", show: ["unit:0"], answers: unit(0) },
    { id: "arrive", show: ["sector:corridors"], answers: room(0, 2, 3) },
    { id: "assault", show: ["log", "tracks:life"] },
    { id: "leave", show: ["pending:0"], answers: pending(0) },
  ],
};

/** The first chapter as it is usually played. */
const firstTurns: readonly Given[] = ring.steps.flatMap(({ answers, then = [] }) => [...(answers ? [me(answers[0])] : []), ...then]);

const cards: Chapter = {
  id: "cards",
  minutes: 10,
  agreed: ring.agreed,
  seed: ring.seed,
  seat: READER,
  before: firstTurns,
  steps: [
    { id: "recap", show: ["board"], then: [other({ unit: 5 }), other({ room: 12 }), other({ pending: 2 })] },
    { id: "guest", show: ["unit:5", "pending:2"] },
    { id: "spend", show: ["me:reserve"], answers: token },
    { id: "second", show: ["unit:1"], answers: unit(1) },
    { id: "step", show: ["unit:0"], answers: unit(0) },
    { id: "stand", show: ["sector:control_centre"], answers: room(5, 6, 7) },
    { id: "fault", show: ["slot:10"], answers: slot(10) },
    { id: "wait", show: ["pending:1"], answers: pending(1), then: [other({ unit: 3 }), other({ room: 8 }), other({ unit: 4 }), other({ room: 1 }), other("pass")] },
    { id: "hall", show: ["sector:technical_hall", "unit:4"] },
    { id: "fourth", show: ["sector:loading_dock"], answers: unit(0) },
    { id: "first", show: ["sector:loading_dock"], answers: unit(2, 1) },
    { id: "space", show: ["tracks:space"] },
    { id: "home", show: ["sector:loading_dock"], answers: ["upgrade_token"] },
    { id: "clear", show: ["pending:2"], answers: pending(2), then: [other({ unit: 5 }), other({ room: 6 }), other({ pending: 3 }), other("pass")] },
    { id: "lifted", show: ["slot:10", "pending:3"] },
    { id: "third", show: ["unit:2"], answers: token },
    { id: "round", show: ["unit:2"], answers: unit(2) },
    { id: "corner", show: ["sector:corridors"], answers: room(0, 2, 3) },
    { id: "result", show: ["log"] },
    { id: "trap", show: ["pending:0"], answers: pending(0) },
    { id: "bonus", show: ["slot:5", "slot:0"], answers: slot(5, 0) },
  ],
};

const race: Chapter = {
  id: "data",
  minutes: 8,
  agreed: duel("scientists", "marines"),
  seed: seed(23),
  seat: READER,
  asks: true,
  before: data as unknown as readonly Given[],
  steps: [
    { id: "goal", show: ["tracks:life"] },
    { id: "archives", show: ["slot:25", "slot:26"] },
    { id: "ends", show: ["tracks:end", "me:deck"] },
    { id: "start", show: ["unit:1"], answers: unit(1) },
    { id: "passage", show: ["me:reserve"], answers: [{ use: { bonus: "bonus_passage" } }] },
    { id: "leap", show: ["sector:control_centre"], answers: ["leap"] },
    { id: "room", show: ["sector:laboratory"], answers: room(20) },
    { id: "order", show: ["slot:25", "slot:26"], answers: slot(26, 25) },
    { id: "home", show: ["tracks:life"], answers: ["upgrade_token"] },
    { id: "pending", show: ["pending:6"], answers: pending(6) },
    { id: "cameras", show: ["sector:corridors"], answers: slot(1) },
    { id: "strengthen", show: ["slot:1"], answers: token },
    { id: "number", show: ["slot:1"], answers: slot(1), then: [other({ unit: 3 }), other({ use: { bonus: "bonus_passage" } }), other({ unit: 2 }), other({ pending: 7 }), other({ slot: 3 })] },
    { id: "raid", show: ["sector:laboratory", "log"] },
    { id: "last", show: ["unit:0"], answers: unit(0) },
    { id: "again", show: ["sector:control_centre"], answers: ["leap"] },
    { id: "minor", show: ["sector:laboratory"], answers: unit(1, 2) },
    { id: "win", show: ["slot:25", "slot:26"], answers: slot(26, 25) },
  ],
};

export const lesson: Lesson = { game: "theseus", chapters: [ring, cards, race] };
