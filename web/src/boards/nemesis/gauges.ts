// What rises and falls in a game of Nemesis.
import type { Gauge } from "../../table/game";
import type { View } from "../../types/nemesis";
import { backs, corridors, figures } from "./reading";

const each = (key: string, read: (member: View["crew"][number]) => number): Gauge => ({ words: { key }, shared: false, read: (view) => (view as View).crew.map(read) });
const all = (key: string, read: (view: View) => number): Gauge => ({ words: { key }, shared: true, read: (view) => [read(view as View)] });

export const gauges: readonly Gauge[] = [
  each("nemesis-gauge-light_wounds", ({ light }) => light),
  each("nemesis-gauge-serious_wounds", ({ wounds }) => wounds.length),
  each("nemesis-gauge-items", (member) => member.items.length + member.hands.length + backs(member).reduce((sum, [, count]) => sum + count, 0)),
  all("nemesis-gauge-noise", (view) => corridors(view).filter(({ noise }) => noise).length + view.technical_noise.filter(Boolean).length),
  all("nemesis-gauge-intruders", (view) => figures(view).length),
];
