// Tables on a server that several people share: played again, played on one device, and waiting for somebody who is away.
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { test } from "node:test";
import { hosted } from "./hosted.mjs";
import { nearlyOver } from "./nearly.mjs";
import { answer, chance, EN, isOver, sit } from "./player.mjs";

const say = EN.say;
const here = hosted({ HULLBREACH_PRIVATE_CALLS: "true" });

const press = (page, key, variables) => page.getByRole("button", { name: say(key, variables), exact: true }).first().click();
const offers = (page) => page.getByRole("group", { name: EN.options });

test("a game put on the server, played to its end, and played again", { timeout: 300_000, skip: here.skip }, async () => {
  const [ann, ben] = [await here.theatre.open({ preferences: { confirm: false } }), await here.theatre.open({ size: "phone", preferences: { confirm: false } })];
  await ann.goto("/games");
  await ann.getByLabel(say("people-import_file")).setInputFiles({ name: "duel.json", mimeType: "application/json", buffer: Buffer.from(nearlyOver()) });
  await press(ann, "people-import_there");
  await sit(ann);
  const [, table] = /\/t\/(\w{16})/.exec(ann.url());
  await ben.goto(`/t/${table}`);
  await sit(ben);
  await ann.getByRole("button", { name: say("table-command-start") }).click();

  const pick = chance(3);
  for (let idle = 0; idle < 300 && !(await isOver(ann)); idle++) {
    for (const page of [ann, ben]) await answer(page, (names) => pick(names.length)).catch(() => null);
    await ann.waitForTimeout(50);
  }
  assert.ok(await isOver(ann), "the game ends");

  // One wants another game and waits; when the other wants it too, there is a new table for both.
  await press(ann, "table-end-again");
  await ann.getByText(say("table-end-waiting_again", { count: 1 })).waitFor();
  assert.ok(await ann.getByRole("button", { name: say("table-end-again") }).isDisabled(), "once is enough");
  await ben.getByText(say("table-end-waiting_again", { count: 1 })).waitFor();
  await press(ben, "table-end-again");
  for (const page of [ann, ben]) await page.getByRole("link", { name: say("table-end-new_table") }).click();
  for (const page of [ann, ben]) await page.getByRole("button", { name: say("table-command-stand") }).waitFor();
  assert.equal(ann.url(), ben.url(), "the same table");
  assert.ok(!ann.url().includes(table), "a new one");
  await ann.getByRole("button", { name: say("table-command-start") }).click();
  await Promise.any([ann, ben].map((page) => offers(page).waitFor()));
  await ben.getByRole("button", { name: say("table-aria-menu_open") }).waitFor();
  assert.deepEqual(here.theatre.problems, []);
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

test("one device for two people at a table on the server", { timeout: 300_000, skip: here.skip }, async () => {
  const page = await here.theatre.open({ preferences: { confirm: false } });
  await page.goto("/new/nemesis");
  await page.getByText(say("table-lobby-players", { count: 2 }), { exact: true }).click();
  await press(page, "table-home-play_with_friends");
  await sit(page);
  await sit(page);
  await page.getByRole("button", { name: say("table-command-start") }).click();

  // Nobody's side is shown before somebody says that they hold the device.
  const curtain = page.getByRole("button", { name: new RegExp(`^${say("table-hotseat-ready", { name: ".+" })}$`) });
  const everything = EN.all(/^nemesis-objective-/);
  const secrets = async () => {
    const told = await page.getByRole("main").textContent();
    return everything.filter((name) => told.includes(name));
  };
  await curtain.waitFor();
  assert.equal(await offers(page).count(), 0, "nothing is offered before the first has said who they are");
  assert.deepEqual(await secrets(), [], "nor is anything told");
  /** What each of the two has been shown. */
  const shown = new Map();
  for (let turns = 0; turns < 60 && shown.size < 2; turns++) {
    await curtain.or(offers(page)).first().waitFor();
    if (await curtain.isVisible()) {
      const owner = await curtain.textContent();
      await page.getByText(say("table-hotseat-look_away")).waitFor();
      assert.equal(await offers(page).count(), 0, "behind the curtain nothing is offered");
      assert.deepEqual(await secrets(), [], "behind the curtain nothing is told");
      await curtain.click();
      await offers(page).waitFor();
      const mine = await secrets();
      if (mine.length > 0) shown.set(owner, mine);
    }
    await answer(page, () => 0).catch(() => null);
    await page.waitForTimeout(30);
  }
  const [first, second] = [...shown.values()];
  assert.equal(first?.length, 2, "one sees two Objectives");
  assert.equal(second?.length, 2, "the other sees two Objectives");
  assert.ok(first.every((name) => !second.includes(name)), "and not those of the first");

  // Whoever opens the page again has to say who they are, too.
  await page.reload();
  await curtain.waitFor();
  assert.deepEqual(await secrets(), [], "behind the curtain nothing is told");
  assert.deepEqual(here.theatre.problems, []);
  await page.context().close();
});

/** The opposite of what the server does for one browser (RFC 8291). */
function decrypted(body, keys, auth) {
  const [salt, from] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])];
  const sealed = body.subarray(21 + body[20]);
  const derived = (salt, secret, info, length) => Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  const secret = derived(auth, keys.computeSecret(from), Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), from]), 32);
  const open = createDecipheriv("aes-128-gcm", derived(salt, secret, "Content-Encoding: aes128gcm\0", 16), derived(salt, secret, "Content-Encoding: nonce\0", 12));
  open.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

