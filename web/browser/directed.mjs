// The way to decisions that chance hardly leads to: games are gone on with from the moments that look most like getting there.
import { readFileSync } from "node:fs";
import { Run, setupOf } from "./decisions.mjs";
import { chance } from "./player.mjs";

const printed = (file) => JSON.parse(readFileSync(new URL(`../../content/nemesis/${file}.json`, import.meta.url), "utf8"));
const { sides } = printed("board");
const COLOURS = Object.fromEntries(printed("rooms").entries.map(({ id, colour }) => [id, colour]));
const roomOf = ({ place }) => place.room ?? null;
const heldBy = (member) => [...member.items, ...member.hands.map(({ thing }) => thing.item)];
const best = (values) => Math.max(0, ...values);
/** Something about every seat, as that seat sees itself. */
const each = (views, tell) => [...views].filter(([seat, view]) => view.crew[seat]?.is_active).map(([seat, view]) => tell(view.crew[seat], view));

/** The Rooms at the ends of each Corridor. */
function ends(side) {
  const { corridors, slots } = sides.find(({ id }) => id === side);
  return corridors.map(({ between }) => between.map((end) => slots.findIndex(({ id }) => id === end)));
}

/** Rooms that two Corridors join: those Corridors and the two Rooms. */
function twins(side) {
  const all = ends(side);
  return all.flatMap(([from, to], one) => {
    const other = all.findIndex((pair, index) => index > one && pair.includes(from) && pair.includes(to));
    return other < 0 ? [] : [{ doors: [one, other], rooms: [from, to] }];
  });
}

const PROTOTYPE = "prototype_rifle";
const rifleOf = (member) => member.hands.find(({ thing }) => thing.item === PROTOTYPE);
const charges = (member) => heldBy(member).filter((item) => /^energy_charge/.test(item ?? "")).length;

/** How much an answer helps to find the rifle, to load it and to meet something. */
function wantsRifle({ action, text }, view, seat) {
  const [[kind, is]] = typeof action === "string" ? [[action, null]] : Object.entries(action);
  const member = view.crew[seat];
  const rifle = rifleOf(member);
  const loaded = (rifle?.ammo ?? 0) > 1;
  const [here, other] = [roomOf(member), (corridor) => ends(view.side)[corridor]?.find((end) => end !== roomOf(member))];
  const colourOf = (slot) => COLOURS[view.chambers[slot]?.room];
  const searchable = (slot) => ["red", "white"].includes(colourOf(slot)) && view.chambers[slot].counter > 0;
  if (kind === "do") {
    const [[deed, what]] = typeof is === "string" ? [[is, null]] : Object.entries(is);
    if (deed === "shoot") return loaded ? 9 : 0;
    if (deed === "use" && /^energy_charge/.test(what)) return rifle && rifle.ammo < 4 ? 8 : -9;
    if (deed === "play" && what === "search") return rifle ? 0 : searchable(here) ? 7 : 0;
    if (deed === "room_action") return view.chambers[here]?.room === "armory" && rifle && !loaded ? 6 : -1;
    if (deed === "move" || deed === "careful") return loaded ? (deed === "move" ? 5 : 0) : searchable(here) ? 0 : searchable(other(what)) ? 5 : view.chambers[other(what)]?.room ? 1 : 3;
    return 0;
  }
  if (kind === "drop") return is.item === PROTOTYPE ? -9 : /^energy_charge/.test(is.item ?? "") ? -5 : 0;
  if (kind === "item" || kind === "thing") {
    const item = is.item ?? is;
    return item === PROTOTYPE ? 9 : /^energy_charge/.test(item) ? 4 : 0;
  }
  if (kind === "card") return is.action === "search" ? -3 : 0;
  if (kind === "deck") return is === 0 ? 6 : 0;
  if (kind === "option") return /ammo|load|fill/i.test(text) ? 6 : 0;
  if (kind === "figure") return 3;
  return 0;
}

