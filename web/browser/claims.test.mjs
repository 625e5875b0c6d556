// Who shares one device with others can claim something too; it is chosen in steps.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { EN, sit } from "./player.mjs";
import { stage } from "./stage.mjs";

const say = EN.say;
let theatre;
before(async () => (theatre = await stage()));
after(() => theatre?.close());

for (const size of ["desktop", "phone"]) {
  test(`a claim among those who share a device, ${size}`, { timeout: 200_000 }, async () => {
    const page = await theatre.open({ size });
    await page.goto("/new/nemesis");
    await page.getByText(say("table-lobby-players", { count: 2 }), { exact: true }).click();
    await page.getByRole("button", { name: say("table-local-play") }).click();
    // The seat of a computer player is for somebody else who is here.
    await page.getByRole("combobox", { name: say("table-command-seat_bot") }).first().selectOption("");
    await sit(page);
    await page.getByRole("button", { name: say("table-command-start") }).click();
    await page.getByRole("button", { name: new RegExp(`^${say("table-hotseat-ready", { name: ".+" })}$`) }).click();

    if (size === "desktop") await page.getByRole("tab", { name: say("table-aria-others") }).click();
    else await page.getByRole("navigation").getByRole("button", { name: say("table-aria-others") }).click();
    await page.locator("summary").filter({ hasText: say("table-command-claim") }).click();
    const [topic, which, statement] = ["topic", "subject", "statement"].map((step) => page.getByRole("combobox", { name: say(`table-claim-${step}`) }));
    await topic.selectOption(say("nemesis-claim-infected"));
    assert.equal(await which.count(), 0, "there is only one to speak about");
    await topic.selectOption(say("nemesis-claim-tile"));
    await which.selectOption({ index: 1 });
    const [room, number] = [await which.locator("option:checked").textContent(), await statement.locator("option").count()];
    assert.ok(number > 5 && number < 26, `${number} things to say`);
    await statement.selectOption({ index: 2 });
    const said = await statement.locator("option:checked").textContent();
    assert.ok(said.includes(room), `${said} is about ${room}`);
    await statement.scrollIntoViewIfNeeded();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/claims-${size}.png` });
    await page.getByRole("button", { name: say("table-command-claim"), exact: true }).click();
    await page.getByRole("region", { name: say("table-claim-title") }).getByRole("listitem").filter({ hasText: said }).waitFor();
    assert.deepEqual(theatre.problems, []);
    await page.context().close();
  });
}
