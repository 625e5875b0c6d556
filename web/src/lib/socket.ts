// A socket to a table that comes back by itself.
import type { Line, Sitting } from "../table/sitting.svelte";
import { byFrame } from "./frames";
import { server } from "./server";
import type { FromTable, Refusal, RefusalCode } from "../types/protocol";

const LONGEST_PAUSE = 15_000;
/** Often enough to say that one is there. */
const BEAT = 20_000;
/** What trying again does not change. */
const FINAL: ReadonlySet<RefusalCode> = new Set<RefusalCode>(["no_such_table", "forbidden", "protocol", "malformed"]);

export const isFinal = ({ code }: Refusal): boolean => FINAL.has(code);

export function connect(table: string, sitting: Sitting, onstate: (state: "open" | "lost") => void): Line {
  let socket: WebSocket | null = null;
  let pause = 500;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opened = false;
  let heard = Date.now();
  const beat = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    // A line can be dead without saying so: whoever is asked and never answers is gone.
    if (Date.now() - heard > 3 * BEAT) socket.close();
    else socket.send('{"type":"alive"}');
  }, BEAT);

  const heeded = byFrame((message: FromTable) => sitting.hear(message));

  const line: Line = {
    send(message) {
      // What is asked while the line is dead is never sent: the table may move on meanwhile. The sitting knows, or is about to be told.
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      socket?.close();
    },
  };

  function open(): void {
    const address = new URL(`/api/v1/tables/${table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    socket = new WebSocket(address);
    socket.onopen = () => {
      pause = 500;
      opened = true;
      heard = Date.now();
      sitting.join(line);
      onstate("open");
    };
    socket.onmessage = (event) => {
      heard = Date.now();
      const message = JSON.parse(String(event.data)) as FromTable;
      heeded.add(message);
      if (message.type !== "farewell") return;
      // Nothing comes after a farewell, whoever stands between here and the table.
      heeded.now();
      socket?.close();
    };
    socket.onclose = () => {
      // What came before the end still counts.
      heeded.now();
      sitting.lose();
      if (closed) return;
      onstate("lost");
      if (sitting.farewell && isFinal(sitting.farewell)) return line.close();
      // A socket that never opens does not say why; the table may.
      if (!opened) server.table(table).catch((refusal: Refusal) => isFinal(refusal) && ((sitting.farewell = refusal), line.close()));
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
  }

  open();
  return line;
}
