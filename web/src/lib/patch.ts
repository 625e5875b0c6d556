import type { Operation } from "./wire";

/** A document with a JSON Patch applied (RFC 6902, as far as tables send it). What did not change is shared with the old one. */
export function patched(document: unknown, operations: readonly Operation[]): unknown {
  return operations.reduce<unknown>((now, operation) => at(now, parts(operation.path), operation), document);
}

function parts(path: string): string[] {
  return path === "" ? [] : path.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function at(value: unknown, [key, ...rest]: string[], operation: Operation): unknown {
  if (key === undefined) return operation.op === "remove" ? undefined : operation.value;
  if (Array.isArray(value)) {
    const copy = [...value];
    const index = key === "-" ? copy.length : Number(key);
    if (rest.length === 0 && operation.op === "remove") copy.splice(index, 1);
    else if (rest.length === 0 && operation.op === "add") copy.splice(index, 0, operation.value);
    else copy[index] = at(copy[index], rest, operation);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && operation.op === "remove") delete copy[key];
  else copy[key] = at(copy[key], rest, operation);
  return copy;
}
