// Nemesis in three chapters: a first round, a first fight, and the way home of somebody with a secret.
import type { Agreed } from "../lib/wire";
import { type Chapter, type Given, type Lesson, seed } from "./lesson";

const agreed: Agreed = { game: "nemesis", setup: { players: 2, mode: "semi_cooperative", side: "basic", takeover: false } };

const [READER, OTHER] = [0, 1];
const me = (action: unknown): Given => [READER, action];
const other = (action: unknown): Given => [OTHER, action];
const does = (deed: unknown) => ({ do: deed });
const card = (action: string) => ({ card: { action } });
const passes = (by: (action: unknown) => Given): Given[] => [by("pass"), by("done")];
const round = (first: (action: unknown) => Given, second: (action: unknown) => Given): Given[] => [...passes(first), ...passes(second)];
const wake: Given[] = [me({ character: "soldier" }), other({ character: "captain" })];

const awake: Chapter = {
  id: "awake",
  minutes: 10,
  agreed,
  seed: seed(3),
  seat: READER,
  before: [],
  steps: [
    { id: "ship", show: ["board"] },
    { id: "character", show: ["decision"], answers: [{ character: "soldier" }], then: [other({ character: "captain" })] },
    { id: "goals", show: ["me:objective"] },
    { id: "hand", show: ["me:hand"] },
    { id: "move", show: ["corridor:12", "room:7"], answers: [does({ move: 12 })] },
    { id: "pay", show: ["me:hand"], answers: [card("demolition")] },
    { id: "explored", show: ["room:7"] },
    { id: "noise", show: ["corridor:5"] },
    { id: "search", show: ["room:7"], answers: [does({ play: "search" })] },
    {
      id: "keep",
      show: ["decision"],
      answers: [{ item: "bandages" }, { item: "synthetic_food" }],
      then: [other(does({ move: 12 })), other(card("order")), other(does({ play: "basic_repairs" })), other(card("reload")), other(card("interruption"))],
    },
    { id: "captain", show: ["person:1", "room:7"] },
    { id: "careful", show: ["corridor:11", "room:8"], answers: [does({ careful: 11 })] },
    { id: "cost", show: ["me:hand"], answers: [card("covering_fire")], then: [me(card("interruption"))] },
    { id: "trace", show: ["corridor:13", "corridor:11", "network:0"], answers: [{ corridor: 13 }, { corridor: 11 }, { technical: 0 }] },
    { id: "armory", show: ["room:8", "corridor:11"] },
    { id: "pass", show: ["decision"], answers: ["pass"] },
    { id: "keeping", show: ["me:hand"], answers: ["done"], then: passes(other) },
    { id: "event", show: ["strip", "log"] },
    { id: "bag", show: ["log"] },
    { id: "again", show: ["me:hand"] },
  ],
};

const contact: Chapter = {
  id: "contact",
  minutes: 10,
  agreed,
  seed: seed(2360),
  seat: READER,
  before: [...wake, me(does({ move: 9 })), me(card("search"))],
  steps: [
    { id: "trail", show: ["room:5", "corridor:3"] },
    { id: "step", show: ["corridor:3", "room:1"], answers: [does({ move: 3 })] },
    { id: "pay", show: ["me:hand"], answers: [card("search")] },
    { id: "encounter", show: ["room:1"] },
    { id: "objective", show: ["me:objective"], answers: [{ objective: "greener_pastures" }], then: [other({ objective: "the_right_moment_to_strike" })] },
    { id: "surprise", show: ["me:states"], then: passes(other) },
    { id: "shoot", show: ["room:1"], answers: [does("shoot")] },
    { id: "first", show: ["me:hand"], answers: [card("demolition")] },
    { id: "miss", show: ["log"] },
    { id: "shoot_again", show: ["room:1"], answers: [does("shoot")] },
    { id: "second", show: ["me:hand"], answers: [card("covering_fire")] },
    { id: "hurt", show: ["room:1"] },
    { id: "auto", show: ["me:hand"], answers: [does({ play: "full_auto" })] },
    { id: "dead", show: ["room:1"] },
    { id: "pass", show: ["decision"], answers: ["pass"], then: passes(other) },
    { id: "repair", show: ["room:1"], answers: [does({ play: "basic_repairs" })] },
    { id: "price", show: ["me:hand"], answers: [card("interruption")], then: [me(card("taking_aim"))] },
    { id: "heal", show: ["room:1"], answers: [does("room_action")], then: [me(card("rest"))] },
    { id: "sleep", show: ["decision"], answers: ["pass"] },
    { id: "danger", show: ["log", "room:1"] },
    { id: "rest", show: ["me:hand"], answers: [does({ play: "rest" })] },
    { id: "clean", show: ["me:hand"] },
  ],
};

/** Back to the Hibernatorium, then six rounds in which nobody dares to move. */
const longNight: Given[] = [
  me("pass"),
  ...passes(other),
  ...[0, "search", 3, "demolition", 9, "interruption"].map((what) => me(typeof what === "number" ? does({ move: what }) : card(what))),
  ...passes(me),
  ...round(me, other),
  ...round(other, me),
  ...round(me, other),
  ...round(other, me),
  ...round(me, other),
  ...passes(other),
];

const home: Chapter = {
  id: "home",
  minutes: 8,
  agreed,
  seed: seed(422),
  seat: READER,
  before: [...wake, me(does({ move: 9 })), me(card("search")), me(does({ move: 3 })), me(card("rest")), ...passes(other)],
  steps: [
    { id: "alone", show: ["person:0", "corridor:0"] },
    { id: "wish", show: ["me:objective"] },
    { id: "cockpit", show: ["corridor:0", "room:0"], answers: [does({ move: 0 })] },
    { id: "pay", show: ["me:hand"], answers: [card("basic_repairs")] },
    { id: "use", show: ["room:0"], answers: [does("room_action")] },
    { id: "look", show: ["decision"], answers: [{ option: 1 }], then: [me(card("full_auto"))] },
    { id: "secret", show: ["me"] },
    { id: "engines", show: ["room:18", "room:19", "room:20"] },
    { id: "ways", show: ["room:10"], then: longNight, quick: true },
    { id: "open", show: ["strip", "room:10"] },
    { id: "hibernate", show: ["room:10"], answers: [does("room_action")], then: [me(card("search")), me(card("search"))] },
    { id: "asleep", show: ["log"], then: [other(does("room_action")), other(card("search")), other(card("search"))] },
    { id: "choose", show: ["me:objective"], answers: [{ objective: "quarantine" }], then: [other({ objective: "my_precious" })] },
    { id: "check", show: ["log"] },
  ],
};

export const lesson: Lesson = { game: "nemesis", chapters: [awake, contact, home] };
