import { existsSync, readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";
import { ARABIC, PERSIAN } from "./src/words/arabic";

const server = process.env["KINGTABLE_SERVER"] ?? "http://127.0.0.1:8000";

const letters = (ranges: readonly (readonly [from: number, to: number])[]): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)))
    .join("");

/** The face of the Arabic script weighs more than the page: the bundle has only the letters and weights in use. */
const lighterFace: Plugin = {
  name: "lighter-face",
  apply: "build",
  enforce: "pre",
  async load(id) {
    const [, file, all] = /^(.*\.woff2)\?(?:(all)&)?url$/.exec(id) ?? [];
    if (file === undefined) return null;
    const source = await subsetFont(await readFile(file), letters(all ? [ARABIC] : PERSIAN), {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    });
    const reference = this.emitFile({ type: "asset", name: "vazirmatn.woff2", source });
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
  },
};

/** Lets the page load its parts by its own hand (`part` in `words/had.ts`) instead of Vite's. */
const parts: Plugin = {
  name: "parts",
  apply: "build",
  enforce: "pre",
  load(id) {
    return id === "\0vite/preload-helper.js"
      ? `export { part as __vitePreload } from ${JSON.stringify(file("words/had.ts"))}`
      : null;
  },
  generateBundle: {
    order: "post", // when Vite has found what each part needs: it leaves out a part that needs nothing else
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk")
          chunk.code = chunk.code.replace(/(\bimport\(`\.\/([\w.-]+)`\)[^[\]]{0,80},)\[\]/g, '$1["assets/$2"]');
    },
  },
};

/**
 * Writes down what every table and what each game loads first (`ahead.json`): the server names these files in the page of
 * a table, so that the browser need not find them one after the other.
 */
const ahead: Plugin = {
  name: "ahead",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const files: Record<string, string[]> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const [, drawn] = /\/games\/(\w+)\/pieces\.svg/.exec(chunk.moduleIds.join()) ?? [];
      const whose = ["table", ...GAMES].includes(chunk.name) ? chunk.name : drawn;
      if (whose) (files[whose] ??= []).push(chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []));
    }
    this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(files) });
  },
};

const file = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url));
const FACES = readdirSync(file("games"))
  .map((folder) => file(`games/${folder}/face.ts`))
  .filter((face) => existsSync(face));

const GAMES = FACES.map((face) => basename(dirname(face)));

const WINDOWS = new Map(
  [...readFileSync(file("ui/windows.css"), "utf-8").matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(
    ([, name = "", condition = ""]) => [name, condition],
  ),
);

/** Styles name what `ui/windows.css` has: the build knows only the names of the same file. */
const windows: Plugin = {
  name: "windows",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler: (styles) =>
      styles.replace(/@(?:media|container) [^{]*/g, (asked) =>
        asked.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
          const condition = WINDOWS.get(name);
          if (condition === undefined) throw new Error(`ui/windows.css has no ${name}`);
          return condition;
        }),
      ),
  },
};

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All that a file imports, and what that imports, but for what is only loaded later. */
function reached(from: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (!found.has(from)) {
    found.add(from);
    for (const imported of graph.getModuleInfo(from)?.importedIds ?? []) reached(imported, graph, found);
  }
  return found;
}

interface Group {
  name: (id: string, graph: Graph) => string | null;
  debugName: string;
  priority: number;
}

/** How many of these files reach a module. */
type Count = (files: readonly string[]) => number;

/** A chunk of the modules that belong in it and in no chunk of a higher priority. */
const chunk = (debugName: string, priority: number, belongs: (count: Count) => boolean): Group => ({
  name: (id, graph) =>
    belongs((files) => files.filter((one) => reached(one, graph).has(id)).length) ? debugName : null,
  debugName,
  priority,
});

const START = [
  "shell/main.ts",
  "table/table.svelte.ts",
  "table/TopBar.svelte",
  "screens/table/Notices.svelte",
  "table/Controls.svelte",
  "table/Announcer.svelte",
  "table/links.svelte.ts",
  "ui/back.ts",
  "ui/attention.ts",
].map(file);
const TABLE = [file("screens/table/Door.svelte")];

/**
 * One for the start, with what every table begins with, so that it comes the sooner; one for every table, with what more than
 * one face needs, so that no game loads another's; one for each face: each file has a head, and many compress badly.
 */
const groups = [
  chunk("start", 3, (count) => count(START) > 0),
  chunk("table", 2, (count) => count(TABLE) > 0 || count(FACES) > 1),
  ...FACES.map((face) => chunk(basename(dirname(face)), 1, (count) => count([face]) > 0)),
];

export default defineConfig({
  plugins: [lighterFace, windows, svelte(), parts, ahead, compression({ threshold: 500, logLevel: "silent" })],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues, for parts.html
    proxy: {
      "/api": server,
      "/locale": server,
      "/ws": { target: server, ws: true },
    },
  },
});
