// The components of Nemesis as faces.
import type { Item, Objective } from "../../types/nemesis";
import type { Face } from "./face";
import { actionFace, dormantFace, objectiveFace, roomFace, tokenFace } from "./nemesis";
import { symbolOf } from "./symbols";

export function draw(key: string, entry: { id: string; group?: string }): Face {
  const { id, group } = entry;
  switch (key) {
    case "action":
      return actionFace(id);
    case "item":
      return dormantFace(id as Item);
    case "room":
      return roomFace(id);
    case "objective":
      return objectiveFace(id as Objective, group ?? "personal");
    case "token":
      return tokenFace(id);
    default:
      return { key: `nemesis-${key}-${id}`, icon: symbolOf("nemesis", key, id) };
  }
}
