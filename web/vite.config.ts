import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";

const server = process.env["KINGTABLE_SERVER"] ?? "http://127.0.0.1:8000";

const letters = (...ranges: [from: number, to: number][]): string[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)));

/** The letters, marks and digits of Persian and Arabic, and the signs between them. */
const COMMON = letters(
  [0x20, 0x2f],
  [0x3a, 0x40],
  [0xa0, 0xbb],
  [0x60c, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x654, 0x654],
  [0x660, 0x66c],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6af],
  [0x6c0, 0x6cc],
  [0x6f0, 0x6f9],
  [0x200c, 0x200f],
  [0x2010, 0x2026],
);
/** All letters of the Arabic script, for Urdu, Pashto, Kurdish and the others: in a file of its own. */
const ALL = letters([0x600, 0x6ff]);

/** The face of the Arabic script weighs more than the page: the bundle has only the letters and weights in use. */
const lighterFace: Plugin = {
  name: "lighter-face",
  apply: "build",
  enforce: "pre",
  async load(id) {
    const [, file, all] = /^(.*\.woff2)\?(?:(all)&)?url$/.exec(id) ?? [];
    if (file === undefined) return null;
    const source = await subsetFont(await readFile(file), (all ? ALL : COMMON).join(""), {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    });
    const reference = this.emitFile({ type: "asset", name: "vazirmatn.woff2", source });
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
  },
};

const file = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url));
const FACES = readdirSync(file(""))
  .map((folder) => file(`${folder}/face.ts`))
  .filter((face) => existsSync(face));

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

/** A chunk of what these files reach and no chunk before it has. */
const chunk = (debugName: string, priority: number, ...from: string[]): Group => ({
  name: (id: string, graph: Graph) => (from.some((one) => reached(one, graph).has(id)) ? debugName : null),
  debugName,
  priority,
});

/**
 * One for the start, with what every table begins with, so that it comes the sooner; one for every table, one for each face: each
 * file has a head, and many compress badly.
 */
const groups = [
  chunk(
    "start",
    3,
    ...[
      "main.ts",
      "net/table.svelte.ts",
      "table/TopBar.svelte",
      "table/Notices.svelte",
      "moments/Controls.svelte",
      "moments/Announcer.svelte",
    ].map(file),
  ),
  chunk("table", 2, file("table/Door.svelte"), file("plain/face.ts")),
  ...FACES.map((face) => chunk(basename(dirname(face)), 1, face)),
];

export default defineConfig({
  plugins: [lighterFace, svelte(), compression({ threshold: 500, logLevel: "silent" })],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      "/api": server,
      "/locale": server,
      "/ws": { target: server, ws: true },
    },
  },
});
