// A server of tables for the tests: the program that HULLBREACH names, or the release.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const built = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("../../target", import.meta.url));
export const PROGRAM = process.env.HULLBREACH ?? join(built, "release/hullbreach");
/** Whether there is a program that can serve tables. */
export const canServe = existsSync(PROGRAM) && spawnSync(PROGRAM, ["serve", "--help"]).status === 0;

export async function serve(settings = {}) {
  const data = mkdtempSync(join(tmpdir(), "hullbreach-"));
  let child;
  const start = async (listen) => {
    child = spawn(PROGRAM, ["serve", "--listen", listen, "--data", data], { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, HULLBREACH_DURABILITY: "relaxed", RUST_LOG: "error", ...settings } });
    return new Promise((found, failed) => {
      let told = "";
      child.stdout.on("data", (more) => {
        told += more;
        const open = /open\s+(http:\/\/\S+)/.exec(told);
        if (open) found(open[1]);
      });
      child.once("exit", (code) => failed(new Error(`the server ended (${code}): ${told}`)));
    });
  };
  const stop = async (signal = "SIGTERM") => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  };
  const address = await start("127.0.0.1:0");
  return {
    address,
    /** The server is gone for a while, and comes back under the same address with everything it had. */
    pause: () => stop(),
    /** It takes what it is sent and does nothing about it. */
    freeze: () => child.kill("SIGSTOP"),
    /** It ends without a word. */
    kill: () => stop("SIGKILL"),
    resume: () => start(new URL(address).host),
    async close() {
      if (child.exitCode === null) await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
