// A host who leaves before the game begins: those who sit there are told when one of them can become the host.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hosted } from "./hosted.mjs";
import { EN, sit } from "./player.mjs";

const say = EN.say;
const here = hosted();

test("a table whose host has gone", { timeout: 200_000, skip: here.skip }, async () => {
  const [ann, ben] = [await here.theatre.open(), await here.theatre.open({ size: "phone" })];
  await ann.goto("/new/theseus");
  await ann.getByRole("button", { name: say("table-home-play_with_friends") }).click();
  await ann.getByRole("heading", { name: say("table-invite-title") }).waitFor();
  const link = ann.url();
  const become = ben.getByRole("button", { name: say("people-host_become") });

  // A host without a seat is not seen to be there; the server knows, and refuses.
  await ben.clock.install();
  await ben.goto(link);
  await sit(ben, "Ben");
  await ben.getByRole("heading", { name: say("people-host_unseen") }).waitFor();
  await become.click();
  await ben.getByRole("alert").filter({ hasText: say("people-host_early") }).waitFor();

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
  await ben.getByRole("alert").filter({ hasText: say("people-host_early") }).waitFor();
  assert.deepEqual(here.theatre.problems, []);
});
