declare module "virtual:facts/nemesis" {
  type Slot = {
    id: string;
    number: number;
    kind: "printed_special" | "room_1" | "room_2" | "faceup_tile";
    room: string | null;
    x: number;
    y: number;
    technical: { network: string; numbers: number[] } | null;
  };
  type Corridor = { id: string; ends: [number, number]; numbers: number[] };
  const facts: {
    drawing: { width: number; height: number };
    sides: Record<"basic" | "alternate", { slots: Slot[]; corridors: Corridor[]; networks: string[]; ducts: { id: string; x: number; y: number }[] }>;
    tracks: Record<string, { label: string; colour: string; open: boolean }[]>;
    rooms: Record<
      string,
      { group: string; colour: "red" | "yellow" | "green" | "white" | "none"; computer: boolean; cost?: number; when?: string }
    >;
    items: Record<
      string,
      { group: string; heavy: boolean; one_use: boolean; component: string | null; cost?: number; when?: string; capacity?: number }
    >;
    actions: Record<string, { group: string; cost: number; when: string }>;
    characters: Record<string, { colour: string; personal_items: string[]; cards: { action: string; count: number }[] }>;
    attacks: Record<string, { blood: number | null }>;
    events: Record<string, { corridors: number[] }>;
  };
  export default facts;
  export type { Corridor, Slot };
}

declare module "virtual:facts/theseus" {
  const facts: unknown;
  export default facts;
}

declare module "virtual:rules/*" {
  type Line = [id: string, text: string, source: string] | string;
  const chapters: { id: string; title: string; parts: { title: string; lines: Line[] }[] }[];
  export default chapters;
}

declare module "virtual:components/*" {
  type Component = { id: string; count?: number; group?: string; rules?: string[]; from: string; sources?: string[]; ours?: string[] };
  const sets: { set: string; key: string; divide?: string; entries: Component[] }[];
  export default sets;
}

declare module "virtual:glossary" {
  type Entry = { key: string; words: Record<"en" | "pl" | "cs" | "uk", string>; games: string };
  const subjects: { id: string; title: string; entries: Entry[] }[];
  export default subjects;
}
