// A finger that rests on something wants to read about it: what a mouse gets by hovering. Nothing is chosen by that.
import type { Attachment } from "svelte/attachments";

/** How long a finger rests, in milliseconds, and how far it may stray meanwhile, in pixels. */
export const [REST, STRAY] = [450, 10];

/** The click that ends a long touch is no answer, whatever lies under the finger by then. */
export function swallow(): void {
  const click = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const end = () => {
    document.removeEventListener("click", click, { capture: true });
    document.removeEventListener("pointerdown", end, { capture: true });
  };
  document.addEventListener("click", click, { capture: true });
  document.addEventListener("pointerdown", end, { capture: true });
}

export function holding(held: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };

    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        swallow();
        held();
      }, REST);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
    };
    // The browser's own menu would lie over what is shown.
    const menu = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "mouse") event.preventDefault();
    };
    const listeners = [["pointerdown", down], ["pointermove", move], ["pointerup", stop], ["pointercancel", stop], ["pointerleave", stop], ["contextmenu", menu]] as [string, EventListener][];
    for (const [name, listen] of listeners) element.addEventListener(name, listen);
    return () => {
      stop();
      for (const [name, listen] of listeners) element.removeEventListener(name, listen);
    };
  };
}
