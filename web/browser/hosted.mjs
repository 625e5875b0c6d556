// A stage whose tables lie on a server, for one file of tests: there before the first of them, gone after the last.
import { after, before } from "node:test";
import { canServe, PROGRAM, serve } from "./server.mjs";
import { stage } from "./stage.mjs";

export function hosted(settings) {
  const here = { server: undefined, theatre: undefined, skip: !canServe && `${PROGRAM} serves no tables` };
  before(async () => {
    if (!canServe) return;
    here.server = await serve(settings);
    here.theatre = await stage({ api: here.server.address });
  });
  after(async () => {
    await here.theatre?.close();
    await here.server?.close();
  });
  return here;
}
