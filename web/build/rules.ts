// The numbered rules of docs/rules as data for the client: chapters, parts, and each rule with its source.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Id, text, source; or a remark that stands between rules. */
type Line = [id: string, text: string, source: string] | string;
type Part = { title: string; lines: Line[] };
type Chapter = { id: string; title: string; parts: Part[] };

const root = fileURLToPath(new URL("../../docs/rules/", import.meta.url));
const RULE = /^- \*\*([TNL](?:-[A-Z0-9]+)+-\d{2,3})\*\* (.*)$/;
const ROW = /^\| \**([TNL](?:-[A-Z0-9]+)+-\d{2,3})\** \| (.*) \|$/;

/** Its text without the source in brackets at its end. */
function apart(line: string): [string, string] {
  const found = /^(.*?)\s*\[([^[\]]+)\]$/.exec(line);
  return found ? [found[1]!, found[2]!] : [line, ""];
}

function read(game: string): Chapter[] {
  const chapters: Chapter[] = [];
  let chapter: Chapter | null = null;
  for (const line of readFileSync(`${root}${game}.md`, "utf8").split("\n")) {
    const heading = /^(#{2,4}) (.+)$/.exec(line);
    if (heading?.[1] === "##") {
      const [code, title] = heading[2]!.includes(" — ") ? (heading[2]!.split(" — ", 2) as [string, string]) : ["", heading[2]!];
      chapter = { id: (code || title).toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""), title, parts: [{ title: "", lines: [] }] };
      chapters.push(chapter);
    } else if (heading && chapter) {
      chapter.parts.push({ title: heading[2]!, lines: [] });
    } else {
      const rule = RULE.exec(line) ?? ROW.exec(line);
      if (rule && chapter) chapter.parts.at(-1)!.lines.push([rule[1]!, ...apart(rule[2]!)]);
      else if (chapter && /^[A-Z]/.test(line)) chapter.parts.at(-1)!.lines.push(line);
    }
  }
  // What holds no rule explains the document to those who work on it, and is left to it.
  const holds = (part: Part): boolean => part.lines.some((one) => typeof one !== "string");
  return chapters
    .map((one) => ({ ...one, title: one.title.charAt(0).toUpperCase() + one.title.slice(1), parts: one.parts.filter(holds) }))
    .filter((one) => one.parts.length > 0);
}

const PREFIX = "virtual:rules/";

export function rules(): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(read(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
