// What everybody at a table should know is told where they look: that a bot is about to take over, that the rules have changed, that somebody has written.
import assert from "node:assert/strict";
import { test } from "node:test";
import { command, together } from "./company.mjs";
import { hosted } from "./hosted.mjs";
import { EN } from "./player.mjs";
import { wordsOf } from "./words.mjs";

const say = EN.say;
const CS = wordsOf("cs");
const here = hosted();

test("somebody who is away is covered after a countdown that the others see", { timeout: 180_000, skip: here.skip }, async () => {
  const [ann, ben] = [await here.theatre.open(), await here.theatre.open({ language: "cs", size: "phone" })];
  await together("theseus", [ann, ben], ["Ann", "Ben"], { cover_after: 25 });
  await ben.getByRole("heading", { name: CS.say("table-wait-for", { names: CS.say("theseus-faction-marines") }) }).waitFor();
  await ann.context().close();
  const timer = ben.getByRole("timer").filter({ hasText: CS.say("theseus-bot-rookie") });
  await timer.first().waitFor();
  const [first] = /\d+:\d\d/.exec(await timer.first().textContent());
  await ben.waitForFunction((first) => !document.querySelector('[role="timer"]')?.textContent.includes(first), first);
  assert.match(first, /^0:[0-4]\d$/);
  // And at the seat.
  await ben.getByRole("button", { name: CS.say("table-aria-others"), exact: true }).click();
  await ben.getByRole("article").filter({ hasText: "Ann" }).getByRole("timer").waitFor();
  await ben.getByText(CS.say("people-covered")).waitFor();
  await timer.first().waitFor({ state: "detached" });
  assert.deepEqual(here.theatre.problems, []);
  await ben.context().close();
});

test("that a game goes on under newer rules is told once to each person", { timeout: 180_000, skip: here.skip }, async () => {
  const [ann, ben] = [await here.theatre.open(), await here.theatre.open({ size: "phone" })];
  // As after the server was replaced by a newer one.
  const notice = { kind: "new_rules", begun: 1, now: 2 };
  for (const page of [ann, ben])
    await page.routeWebSocket(/\/socket$/, (socket) => {
      socket.connectToServer().onMessage((text) => {
        const message = JSON.parse(text);
        if (message.table) message.table.notice = notice;
        socket.send(JSON.stringify(message));
      });
    });
  const table = await together("theseus", [ann, ben], ["Ann", "Ben"]);
  const banner = (page) => page.getByRole("status").filter({ hasText: say("table-notice-new_rules", { begun: 1, now: 2 }) });
  for (const page of [ann, ben]) await banner(page).waitFor();
  await banner(ann).getByRole("button", { name: say("table-button-close") }).click();
  await banner(ann).waitFor({ state: "detached" });
  for (const page of [ann, ben]) {
    await page.goto("/games");
    await page.goto(`/t/${table}`);
    await page.getByRole("button", { name: say("table-aria-menu_open") }).waitFor();
  }
  await banner(ben).waitFor();
  assert.equal(await banner(ann).count(), 0, "once is enough");
  assert.deepEqual(here.theatre.problems, []);
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

test("what was said and not read is counted, and a phrase nobody knows is not shown", { timeout: 180_000, skip: here.skip }, async () => {
  const [ann, ben] = [await here.theatre.open(), await here.theatre.open({ size: "phone" })];
  // As from a server that knows more phrases.
  await ann.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(text);
      socket.send(message.text === "Odd." ? JSON.stringify({ ...message, text: null, phrase: "no_such_phrase" }) : text);
    });
  });
  const table = await together("theseus", [ann, ben], ["Ann", "Ben"]);
  const tab = (page, count) => page.getByRole(page === ann ? "tab" : "button", { name: `${say(page === ann ? "table-chat-title" : "table-aria-others")}${count ? ` ${say("table-chat-unread", { count })}` : ""}`, exact: true });
  await tab(ann, 0).waitFor();
  await command(ben, table, { do: "say", text: "Odd." });
  await command(ben, table, { do: "phrase", phrase: "hello" });
  await command(ben, table, { do: "say", text: "Shall we?" });
  await tab(ann, 2).click();
  await tab(ann, 0).waitFor();
  const chat = ann.getByRole("region", { name: say("table-aria-chat") });
  await chat.getByText("Shall we?").waitFor();
  assert.equal(await chat.getByRole("listitem").count(), 2);
  assert.doesNotMatch(await chat.textContent(), /no_such_phrase/);
  await tab(ben, 0).waitFor();
  await command(ann, table, { do: "say", text: "Yes." });
  await tab(ben, 1).click();
  await ben.getByRole("listitem").filter({ hasText: "Yes." }).waitFor();
  await tab(ben, 0).waitFor();
  assert.deepEqual(here.theatre.problems, []);
  await Promise.all([ann, ben].map((page) => page.context().close()));
});
