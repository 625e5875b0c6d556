// Without a network: the client is kept on the device, a game starts, goes on after the page was closed, and ends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.mjs";
import { stage } from "./stage.mjs";

test("a game on this device with the network cut", { timeout: 600_000 }, async () => {
  const theatre = await stage();
  try {
    const page = await theatre.open({ size: "phone", kept: true });
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      const worker = active ?? waiting ?? installing;
      if (worker.state !== "activated") await new Promise((done) => worker.addEventListener("statechange", () => worker.state === "activated" && done()));
    });
    await theatre.cut();
    await page.context().setOffline(true);

    await page.reload();
    await page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Theseus" }) }).getByRole("button", { name: "Play now" }).click();
    const { made } = await play(page, { seed: 6, most: 12 });
    assert.equal(made, 12);
    // The computer players have moved when somebody is asked and is still asked the same a while later.
    let asked = "";
    for (let before = null; asked === "" || asked !== before; ) {
      before = asked;
      await page.waitForTimeout(1000);
      await page.getByRole("group", { name: "Options" }).waitFor();
      asked = await page.getByRole("heading", { level: 2 }).first().textContent();
    }

    await page.goto("/");
    await page.getByRole("heading", { name: "Continue" }).waitFor();
    await page.getByRole("link", { name: /Theseus/ }).first().click();
    await page.getByRole("group", { name: "Options" }).waitFor({ timeout: 60_000 });
    assert.equal(await page.getByRole("heading", { level: 2 }).first().textContent(), asked, "the same question stands");

    const { over } = await play(page, { seed: 8 });
    assert.ok(over, "the game ends");
    await page.goto("/rules/T-MOVE-04");
    await page.getByText("T-MOVE-04").first().waitFor();
    assert.deepEqual(theatre.problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED")), []);
  } finally {
    await theatre.close();
  }
});
