// Every mode through the page, from its setup to its end: node browser/soak.mjs [GAMES OF EACH] writes docs/soak/web.md.
import { writeFileSync } from "node:fs";
import { EN, play } from "./player.mjs";
import { stage } from "./stage.mjs";

const say = EN.say;
const games = Number(process.argv[2] ?? 1);
const chosen = (key, variables) => say(key, variables);
const players = (count) => chosen("table-lobby-players", { count });
const MODES = [
  ["theseus", "duel", [chosen("theseus-mode-duel")]],
  ["theseus", "duel, chosen decks, laid in turns", [chosen("theseus-decks-chosen"), chosen("theseus-ring-in_turns")]],
  ["theseus", "each against all, three", [chosen("theseus-mode-each_against_all"), players(3)]],
  ["theseus", "each against all, four", [chosen("theseus-mode-each_against_all"), players(4)]],
  ["theseus", "alliances", [chosen("theseus-mode-alliances")]],
  ["nemesis", "semi-cooperative, two", [players(2)]],
  ["nemesis", "semi-cooperative, five", [players(5)]],
  ["nemesis", "semi-cooperative, alternate side", [chosen("nemesis-side-alternate")]],
  ["nemesis", "Intruder player", [players(4), chosen("table-button-yes")]],
  ["nemesis", "cooperative, three", [chosen("nemesis-mode-cooperative")]],
  ["nemesis", "solo", [chosen("nemesis-mode-solo")]],
];

const theatre = await stage();
const lines = [];
let failed = 0;

async function playMode([game, mode, terms]) {
  let [ended, answers, questions] = [0, 0, new Set()];
  const began = Date.now();
  for (let number = 1; number <= games; number++) {
    const page = await theatre.open({ seed: number * 17, preferences: { confirm: false } });
    let last = "";
    try {
      await page.goto(`/new/${game}`);
      await page.getByRole("button", { name: say("table-local-play") }).waitFor();
      for (const term of terms) await page.getByText(term, { exact: true }).first().click();
      await page.getByRole("button", { name: say("table-local-play") }).click();
      await page.getByRole("button", { name: say("table-command-start") }).click();
      const played = await play(page, { seed: number, onquestion: async (question, given) => (last = `${question} ${given}`) });
      ended += played.over ? 1 : 0;
      answers += played.made;
      played.questions.forEach((question) => questions.add(question));
    } catch (error) {
      theatre.problems.push(`${game}, ${mode}, game ${number}: ${String(error).replace(/\s+/g, " ").slice(0, 600)} (last answer: ${last.slice(0, 120)})`);
    }
    await page.context().close();
  }
  if (ended < games) failed += 1;
  console.log(`${game}, ${mode}: ${ended} of ${games} ended, ${answers} answers, ${Math.round((Date.now() - began) / 1000)} s`);
  return `| ${game} | ${mode} | ${games} | ${ended} | ${answers} | ${questions.size} |`;
}

// Two pages side by side, told in the order of the list.
const left = [...MODES.entries()];
const lane = async () => {
  for (let next = left.shift(); next; next = left.shift()) lines[next[0]] = await playMode(next[1]);
};
await Promise.all([lane(), lane()]);
await theatre.close();
const report = [
  "# Every mode through the page",
  "",
  `Revision ${process.env.REVISION ?? "unknown"}. Games on the device against Rookies, played in Chromium by accessible roles and names alone, with chance that follows from the number of the game.`,
  "",
  "| game | mode | games | ended | answers | different questions |",
  "|---|---|---|---|---|---|",
  ...lines,
  "",
  theatre.problems.length === 0 ? "Nothing went wrong on any page." : `What went wrong:\n\n${theatre.problems.map((problem) => `- ${problem}`).join("\n")}`,
  "",
].join("\n");
writeFileSync(new URL("../../docs/soak/web.md", import.meta.url), report);
process.exit(failed > 0 || theatre.problems.length > 0 ? 1 : 0);
