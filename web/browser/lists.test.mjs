// Lists of games: each can be told from the others, one's own say who is waited for, listed ones lead to where one only looks on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "./company.mjs";
import { hosted } from "./hosted.mjs";
import { EN } from "./player.mjs";

const say = EN.say;
const here = hosted();

const lines = (page, heading) => page.getByRole("region", { name: say(heading) }).getByRole("listitem");

test("one's own games and those of others", { timeout: 200_000, skip: here.skip }, async () => {
  const [ann, ben, eve] = [await here.theatre.open(), await here.theatre.open({ size: "phone" }), await here.theatre.open()];
  const table = await together("theseus", [ann, ben], ["Ann", "Ben"], { listed: true, spectator_delay: 0 });
  await ann.goto("/new/nemesis");
  await ann.getByRole("button", { name: say("table-local-play") }).click();
  await ann.getByRole("button", { name: say("table-command-start") }).click();
  await ann.getByRole("group", { name: EN.options }).waitFor();

  await ann.goto("/games");
  const mine = lines(ann, "table-home-my_games");
  const served = mine.filter({ hasText: "Friday" });
  await served.filter({ hasText: `${say("theseus-name")} · ${say("theseus-mode-duel")}` }).filter({ hasText: "Friday · Ann, Ben" }).waitFor();
  await served.filter({ hasText: say("table-wait-for", { names: "" }).trim() }).waitFor();
  const kept = mine.filter({ hasText: say("nemesis-name") });
  await kept.filter({ hasText: `${say("table-seat-you")}, ` }).waitFor();
  assert.match(await kept.textContent(), /\b20\d\d\b/, "it is told when it was played last");
  if (process.env.SHOTS) {
    await ann.setViewportSize({ width: 1280, height: 800 });
    await ann.screenshot({ path: `${process.env.SHOTS}/games-desktop.png` });
    await ann.setViewportSize({ width: 390, height: 844 });
    await ann.screenshot({ path: `${process.env.SHOTS}/games-phone.png` });
  }

  // Whose turn it is, others see at the table, later.
  await eve.goto("/games");
  const listed = lines(eve, "table-lobby-open_tables").filter({ hasText: "Friday" });
  await listed.getByRole("link", { name: say("table-home-watch"), exact: true }).click();
  await eve.waitForURL(new RegExp(`/t/${table}/watch$`));
  await eve.getByText(say("table-watch-title")).first().waitFor();

  // The link for that is given away by those who play.
  await ben.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ben.getByRole("button", { name: say("table-aria-menu_open") }).click();
  await ben.getByRole("button", { name: say("people-watch_copy") }).click();
  await ben.getByRole("button", { name: say("table-button-copied") }).waitFor();
  if (process.env.SHOTS) await ben.screenshot({ path: `${process.env.SHOTS}/watch-phone.png` });
  assert.equal(new URL(await ben.evaluate(() => navigator.clipboard.readText())).pathname, `/t/${table}/watch`);
  assert.deepEqual(here.theatre.problems, []);
});
