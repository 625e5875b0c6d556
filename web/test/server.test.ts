// The client against a server that answers as crates/protocol says: what is asked, what comes back, what a refusal becomes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./browser";
import { call, refusalKey, server, somebody, whoever } from "../src/lib/server";
import { fragmentIn, tableIn } from "../src/people/games";
import { isFair, sha256 } from "../src/lib/fair";
import { LANGUAGES, type Language, knows, speak } from "../src/lib/tongue.svelte";
import type { RefusalCode } from "../src/types/protocol";
import { typesOf, valuesOf } from "./values";

type Asked = { method: string; path: string; body: unknown };
let asked: Asked[] = [];
let answers: Record<string, { status: number; body: unknown; type?: string }> = {};

beforeEach(() => {
  [asked, answers] = [[], {}];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ method: init.method!, path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const found = answers[`${init.method} ${path}`];
    if (!found) throw new TypeError("no network");
    return new Response(found.body === undefined ? null : typeof found.body === "string" ? found.body : JSON.stringify(found.body), { status: found.status, headers: { "content-type": found.type ?? "application/json" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const ANN = { person: "0123456789abcdef", name: "Ann", login: null };
const refused = (code: RefusalCode) => ({ error: { code, rule: null, reason: "" } });

describe("the server", () => {
  it("makes a guest only of somebody it does not know", async () => {
    answers = { "GET /api/v1/me": { status: 200, body: ANN } };
    expect(await somebody("Ann")).toEqual(ANN);
    expect(asked.map(({ method }) => method)).toEqual(["GET"]);

    answers = { "GET /api/v1/me": { status: 401, body: refused("unknown") }, "POST /api/v1/people": { status: 200, body: ANN } };
    expect(await somebody("Ann")).toEqual(ANN);
    expect(asked.at(-1)).toEqual({ method: "POST", path: "/api/v1/people", body: { name: "Ann" } });
  });

  it("calls who gave no name by the word of the language", async () => {
    answers = { "GET /api/v1/me": { status: 401, body: refused("unknown") }, "POST /api/v1/people": { status: 200, body: { ...ANN, name: "Гравець" } } };
    expect((await whoever("Гравець")).name).toBe("Гравець");
    answers = { "GET /api/v1/me": { status: 200, body: { ...ANN, name: "Гравець" } }, "PUT /api/v1/me": { status: 200, body: { ...ANN, name: "Hráč" } } };
    expect((await whoever("Hráč")).name).toBe("Hráč");
    expect(asked.at(-1)).toEqual({ method: "PUT", path: "/api/v1/me", body: { name: "Hráč" } });
    // A name somebody chose is theirs in every language.
    answers = { "GET /api/v1/me": { status: 200, body: ANN } };
    expect(await whoever("Gracz")).toEqual(ANN);
  });

  it("makes nobody when it cannot be reached", async () => {
    await expect(somebody("Ann")).rejects.toMatchObject({ code: "unavailable" });
    expect(asked).toHaveLength(1);
  });

  it("is not confused by a host of files that answers with a page", async () => {
    answers = { "GET /api/v1/me": { status: 200, body: "<!doctype html>", type: "text/html" }, "GET /api/v1/tables/x/journal": { status: 200, body: "<!doctype html>", type: "text/html" } };
    await expect(server.me()).rejects.toMatchObject({ code: "unavailable" });
    await expect(server.journal("x")).rejects.toMatchObject({ code: "unavailable" });
  });

  it("tells refusals as they are", async () => {
    answers = { "POST /api/v1/sessions": { status: 403, body: refused("forbidden") }, "GET /api/v1/tables/x/journal": { status: 409, body: refused("wrong_phase") } };
    await expect(server.logIn({ login: "ann", password: "wrong" })).rejects.toMatchObject({ code: "forbidden" });
    await expect(server.journal("x")).rejects.toMatchObject({ code: "wrong_phase" });
  });

  it("keeps secrets out of addresses", async () => {
    answers = {
      "POST /api/v1/pairings": { status: 200, body: ANN },
      "POST /api/v1/seat-links": { status: 200, body: { table: "0123456789abcdef", seat: 1 } },
      "POST /api/v1/sessions": { status: 200, body: ANN },
    };
    await server.paired("secret");
    await server.takeSeat("secret");
    await server.logIn({ login: "ann", password: "secret" });
    for (const { path, body } of asked) {
      expect(path).not.toContain("secret");
      expect(JSON.stringify(body)).toContain("secret");
    }
  });

  it("takes an answer without a body", async () => {
    answers = { "DELETE /api/v1/sessions/current": { status: 204, body: undefined } };
    expect(await server.logOut()).toBeUndefined();
    expect(await call("DELETE", "/sessions/current")).toBeUndefined();
  });

  it.each(Object.keys(LANGUAGES) as Language[])("has words for every refusal in %s", async (language) => {
    await speak(language);
    const codes = valuesOf(typesOf("protocol"), "RefusalCode") as RefusalCode[];
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) expect(knows(refusalKey({ code })), code).toBe(true);
    expect(knows(refusalKey(new Error("anything")))).toBe(true);
  });
});

describe("links", () => {
  it.each([
    ["https://example.org/t/0123456789abcdef", "0123456789abcdef"],
    ["http://192.168.1.5:4000/t/0123456789abcdef#seat=Abc", "0123456789abcdef"],
    ["0123456789ABCDEF", "0123456789abcdef"],
    ["https://example.org/t/0123456789abcdef/replay", "0123456789abcdef"],
    ["https://example.org/rules/N-MOVE-04", null],
    ["hello", null],
  ])("finds the table in %s", (text, table) => expect(tableIn(text)).toBe(table));

  it("keeps what proves a seat as it was written", () => {
    expect(fragmentIn("http://x/t/0123456789abcdef#seat=AbC_-9")).toBe("#seat=AbC_-9");
    expect(fragmentIn("http://x/t/0123456789abcdef")).toBe("");
  });
});

describe("a fair deal", () => {
  it("computes what everybody else computes", async () => {
    for (const text of ["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "ž".repeat(100)]) {
      const bytes = new TextEncoder().encode(text);
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      expect(sha256(bytes), text).toBe(Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });

  it("believes only the seed that was published", async () => {
    const seed = "00ff".repeat(16);
    const bytes = Uint8Array.from({ length: 32 }, (_, i) => (i % 2 ? 0xff : 0));
    const commitment = sha256(Uint8Array.from([...new TextEncoder().encode("hullbreach seed 1"), ...bytes]));
    expect(isFair(commitment, seed)).toBe(true);
    expect(isFair(commitment, "01ff".repeat(16))).toBe(false);
    expect(isFair(commitment, "")).toBe(false);
    expect(isFair("", seed)).toBe(false);
  });
});
