// What can be read about things without deciding anything: a page for each, a finger that rests on an answer, who has taken over a seat.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, EN, play, sit } from "./player.mjs";
import { canServe, PROGRAM, serve } from "./server.mjs";
import { stage } from "./stage.mjs";

const say = EN.say;
let server;
let theatre;
before(async () => {
  server = canServe ? await serve() : null;
  theatre = await stage({ api: server?.address ?? null });
});
after(async () => {
  await theatre?.close();
  await server?.close();
});

const offers = (page) => page.getByRole("group", { name: EN.options });

async function begin(page, game) {
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: say("table-local-play") }).click();
  await page.getByRole("button", { name: say("table-command-start") }).click();
  await offers(page).waitFor();
}

test("everything in a box has an address", { timeout: 120_000 }, async () => {
  const page = await theatre.open();
  await page.goto("/components/nemesis");
  const rifle = say("nemesis-item-prototype_rifle");
  await page.getByRole("link", { name: rifle, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: rifle }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/components/nemesis/item/prototype_rifle");
  assert.equal(await page.title(), `${rifle} · ${say("nemesis-name")}`);
  // Whoever is sent the address sees the same.
  await page.reload();
  await page.getByRole("heading", { level: 1, name: rifle }).waitFor();
  await page.locator("a[rel=next]").click();
  await page.getByRole("heading", { level: 1 }).filter({ hasNotText: rifle }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: rifle }).waitFor();

  // The rules it names are told with it.
  await page.goto("/components/nemesis/room/nest");
  await page.getByRole("link", { name: "N-RULING-79", exact: true }).waitFor();

  for (const address of ["/components/nemesis/room/no_such_room", "/components/chess/piece/king", "/components/theseus/card", "/components/theseus/toString/constructor"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: say("table-components-unknown") }).waitFor();
    await page.getByRole("main").getByRole("link", { name: say("table-home-components") }).waitFor();
  }
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});

test("the page about a card opens beside the table", { timeout: 120_000 }, async () => {
  const page = await theatre.open();
  await begin(page, "theseus");
  await play(page, { seed: 3, most: 4 });
  await offers(page).waitFor();
  const table = new URL(page.url()).pathname;
  const opens = async (act) => {
    const [beside] = await Promise.all([page.context().waitForEvent("page"), act()]);
    await beside.waitForURL(/\/components\/theseus\//);
    await beside.getByRole("heading", { level: 1 }).waitFor();
    await beside.close();
    assert.equal(new URL(page.url()).pathname, table, "the table is still there");
  };
  await page.getByRole("tabpanel").getByRole("link", { name: new RegExp(`^${say("table-components-open_of", { name: "" }).trim()}`) }).first().focus();
  await opens(() => page.keyboard.press("Enter"));

  // On the board: the key for it.
  await page.keyboard.press("b");
  await opens(() => page.keyboard.press("i"));
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});

for (const size of ["desktop", "phone"])
  test(`a rule is read over the table: ${size}`, { timeout: 120_000 }, async () => {
    const page = await theatre.open({ size });
    await begin(page, "nemesis");
    const table = new URL(page.url()).pathname;
    if (size === "phone") await page.getByRole("button", { name: say("table-log-title"), exact: true }).click();
    const link = page.getByRole("region", { name: say("table-aria-log") }).getByRole("link").last();
    const rule = await link.textContent();
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: say("table-decide-rule", { rule }) });
    await dialog.getByRole("heading", { name: rule }).waitFor();
    assert.ok((await dialog.locator("p[lang=en]").first().textContent()).length > 10, "the rule is told");
    const book = dialog.getByRole("link", { name: say("table-rules-open") });
    assert.deepEqual(await book.evaluate((to) => [to.pathname, to.target]), [`/rules/${rule}`, "_blank"]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    assert.ok(await link.evaluate((it) => it === document.activeElement), "and whoever has read it is where they were");
    assert.equal(new URL(page.url()).pathname, table);
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });

