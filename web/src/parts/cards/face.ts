// What a card shows, whatever game it is of.
import type { Variables } from "../../lib/tongue.svelte";
import type { IconName } from "../icons";

export type Mark = { icon: IconName; label: string };

export type Face = {
  /** The key of its name; its ".text" says what it does. */
  key: string;
  variables?: Variables;
  icon: IconName;
  /** The key of what it says, when that is not its own ".text". */
  says?: string;
  /** A sentence below what it does: what it takes to activate it, what its token does in the bag. */
  besides?: string;
  /** A role of colour: the hue of its owner or of its deck. */
  tint?: string;
  /** What kind of card it is, in words. */
  kind?: string;
  /** Action cards to be given up for it. */
  cost?: number;
  /** The number of the card, with what strengthens it. */
  number?: number;
  /** Symbols: in or out of Combat, component, heavy, one use. */
  marks?: Mark[];
  /** Small facts at the foot: level, copies. */
  foot?: string[];
  /** The rulebook does not give it in full: our reconstruction. */
  ours?: boolean;
};
