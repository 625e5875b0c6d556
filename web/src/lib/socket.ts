// A socket to a table that comes back by itself.
import type { Line, Sitting } from "../table/sitting.svelte";
import type { FromTable } from "../types/protocol";

const LONGEST_PAUSE = 15_000;

export function connect(table: string, sitting: Sitting, onstate: (state: "open" | "lost") => void): Line {
  let socket: WebSocket | null = null;
  let pause = 500;
  let closed = false;
  let queued: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const line: Line = {
    send(message) {
      const text = JSON.stringify(message);
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
      else queued.push(text);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };

  function open(): void {
    const address = new URL(`/api/v1/tables/${table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    socket = new WebSocket(address);
    socket.onopen = () => {
      pause = 500;
      // What was asked while the line was dead is not repeated: the table may have moved on.
      queued = [];
      sitting.join(line);
      for (const text of queued.splice(0)) socket?.send(text);
      onstate("open");
    };
    socket.onmessage = (event) => sitting.hear(JSON.parse(String(event.data)) as FromTable);
    socket.onclose = () => {
      if (closed) return;
      onstate("lost");
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
  }

  open();
  return line;
}