test("a finger that rests on an answer reads it", { timeout: 120_000 }, async () => {
  const page = await theatre.open({ size: "phone", preferences: { confirm: false } });
  await begin(page, "nemesis");
  const line = await page.context().newCDPSession(page);
  const first = offers(page).getByRole("listitem").first().getByRole("button").first();
  const touch = async (rest, of = first) => {
    const box = await of.boundingBox();
    const points = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
    await page.waitForTimeout(rest);
    await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const question = await page.getByRole("heading", { level: 2 }).first().textContent();
  const label = await first.locator(".label").textContent();
  await touch(700);
  const sheet = page.getByRole("dialog", { name: label });
  await sheet.waitFor();
  await page.waitForTimeout(300);
  assert.ok(await sheet.isVisible(), "it stays when the finger is lifted");
  await sheet.getByRole("link", { name: say("table-components-open") }).waitFor();
  await sheet.getByRole("button", { name: say("table-button-close") }).click();
  await sheet.waitFor({ state: "detached" });
  assert.equal(await page.getByRole("heading", { level: 2 }).first().textContent(), question, "nothing was answered");

  // Wherever the finger is lifted: over a link or a button of the sheet, too.
  await play(page, { seed: 1, most: 1 });
  await offers(page).waitFor();
  const address = page.url();
  for (let [place, count] = [0, await offers(page).getByRole("listitem").count()]; place < Math.min(3, count); place++) {
    const one = offers(page).getByRole("listitem").nth(place).getByRole("button").first();
    await one.scrollIntoViewIfNeeded();
    await touch(700, one);
    const name = await one.locator(".label").textContent();
    await page.waitForTimeout(200);
    assert.equal(page.url(), address);
    await page.getByRole("dialog", { name, exact: true }).getByRole("button", { name: say("table-button-close") }).click();
  }
  await page.reload();
  await offers(page).waitFor();

  // A short touch answers as ever.
  const before = await page.locator(".log li, #question, .offer .label").allTextContents();
  await touch(40);
  await page.waitForFunction((texts) => JSON.stringify([...document.querySelectorAll(".log li, #question, .offer .label")].map((one) => one.textContent)) !== texts, JSON.stringify(before));
  assert.deepEqual(theatre.problems, []);
  await page.context().close();
});

test("everybody is told when a seat changes hands", { timeout: 240_000, skip: !canServe && `${PROGRAM} serves no tables` }, async () => {
  const [ann, ben, cat] = await Promise.all([theatre.open({ preferences: { confirm: false } }), theatre.open({ size: "phone", preferences: { confirm: false } }), theatre.open({ preferences: { confirm: false } })]);
  await ann.goto("/new/theseus");
  await ann.getByText(say("theseus-mode-each_against_all"), { exact: true }).click();
  await ann.getByText(say("table-lobby-players", { count: 3 }), { exact: true }).click();
  await ann.getByRole("button", { name: say("table-home-play_with_friends") }).click();
  await ann.getByRole("heading", { name: say("table-invite-title") }).waitFor();
  const table = new URL(ann.url()).pathname;
  await sit(ann, "Ann");
  await ben.goto(table);
  await sit(ben, "Ben");
  await ann.getByText("Ben", { exact: false }).first().waitFor();
  await ann.getByRole("combobox", { name: say("table-command-seat_bot") }).first().selectOption({ index: 1 });
  await ann.getByRole("button", { name: say("table-command-start") }).click();
  await ben.getByRole("button", { name: say("table-aria-menu_open") }).waitFor();
  await answer(ann, () => 0).catch(() => null);

  // Ann gives the seat of the computer player to Cat.
  await ann.getByRole("button", { name: say("table-aria-menu_open") }).click();
  await ann.getByRole("button", { name: say("table-invite-seat_link"), exact: true }).last().click();
  const link = await ann.getByRole("textbox", { name: say("table-invite-seat_link") }).inputValue();
  await ann.keyboard.press("Escape");
  const { pathname, hash } = new URL(link);
  await cat.goto("/you");
  await cat.getByLabel(say("table-seat-your_name")).fill("Cat");
  await cat.getByRole("button", { name: say("table-button-save") }).first().click();
  await cat.goto(pathname + hash);
  await cat.getByRole("button", { name: say("table-aria-menu_open") }).waitFor();

  for (const page of [ann, ben]) {
    const notice = page.getByRole("status").filter({ hasText: say("table-seat-taken", { seat: "", name: "Cat" }).trim().slice(0, 24) });
    await notice.getByText("Cat").waitFor();
    await notice.getByRole("button", { name: say("table-button-close") }).click();
    await notice.waitFor({ state: "detached" });
  }
  // Beside the name it stays.
  await ann.getByRole("tab", { name: say("table-aria-others") }).click();
  await ann.getByRole("tabpanel").getByText(say("table-seat-taken_mark"), { exact: true }).waitFor();
  await ben.getByRole("navigation").getByRole("button", { name: say("table-aria-others") }).click();
  await ben.getByText(say("table-seat-taken_mark"), { exact: true }).waitFor();
  // Once it was read, it is not told again.
  await ann.reload();
  await ann.getByRole("tab", { name: say("table-aria-others") }).waitFor();
  assert.equal(await ann.locator(".given .panel").count(), 0);
  assert.equal(await cat.locator(".given .panel").count(), 0, "whoever took it over knows");
  assert.deepEqual(theatre.problems, []);
  await Promise.all([ann, ben, cat].map((page) => page.context().close()));
});
