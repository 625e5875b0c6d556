// What an answer would lead to, as the table foresees it, in sentences. Nothing is worked out here.
import { knows, say } from "../lib/tongue.svelte";
import { spoken } from "../lib/words";
import type { Branch, Course } from "../types/protocol";
import type { Game } from "./game";
import { sentence } from "./telling";

/** A course in words: what comes for certain, and what may come then. */
export type Foretold = {
  /** What was taken for granted. */
  supposed: string[];
  lines: string[];
  tracks: string[];
  /** What decides then, where there are odds. */
  source: string;
  branches: { odds: string; name: string; course: Foretold }[];
  /** What comes after all that, whichever branch it was. */
  end: string;
};

export type Teller = { game: Game; view: unknown; seat: number | null; nameOf: (seat: number) => string };

/** What chance is asked of, in the reader's language. */
function sourceOf(source: string): string {
  const key = `table-chance-${source.replaceAll(" ", "_")}`;
  return knows(key) ? say(key) : source;
}

/** What came out, where the sentences that follow do not say it. */
function nameOf({ outcomes, course }: Branch, source: string, game: Game): string {
  if (course.events.length > 0) return "";
  const words = outcomes.map((outcome) => game.outcome(source, outcome));
  return words.flatMap((one) => (one && knows(one.key) ? [spoken(one)] : [])).join(", ");
}

function endOf({ ahead }: Course, { seat, nameOf }: Teller): string {
  switch (ahead.then) {
    case "decision": {
      const others = ahead.seats.filter((other) => other !== seat);
      return others.length === 0 ? say("table-preview-you") : say("table-preview-others", { names: others.map(nameOf).join(", ") });
    }
    case "end":
      return say("table-preview-end");
    case "draw":
      return say("table-preview-draw", { source: sourceOf(ahead.source) });
    case "hidden":
      return say("table-preview-hidden");
    case "odds":
      return "";
  }
}

/** So many ways it may end are told at once; beyond that nobody reads them. */
const MOST = 10;

const endings = ({ ahead }: Course): number => (ahead.then === "odds" ? ahead.branches.reduce((sum, { course }) => sum + endings(course), 0) : 1);

/** A course whose chances are only named, not told. */
const untold = (course: Course): Course => (course.ahead.then === "odds" ? { ...course, ahead: { then: "draw", source: course.ahead.source } } : course);

/** Where chance upon chance leads too far, what comes first is told, and then only what decides; where that says nothing, not even this. */
export function shortened(course: Course): Course {
  const { ahead } = course;
  if (ahead.then !== "odds" || endings(course) <= MOST) return course;
  const branches = ahead.branches.map((branch) => ({ ...branch, course: untold(branch.course) }));
  const says = ({ course: { events, tracks } }: Branch) => events.length + tracks.length > 0;
  return branches.length < endings(course) && !branches.some(says) ? untold(course) : { ...course, ahead: { ...ahead, branches } };
}

/** What is the same at the end of every branch is told once, after them. */
function gathered(told: Foretold): Foretold {
  const courses = told.branches.map(({ course }) => course);
  const [first, ...others] = courses;
  if (!first || courses.some(({ branches, tracks }) => branches.length + tracks.length > 0) || others.some(({ end }) => end !== first.end)) return told;
  let same = 0;
  // Each branch keeps a sentence of its own, which says what came out.
  while (courses.every(({ lines }) => lines.length > same + 1 && lines.at(-1 - same) === first.lines.at(-1 - same))) same += 1;
  const kept = (course: Foretold): Foretold => ({ ...course, lines: course.lines.slice(0, course.lines.length - same), end: "" });
  return {
    ...told,
    branches: told.branches.map((branch) => ({ ...branch, course: kept(branch.course) })),
    end: [...first.lines.slice(first.lines.length - same), first.end].join(" "),
  };
}

export function foretold(course: Course, teller: Teller): Foretold {
  const { game, view } = teller;
  const { ahead } = course;
  const odds = ahead.then === "odds" ? ahead : null;
  return gathered({
    supposed: course.supposed.map((one) => say(`table-preview-${one}`)),
    lines: course.events.map((happened) => sentence(game, happened, view)),
    tracks: course.tracks.map(({ track, seat, from, to }) => say("table-preview-track", { name: teller.nameOf(seat), track: spoken(game.track(track)), from, to })),
    source: odds ? say("table-preview-source", { source: sourceOf(odds.source) }) : "",
    branches: (odds?.branches ?? []).map((branch) => ({
      odds: say("table-preview-odds", { weight: branch.weight, of: odds!.of }),
      name: nameOf(branch, odds!.source, game),
      course: foretold(branch.course, teller),
    })),
    end: endOf(course, teller),
  });
}
