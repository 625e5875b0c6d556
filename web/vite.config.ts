import { components } from "./build/components.ts";
import { facts } from "./build/facts.ts";
import { glossary } from "./build/glossary.ts";
import { offline } from "./build/offline.ts";
import { rules } from "./build/rules.ts";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [facts(), rules(), glossary(), components(), svelte(), offline()],
  // Words and printed facts live beside the client and are shared with the engines.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:4600", ws: true } } },
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false, manifest: true },
  // A busy machine is no failure.
  test: { include: ["test/**/*.test.ts"], testTimeout: 120_000 },
});
