// What there is only with others, or once: a table of a server and the ways to look at it, one device for two, the end and its replay. At every size.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { together } from "./company.mjs";
import { hosted } from "./hosted.mjs";
import { look as lookAt, spacious } from "./looking.mjs";
import { nearlyOver } from "./nearly.mjs";
import { answer, chance, EN, isOver, sit } from "./player.mjs";
import { SIZES } from "./stage.mjs";

const say = EN.say;
const here = hosted();
let found = [];
beforeEach(() => (found = []));
const look = (page, where, size) => lookAt(page, where, size, found);

/** The same in a window of little height. */
async function lower(page, where, size) {
  const low = { desktop: "zoomed", phone: "landscape" }[size];
  await page.setViewportSize(SIZES[low]);
  await page.waitForTimeout(200);
  await spacious(page, `${where}, ${low}`, found);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${low}-${where.replaceAll(/[^a-z0-9]+/gi, "-")}.png` });
  await page.setViewportSize(SIZES[size]);
}

for (const size of ["desktop", "phone"]) {
  const scheme = { desktop: "light", phone: "dark" }[size];
  const open = () => here.theatre.open({ size, scheme, preferences: { theme: scheme, confirm: false } });

  test(`gathering on a server, and the curtain between two on one device, ${size}`, { timeout: 300_000, skip: here.skip }, async () => {
    const page = await open();
    await page.goto("/new/nemesis");
    await page.getByText(say("table-lobby-players", { count: 2 }), { exact: true }).click();
    await page.getByRole("button", { name: say("table-home-play_with_friends") }).click();
    await sit(page);
    await look(page, "a table that gathers", size);
    await sit(page);
    const other = await open();
    await other.goto("/games");
    await other.getByRole("heading", { level: 1 }).waitFor();
    await look(other, "the lobby", size);
    await other.context().close();
    await page.getByRole("button", { name: say("table-command-start") }).click();
    await page.getByRole("button", { name: new RegExp(`^${say("table-hotseat-ready", { name: ".+" })}$`) }).waitFor();
    await look(page, "the curtain", size);
    assert.deepEqual(found, []);
    await page.context().close();
  });

  for (const game of ["theseus", "nemesis"]) {
    test(`a table of ${game} with others, watched and on a shared screen, ${size}`, { timeout: 300_000, skip: here.skip }, async () => {
      const [ann, ben, cat] = [await open(), await open(), await open()];
      const table = await together(game, [ann, ben], ["Ann", "Ben"]);
      await ann.getByRole("button", { name: say("table-aria-menu_open") }).waitFor();
      if (size === "phone") await ann.getByRole("navigation").getByRole("button", { name: say("table-aria-others") }).click();
      else await ann.getByRole("tab", { name: say("table-chat-title") }).click();
      await look(ann, `${game}, chat`, size);
      await cat.goto(`/t/${table}/watch`);
      await cat.getByText(say("table-watch-title"), { exact: true }).first().waitFor();
      await look(cat, `${game}, watched`, size);
      await ben.goto(`/t/${table}/screen`);
      await ben.locator(".screen").waitFor();
      await look(ben, `${game}, shared screen`, size);
      await lower(ben, `${game}, shared screen`, size);
      assert.deepEqual(found, []);
      await Promise.all([ann, ben, cat].map((page) => page.context().close()));
    });
  }

  test(`the end and its replay, ${size}`, { timeout: 300_000, skip: here.skip }, async () => {
    const page = await open();
    await page.goto("/games");
    await page.getByLabel(say("people-import_file")).setInputFiles({ name: "duel.json", mimeType: "application/json", buffer: Buffer.from(nearlyOver()) });
    await page.getByRole("button", { name: say("people-import_there") }).click();
    await sit(page);
    await sit(page);
    await page.getByRole("button", { name: say("table-command-start") }).click();
    const [pick, curtain] = [chance(3), page.getByRole("button", { name: new RegExp(`^${say("table-hotseat-ready", { name: ".+" })}$`) })];
    for (let idle = 0; idle < 300 && !(await isOver(page)); idle++) {
      if (await curtain.isVisible()) await curtain.click();
      await answer(page, (names) => pick(names.length)).catch(() => null);
      await page.waitForTimeout(50);
    }
    assert.ok(await isOver(page), "the game ends");
    await look(page, "the end", size);
    await lower(page, "the end", size);
    await page.getByText(say("table-end-timeline"), { exact: true }).first().click();
    await page.locator("details[open]").first().waitFor();
    await look(page, "the end, how it went", size);
    await page.getByRole("link", { name: say("table-end-watch_replay") }).click();
    await page.getByRole("slider").first().waitFor();
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await look(page, `replay, ${await tab.textContent()}`, size);
    }
    await page.getByRole("button", { name: say("table-end-timeline") }).click();
    await look(page, "replay, how it went", size);
    await lower(page, "replay", size);
    assert.deepEqual(found, []);
    await page.context().close();
  });
}
