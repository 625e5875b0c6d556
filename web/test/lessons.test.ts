// Every lesson is played to its end on the real engine: a script that the rules no longer allow fails here.
import { existsSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import "./browser";
import { Clockwork } from "../src/lessons/clockwork";
import { Director, OffScript, type Rig } from "../src/lessons/director";
import { type Chapter, type Lesson, loadLesson, seedOf, wordsOf } from "../src/lessons/lesson";
import { LANGUAGES, type Language } from "../src/lib/tongue.svelte";
import type { FromTable } from "../src/types/protocol";

const module = new URL("../src/engine/engine_bg.wasm", import.meta.url);
const GAMES = ["theseus", "nemesis"] as const;
const lessons: Lesson[] = await Promise.all(GAMES.map(loadLesson));
const chapters = lessons.flatMap(({ game, chapters }) => chapters.map((chapter): [string, Chapter] => [`${game}, ${chapter.id}`, chapter]));

describe.skipIf(!existsSync(module))("on the engine", () => {
  let Engine: typeof import("../src/engine/engine").Engine;
  beforeAll(async () => {
    const loaded = await import("../src/engine/engine");
    loaded.initSync({ module: readFileSync(module) });
    Engine = loaded.Engine;
  });

  /** A table without a worker: it answers before one can ask again. */
  function rig(chapter: Chapter): Rig {
    const table = { id: "0000000000000000", name: "lesson", agreed: chapter.agreed, settings: { pace: 450, window: 3000, cover_after: 0 }, me: { person: "1111111111111111", name: "Reader" } };
    const clockwork = new Clockwork((now) => Engine.open(JSON.stringify(table), now), seedOf(chapter));
    const made: Rig = { say: (message) => made.onheard(clockwork.hear(JSON.stringify(message)).map((text) => JSON.parse(text) as FromTable)), onheard: () => {}, close: () => clockwork.engine.free() };
    return made;
  }

  function direct(chapter: Chapter): { director: Director; told: FromTable[] } {
    const told: FromTable[] = [];
    return { director: new Director(chapter, rig(chapter), (message) => told.push(message)), told };
  }

  /** Goes through a chapter; `stray` takes another of the allowed answers at one step. */
  async function read(chapter: Chapter, stray: { at: number; answer: number } | null = null): Promise<Director> {
    const { director } = direct(chapter);
    await director.begin();
    while (director.step) {
      const { at, step } = director;
      if (step!.answers) expect(await director.answer(step!.answers[stray?.at === at ? stray.answer : 0])).toBe(true);
      else await director.next();
      expect(director.at).toBe(at + 1);
    }
    expect(director.stage).toBe("finished");
    return director;
  }

  it.each(chapters)("%s is played to its end", async (_, chapter) => {
    (await read(chapter)).close();
  });

  it.each(chapters)("%s goes on after every answer it allows", async (_, chapter) => {
    for (const [at, { answers = [] }] of chapter.steps.entries()) for (let answer = 1; answer < answers.length; answer++) (await read(chapter, { at, answer })).close();
  });

  it.each(chapters)("%s points at what is asked, and nowhere else", async (_, chapter) => {
    const { director, told } = direct(chapter);
    await director.begin();
    while (director.step) {
      const { step } = director;
      const last = told.findLast((message) => message.type === "update");
      // A question is put only where the lesson asks for something.
      expect(last?.type === "update" && last.pending !== null, step!.id).toBe(step!.answers !== undefined);
      if (step!.answers) await director.answer(step!.answers[0]);
      else await director.next();
    }
    director.close();
  });

  it("takes no other answer, and says so", async () => {
    const { director, told } = direct(lessons[0]!.chapters[0]!);
    await director.begin();
    await director.next();
    await director.next();
    const before = told.length;
    expect(director.stage).toBe("asked");
    expect(await director.answer({ card: "marines_arsenal" })).toBe(false);
    expect([director.strayed, director.at, director.answers]).toEqual([1, 2, []]);
    expect(told.slice(before).filter(({ type }) => type === "update")).toEqual([]);
    expect(await director.answer({ card: "marines_mine" })).toBe(true);
    expect([director.strayed, director.at]).toEqual([0, 3]);
    director.close();
  });

  it("answers through the line of the table, by number", async () => {
    const { director, told } = direct(lessons[0]!.chapters[0]!);
    await director.begin();
    await director.next();
    await director.next();
    director.send({ type: "do", id: 7, command: { do: "answer", seat: 0, turn: 0, option: 0 } });
    await expect.poll(() => director.at).toBe(3);
    await expect.poll(() => told.some((message) => message.type === "done" && message.id === 7)).toBe(true);
    director.send({ type: "do", id: 8, command: { do: "undo", seat: 0, turn: 0 } });
    expect(told.at(-1)).toMatchObject({ type: "refused", id: 8 });
    director.close();
  });

  it.each(chapters)("%s is resumed anywhere", async (_, chapter) => {
    const whole = await read(chapter);
    for (const step of [1, Math.floor(chapter.steps.length / 2), chapter.steps.length]) {
      const answers = whole.answers.slice(0, chapter.steps.slice(0, step).filter((one) => one.answers).length);
      const { director } = direct(chapter);
      await director.begin({ step, answers });
      expect(director.at).toBe(step);
      director.close();
    }
    whole.close();
  });

  it("notices when the rules do not allow what is written", async () => {
    const [chapter] = lessons[0]!.chapters;
    const broken: Chapter = { ...chapter!, before: [[0, { card: "aliens_nest" }]] };
    await expect(direct(broken).director.begin()).rejects.toThrow(OffScript);
  });

  it("ends the last chapters with a victory of the reader", async () => {
    for (const { chapters } of lessons) {
      const { director, told } = direct(chapters.at(-1)!);
      await director.begin();
      while (director.step) {
        if (director.step.answers) await director.answer(director.step.answers[0]);
        else await director.next();
      }
      const table = told.findLast((message) => message.type === "table");
      expect(table?.type === "table" && table.table.phase).toBe("over");
      expect(table?.type === "table" && table.table.result?.winners).toEqual([0]);
      director.close();
    }
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  const bundleOf = (...files: string[]) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) bundle.addResource(new FluentResource(readFileSync(new URL(`../../lang/${language}/lesson-${file}.ftl`, import.meta.url), "utf8")));
    return bundle;
  };

  it.each(lessons.map((lesson): [string, Lesson] => [lesson.game, lesson]))("%s has words for every step and none besides", (game, lesson) => {
    const bundle = bundleOf(game);
    const wanted = new Set([`lesson-${game}-about`]);
    for (const { id, steps } of lesson.chapters) {
      for (const step of ["title", "end", ...steps.map((one) => one.id)]) wanted.add(wordsOf(lesson.game, id, step));
      for (const { id: step, answers } of steps) {
        const { attributes } = bundle.getMessage(wordsOf(lesson.game, id, step)) ?? { attributes: {} };
        expect(Object.keys(attributes).includes("task"), `${id} ${step}: what is to be done`).toBe(answers !== undefined);
        if (!answers) expect(attributes.hint, `${id} ${step}`).toBeUndefined();
      }
      expect(bundle.getMessage(wordsOf(lesson.game, id, "title"))?.attributes.text, id).toBeTruthy();
    }
    expect(new Set(bundle._messages.keys())).toEqual(wanted);
  });
});

describe("chapters", () => {
  it("name their steps apart and take as long as they say", () => {
    for (const { chapters } of lessons) {
      expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
      for (const { id, steps } of chapters) {
        expect(id).toMatch(/^[a-z]+$/);
        expect(new Set(steps.map((step) => step.id)).size, id).toBe(steps.length);
      }
      const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
      expect(minutes).toBeGreaterThanOrEqual(20);
      expect(minutes).toBeLessThanOrEqual(30);
      expect(chapters[0]!.minutes).toBe(10);
    }
  });
});
