// A host who leaves before the game begins: those who sit there are told when one of them can become the host.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hosted } from "./hosted.mjs";
import { EN, sit } from "./player.mjs";

const say = EN.say;
const here = hosted();
const brief = hosted({ HULLBREACH_HOST_AWAY_SECONDS: "4" });

/** A new table for two, with a link to it. */
async function opened(page) {
  await page.goto("/new/theseus");
  await page.getByRole("button", { name: say("table-home-play_with_friends") }).click();
  await page.getByRole("heading", { name: say("table-invite-title") }).waitFor();
  return page.url();
}

test("a table whose host has gone", { timeout: 200_000, skip: here.skip }, async () => {
  const [ann, ben] = [await here.theatre.open(), await here.theatre.open({ size: "phone" })];
  const link = await opened(ann);
  const become = ben.getByRole("button", { name: say("people-host_become") });

  // A host without a seat is not seen to be there; the server knows, and refuses.
  await ben.clock.install();
  await ben.goto(link);
  await sit(ben, "Ben");
  await ben.getByRole("heading", { name: say("people-host_unseen") }).waitFor();
  await become.click();
  await ben.getByRole("alert").filter({ hasText: say("people-host_early", { minutes: 5 }) }).waitFor();

  // A host on a seat is seen.
  await sit(ann, "Ann");
  await become.waitFor({ state: "detached" });
  await ann.context().close();
  await ben.getByRole("heading", { name: say("people-host_gone") }).waitFor();
  assert.ok(await become.isDisabled(), "it is too soon");
  await ben.getByRole("timer").filter({ hasText: /[45]:\d\d/ }).waitFor();

  // Five minutes on the clock of the page, after which it connects again; none have gone by on that of the server.
  const connected = ben.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await ben.clock.fastForward("05:01");
  await connected;
  await become.click();
  await ben.getByRole("alert").filter({ hasText: say("people-host_early", { minutes: 5 }) }).waitFor();
  assert.deepEqual(here.theatre.problems, []);
});

test("who is left follows the host and begins the game", { timeout: 200_000, skip: brief.skip }, async () => {
  const [ann, ben] = [await brief.theatre.open(), await brief.theatre.open({ size: "phone" })];
  const link = await opened(ann);
  await sit(ann, "Ann");
  await ben.goto(link);
  await sit(ben, "Ben");
  const [become, start] = [say("people-host_become"), say("table-command-start")].map((name) => ben.getByRole("button", { name }));
  await ben.getByText(say("table-wait-for_host")).waitFor();
  assert.equal(await start.count(), 0, "the host begins");

  await ann.context().close();
  await ben.getByRole("heading", { name: say("people-host_gone") }).waitFor();
  await ben.getByText(say("people-host_rule", { minutes: 1 })).waitFor();
  // Not before the time on the page is over, and then at the first attempt.
  await ben.getByRole("timer").filter({ hasText: /0:0\d/ }).waitFor();
  assert.ok(await become.isDisabled(), "it is too soon");
  await become.click();
  await become.waitFor({ state: "detached" });

  await start.click();
  // Ann's seat is hers still: she comes back to it as somebody like everybody else.
  await ben.getByRole("navigation", { name: say("table-aria-menu") }).waitFor();
  await ben.getByText(say("table-seat-away")).first().waitFor();
  const { host, phase, seats } = await ben.evaluate((id) => fetch(`/api/v1/tables/${id}`).then((answer) => answer.json()), link.split("/").pop());
  assert.equal(phase, "playing");
  assert.deepEqual(seats.map(({ sitter }) => [sitter.name, sitter.person === host]), [["Ann", false], ["Ben", true]]);
  assert.deepEqual(brief.theatre.problems, []);
});
