// People on a server: a guest who takes an account, a second device, a seat by its link, manners, a shared screen, a fair deal, a
// replay by a link, and everything deleted in the end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hosted } from "./hosted.mjs";
import { EN, sit } from "./player.mjs";

const say = EN.say;
const here = hosted();

const press = (page, key, variables) => page.getByRole("button", { name: say(key, variables), exact: true }).first().click();
const status = (page, text) => page.getByRole("status").filter({ hasText: text }).first().waitFor();

async function named(page, name) {
  await page.goto("/you");
  await page.getByLabel(say("table-seat-your_name")).fill(name);
  await press(page, "table-button-save");
  await status(page, say("people-name_kept"));
}

test("an account, a second device, and the way back", { timeout: 240_000, skip: here.skip }, async () => {
  const [desk, phone] = [await here.theatre.open(), await here.theatre.open({ size: "phone" })];
  await named(desk, "Ann");
  await desk.getByText(say("table-account-guest", { name: "Ann" })).waitFor();
  await press(desk, "table-account-register");
  await desk.getByLabel(say("table-account-login_name")).fill("ann");
  await desk.getByLabel(say("table-account-password")).fill("in space no one");
  await press(desk, "table-account-register");
  await desk.getByText(say("people-known_as", { name: "ann" })).waitFor();

  // The code of the link stands where no server sees it, and goes once it is read.
  await press(desk, "people-device_make");
  await desk.getByRole("img", { name: say("table-invite-qr") }).waitFor();
  const code = (await desk.getByText(/^Code: /).textContent()).slice("Code: ".length);
  const asked = [];
  phone.on("request", (request) => asked.push(request.url()));
  await phone.goto(`/pair#${code}`);
  await press(phone, "people-pair_do");
  await status(phone, say("table-device-done"));
  assert.ok(!phone.url().includes(code) && asked.every((url) => !url.includes(code)), "the code is in no address");
  await phone.goto("/you");
  await phone.getByText(say("people-known_as", { name: "ann" })).waitFor();

  await press(desk, "people-others");
  await status(desk, say("people-others_out", { count: 1 }));
  await phone.reload();
  await press(phone, "table-account-login");
  await phone.getByLabel(say("table-account-login_name")).fill("ann");
  await phone.getByLabel(say("table-account-password")).fill("everyone hears you");
  await press(phone, "table-account-login");
  await phone.getByRole("alert").filter({ hasText: say("table-error-login") }).waitFor();
  await phone.getByLabel(say("table-account-password")).fill("in space no one");
  await press(phone, "table-account-login");
  await phone.getByText(say("people-known_as", { name: "ann" })).waitFor();

  const [file] = await Promise.all([desk.waitForEvent("download"), press(desk, "table-account-export")]);
  assert.match(file.suggestedFilename(), /\.json$/);
  await press(desk, "table-account-delete");
  await press(desk, "table-button-confirm");
  await desk.getByRole("button", { name: say("table-account-register"), exact: true }).waitFor();
  await phone.reload();
  await phone.getByRole("button", { name: say("table-account-login"), exact: true }).waitFor();
  assert.deepEqual(here.theatre.problems, []);
  await Promise.all([desk, phone].map((page) => page.context().close()));
});

test("a seat by its link, manners, a screen for all, and what is left of a game", { timeout: 300_000, skip: here.skip }, async () => {
  const [ann, ben, eve] = [await here.theatre.open(), await here.theatre.open({ size: "phone" }), await here.theatre.open()];
  await named(ann, "Ann");
  await named(ben, "Ben");
  await ann.goto("/new/theseus");
  await press(ann, "table-home-play_with_friends");
  await sit(ann);
  const table = /\/t\/(\w{16})/.exec(ann.url())[1];

  // A link for the second seat: it works once, and only for that seat.
  await ann.getByText(say("people-at_table")).click();
  await press(ann, "table-invite-seat_link");
  const link = await ann.getByRole("textbox", { name: say("table-invite-seat_link") }).inputValue();
  const secret = new URL(link).hash;
  assert.match(secret, /^#seat=/);
  await ben.goto(`/t/${table}${secret}`);
  await ben.getByRole("button", { name: say("table-command-stand") }).waitFor();
  assert.ok(!ben.url().includes("seat="), "the secret is gone from the address");
  await eve.goto(`/t/${table}${secret}`);
  await eve.getByRole("alert").filter({ hasText: say("table-error-link_used") }).waitFor();
  await press(ann, "table-command-start");
  await ann.getByRole("button", { name: say("table-aria-menu_open") }).waitFor({ timeout: 30_000 });

  // One screen for the room, opened by somebody who sits here.
  const screen = await ann.context().newPage();
  await screen.goto(`/t/${table}/screen`);
  await status(screen, "Waiting for");
  assert.equal(await screen.getByRole("group", { name: EN.options }).count(), 0, "a screen decides nothing");
  await screen.close();

  // Ben speaks; Ann does not want to hear it.
  await ben.getByRole("navigation").getByRole("button", { name: say("table-aria-others") }).click();
  await ben.getByRole("combobox", { name: say("table-chat-phrases") }).selectOption("trust_me");
  await ann.getByRole("tab", { name: say("table-chat-title") }).click();
  await ann.getByRole("listitem").filter({ hasText: say("table-phrase-trust_me") }).waitFor();
  await ann.getByRole("button", { name: say("table-aria-menu_open") }).click();
  await press(ann, "table-people-mute");
  await ann.getByRole("dialog").getByText(say("people-is_mute")).waitFor();
  await ann.getByText(say("table-problem-title")).click();
  await ann.getByRole("textbox").last().fill("The station creaks.");
  await ann.getByRole("dialog").getByRole("button", { name: say("table-command-say"), exact: true }).click();
  await status(ann, say("table-people-reported"));
  await press(ann, "table-command-abandon");
  await press(ann, "table-button-confirm");
  await ann.getByText(say("table-end-by_abandoning")).first().waitFor();
  await ann.getByRole("tabpanel").getByText(say("table-chat-hidden")).waitFor();

  // Whoever has the link sees the game again, through the eyes it names.
  await eve.goto(`/t/${table}/replay/0/spectator`);
  await eve.getByRole("slider").waitFor();
  assert.equal(await eve.getByRole("combobox").inputValue(), "spectator");

  await ann.goto("/you");
  await press(ann, "table-people-unmute");
  await ann.getByText(say("people-unwanted_none")).waitFor();
  await ann.goto("/games");
  await ann.getByRole("link", { name: /Ann/ }).first().waitFor();
  assert.deepEqual(here.theatre.problems, []);
  await Promise.all([ann, ben, eve].map((page) => page.context().close()));
});

test("the line is cut and comes back", { timeout: 240_000, skip: here.skip }, async () => {
  const page = await here.theatre.open();
  await page.goto("/");
  await page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Theseus" }) }).getByRole("button", { name: say("table-home-play_now") }).click();
  await page.getByRole("group", { name: EN.options }).waitFor({ timeout: 60_000 });
  const question = await page.getByRole("heading", { level: 2 }).first().textContent();
  await here.server.pause();
  await status(page, say("table-connection-reconnecting"));
  await here.server.resume();
  await page.getByText(say("table-connection-reconnecting")).waitFor({ state: "detached", timeout: 60_000 });
  assert.equal(await page.getByRole("heading", { level: 2 }).first().textContent(), question, "the same question stands");
  await page.getByRole("group", { name: EN.options }).getByRole("button").first().click();
  await page.waitForFunction((before) => document.querySelector("h2")?.textContent !== before, question, { timeout: 30_000 });
  await page.context().close();
});