/** How near a game is to a decision, and which answers help. */
const GOALS = {
  nemesis: {
    // Both Corridors between two Rooms are closed, an Intruder is in one of them, and somebody makes a noise in the other.
    way: {
      near([[, view]]) {
        const crew = view.crew.map(roomOf);
        const intruders = view.figures.map(({ slot }) => slot);
        return best(
          twins(view.side).map(({ doors, rooms }) => {
            const closed = doors.filter((door) => view.doors[door] === "closed").length;
            const met = [rooms, [...rooms].reverse()].map(([lair, den]) => (intruders.includes(lair) && !crew.includes(lair) ? 2 : 0) + (crew.includes(den) ? 1 : 0));
            return closed * 3 + best(met);
          }),
        );
      },
      likes: [/door|close|energy|decoy|blocking|demolition/i],
    },
    // Two kinds of Contamination cards in hand, and Alcohol.
    scan_one: {
      near: (views) =>
        best(
          each(views, (member) => {
            const kinds = (member.own?.hand ?? []).filter(([card]) => typeof card === "string").length;
            const all = [...(member.own?.hand ?? []), ...(member.own?.deck ?? []), ...member.discard].filter(([card]) => typeof card === "string");
            return (heldBy(member).includes("alcohol") ? 6 : 0) + kinds * 2 + (new Set(all.map(([card]) => card)).size > 1 ? 3 : 0) + (all.length > 0 ? 1 : 0);
          }),
        ),
      likes: [/alcohol/i, /search|rest|room action|keep/i],
    },
    // The prototype of a rifle with Ammo to spare, and something to shoot at.
    extra_ammo: {
      near: (views) =>
        best(
          each(views, (member) => {
            const rifle = rifleOf(member);
            return (rifle ? 10 + 3 * Math.min(rifle.ammo, 3) : 0) + (rifle && rifle.ammo > 1 && member.in_combat ? 6 : 0) + Math.min(2, charges(member)) * 2;
          }),
        ),
      likes: [],
      wants: wantsRifle,
    },
    // All Door tokens lie on the board, and one more is wanted.
    take_door: { near: ([[, view]]) => view.doors.filter((door) => door !== "open").length, likes: [/door|close|energy|blocking|move/i] },
  },
};

export const isDirected = (game, kind) => kind in (GOALS[game] ?? {});

/** How many moments are kept, and how far a game is gone on with from one of them. */
const [KEPT, FAR] = [40, 80];

/** A recipe for this kind of decision, or null when time is up. */
export function directed(game, kind, until) {
  const { near, likes, wants } = GOALS[game][kind];
  /** Mostly one of the best answers, sometimes any. */
  const wanted = ({ question: { options }, seat }, views) => {
    if (!wants || pick(5) === 0) return undefined;
    const worth = options.map((option) => wants(option, views.get(seat), seat));
    const most = Math.max(...worth);
    return options.flatMap((_, option) => (worth[option] === most ? [option] : []));
  };
  const pick = chance(kind.length * 977);
  let moments = [];
  for (let tries = 0, number = 1; Date.now() < until; tries++) {
    const fresh = tries % 8 === 0 || moments.length === 0;
    if (fresh) do number++; while (setupOf(game, number).players > 3);
    const from = fresh ? null : moments[pick(pick(2) > 0 ? Math.min(3, moments.length) : moments.length)];
    const run = new Run(game, from?.game ?? number, from);
    let high = from?.score ?? -1;
    for (let steps = 0; steps < FAR; steps++) {
      const asked = run.asked();
      if (!asked) break;
      if (asked.kind === kind) return { game: from?.game ?? number, answers: run.answers.join(" ") };
      const { options } = asked.question;
      const liked = wanted(asked, run.views) ?? likes.map((like) => options.flatMap(({ text }, option) => (like.test(text) ? [option] : []))).find((some) => some.length > 0 && pick(2) > 0);
      run.answer(asked, liked ? liked[pick(liked.length)] : pick(options.length));
      const score = near([...run.views]);
      // As near with fewer answers is a better place to go on from.
      if (score > high) {
        high = score;
        moments.push({ ...run.moment(), game: from?.game ?? number, score });
      }
    }
    run.close();
    moments = moments.sort((one, other) => other.score - one.score || one.answers.length - other.answers.length).slice(0, KEPT);
    if (process.env.LOUD && tries % 100 === 0) console.log(kind, tries, moments.slice(0, 5).map(({ score, game, answers }) => `${score} (${game}: ${answers.length})`).join(", "));
  }
  return null;
}
