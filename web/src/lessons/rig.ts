// The table of a chapter as the page holds it: a worker, and the way from there to an ordinary table of this device.
import { freshId, myself } from "../local/tables";
import type { Settings } from "../types/protocol";
import type { Rig } from "./director";
import { type Chapter, seedOf } from "./lesson";
import type { FromLesson, ToLesson } from "./worker";

export type Kept = Rig & {
  id: string;
  /** Stores the table on this device, where it goes on as any other. */
  keep(): Promise<void>;
  onfailed: (problem: Error) => void;
};

export function rig(chapter: Chapter, name: string, you: string, settings: Partial<Settings>): Kept {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const id = freshId();
  let kept: () => void = () => {};
  const made: Kept = {
    id,
    say: (message) => worker.postMessage({ type: "say", text: JSON.stringify(message) } satisfies ToLesson),
    onheard: () => {},
    onfailed: () => {},
    keep: () =>
      new Promise((done) => {
        kept = done;
        worker.postMessage({ type: "keep" } satisfies ToLesson);
      }),
    close: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromLesson>) => {
    if (data.type === "heard") made.onheard(data.messages);
    else if (data.type === "kept") kept();
    else made.onfailed(new Error(data.problem));
  };
  worker.onerror = (event) => made.onfailed(new Error(event.message));
  const table = { id, name, agreed: chapter.agreed, settings, me: myself(you) };
  worker.postMessage({ type: "open", table, seed: seedOf(chapter) } satisfies ToLesson);
  return made;
}
