// Whom this person does not want to hear, as far as the server has said.
import { server } from "../lib/server";
import type { Unwanted } from "../types/protocol";

let people = $state.raw<ReadonlyMap<string, Unwanted>>(new Map());

export function unwanted(person: string): Unwanted | null {
  return people.get(person) ?? null;
}

export async function rememberUnwanted(): Promise<void> {
  const { blocks } = await server.blocks();
  people = new Map(blocks.map(({ person, block }) => [person, block]));
}

/** Mutes or blocks somebody, or neither any more. */
export async function treat(person: string, how: Unwanted | null): Promise<void> {
  await (how ? server.block(person, how) : server.unblock(person));
  const next = new Map(people);
  if (how) next.set(person, how);
  else next.delete(person);
  people = next;
}