test("a browser is called when a table waits for somebody who is away", { timeout: 240_000, skip: here.skip }, async (t) => {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  // A push service of our own: the browser's is somewhere in the network.
  const calls = [];
  let rung = () => undefined;
  const service = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    calls.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(201).end();
    rung();
  });
  t.after(() => {
    service.close();
    service.closeAllConnections();
  });
  await new Promise((done) => service.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${service.address().port}/ann`;

  const page = await here.theatre.open({ kept: true });
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript(
    ([endpoint, keys]) => {
      const subscription = (kept) => ({ ...kept, toJSON: () => kept, unsubscribe: async () => localStorage.removeItem("push") });
      PushManager.prototype.subscribe = async function (options) {
        const key = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
        localStorage.setItem("push", JSON.stringify({ endpoint, keys, key }));
        return subscription({ endpoint, keys });
      };
      PushManager.prototype.getSubscription = async () => (localStorage.getItem("push") ? subscription(JSON.parse(localStorage.getItem("push"))) : null);
      Notification.requestPermission = async () => "granted";
    },
    [endpoint, { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") }],
  );
  await page.goto("/you");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByLabel(say("table-seat-your_name")).fill("Ann");
  await press(page, "table-button-save");
  await page.getByText(say("people-name_kept")).first().waitFor();
  await page.reload();
  await press(page, "table-notify-allow");
  await page.getByText(say("people-push_on")).waitFor();
  const { key } = await page.evaluate(() => JSON.parse(localStorage.getItem("push")));
  assert.equal(Buffer.from(key, "base64")[0], 4, "the server's key is a point of the curve");

  // A table that asks Ann, who has gone.
  await page.goto("/new/theseus");
  await press(page, "table-home-play_with_friends");
  await sit(page);
  const [, table] = /\/t\/(\w{16})/.exec(page.url());
  await page.getByRole("combobox", { name: say("table-command-seat_bot") }).selectOption({ index: 1 });
  await page.getByRole("button", { name: say("table-command-start") }).click();
  await offers(page).waitFor();
  const called = new Promise((done) => (rung = done));
  await page.goto("/rules/T-MOVE-04");
  await called;
  const [{ headers, body }] = calls;
  assert.equal(headers["content-encoding"], "aes128gcm");
  assert.match(headers.authorization, /^vapid t=.+, ?k=/);
  const call = decrypted(body, keys, auth);
  assert.equal(JSON.parse(call).table, table);
  assert.equal(JSON.parse(call).why.kind, "asked");

  // What the service delivers is shown in the reader's words.
  const line = await page.context().newCDPSession(page);
  const registered = new Promise((done) => line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && done(registrations[0].registrationId)));
  await line.send("ServiceWorker.enable");
  const registrationId = await registered;
  const shows = async (data, lines) => {
    await line.send("ServiceWorker.deliverPushMessage", { origin: here.theatre.address, registrationId, data });
    for (;;) {
      const shown = await page.evaluate(async () => {
        const [notice] = await (await navigator.serviceWorker.ready).getNotifications();
        return notice ? { body: notice.body, address: notice.data.address } : null;
      });
      if (shown?.body.split("\n").length === lines) return shown;
      await page.waitForTimeout(100);
    }
  };
  const words = [say("table-notify-your_turn", { table: say("table-home-title") }), say("table-notify-cover_soon", { table: say("table-home-title") })];
  assert.deepEqual(await shows(call, 1), { body: words[0], address: `/t/${table}` });
  // Who has a time until somebody takes over is told so too; the only person at a table has all of it.
  const { why, ...rest } = JSON.parse(call);
  assert.equal(why.cover_at, null);
  const soon = { ...rest, why: { ...why, cover_at: Date.now() + 180_000 } };
  assert.deepEqual(await shows(JSON.stringify(soon), 2), { body: words.join("\n"), address: `/t/${table}` });

  await page.goto("/you");
  await press(page, "people-push_end");
  await page.getByRole("button", { name: say("table-notify-allow") }).waitFor();
  assert.deepEqual(here.theatre.problems, []);
  await page.context().close();
});
