// How much has to be loaded, held to its budget: node test/budget.mjs after npm run build.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KIB = 1024;
const FIRST = 250 * KIB;
const ENGINE = 1024 * KIB;

const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const size = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

/** Everything a chunk cannot do without. */
function needed(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

const failures = [];
function hold(what, bytes, most) {
  console.log(`${what}: ${(bytes / KIB).toFixed(1)} KiB of ${most / KIB}`);
  if (bytes > most) failures.push(what);
}

for (const language of ["en", "pl", "cs", "uk"]) {
  const first = needed("index.html");
  for (const name of Object.keys(manifest)) if (name.includes(`lang/${language}/`) && !name.includes("/lesson-")) needed(name, first);
  hold(`first load, ${language}`, [...first].reduce((sum, file) => sum + size(file), 0), FIRST);
}
for (const file of readdirSync(new URL("assets/", dist)).filter((name) => name.endsWith(".wasm"))) hold(`engine ${file}`, size(`assets/${file}`), ENGINE);
if (failures.length > 0) {
  console.error(`over budget: ${failures.join(", ")}`);
  process.exit(1);
}
