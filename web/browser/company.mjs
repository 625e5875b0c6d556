// Two people at a table of a server, sat down without the page: what the tests of a table are about comes after.

const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/api/v1${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    [path, body],
  );

const AGREED = {
  theseus: { game: "theseus", setup: { factions: ["marines", "aliens"], mode: "duel", ring: "standard", levels: 3, opening: 1, decks: "random" } },
  nemesis: { game: "nemesis", setup: { players: 2, mode: "semi_cooperative", side: "basic", takeover: false } },
};

/** A game with a person on each seat, begun; `name` of theirs is given to each page. Gives the id of the table. */
export async function together(game, pages, names, settings = {}) {
  for (const [i, page] of pages.entries()) {
    await page.goto("/");
    await post(page, "/people", { name: names[i] });
  }
  const { id } = await post(pages[0], "/tables", { name: "Friday", agreed: AGREED[game], settings: { pace: 0, window: 0, ...settings } });
  for (const [seat, page] of pages.entries()) await post(page, `/tables/${id}/commands`, { do: "sit", seat });
  await post(pages[0], `/tables/${id}/commands`, { do: "start" });
  for (const page of pages) await page.goto(`/t/${id}`);
  return id;
}

/** A command to a table, as over its socket. */
export const command = (page, table, command) => post(page, `/tables/${table}/commands`, command);
