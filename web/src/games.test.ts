import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { formOf, specOf } from "./games";

/** Tests run in web/. */
const SRC = resolve("src");
const FOLDERS = readdirSync(SRC).filter((name) => existsSync(join(SRC, name, "spec.ts")));
const FILES = (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => statSync(join(SRC, name)).isFile());
const read = (name: string): string => readFileSync(join(SRC, name), "utf-8");
const isTest = (name: string): boolean => name.endsWith(".test.ts") || name === "testing.ts";

describe("a game", () => {
  it("is a folder with a spec, and nothing else knows its name", () => {
    expect(FOLDERS).toEqual(["king_of_tokyo", "kingdomino"]);
    const names = /kingdomino|king.?of.?tokyo|tokyo/i;
    const telling = FILES.filter((name) => !FOLDERS.includes(name.split("/")[0] ?? "") && !name.endsWith(".test.ts"));
    expect(telling.length).toBeGreaterThan(50);
    expect(telling.filter((name) => names.test(name) || names.test(read(name)))).toEqual([]);
  });

  it("has a form at an address of its own", () => {
    expect(["kingdomino", "king-of-tokyo", "pebbles"].map(formOf)).toEqual(["#table", "#tokyo", "#pebbles"]);
  });

  it("has a face, a plain one where there is no folder for it", async () => {
    const faces = await Promise.all(
      ["kingdomino", "king-of-tokyo", "pebbles", "marbles"].map((game) => specOf(game).face()),
    );
    expect(new Set(faces.map(({ face }) => face)).size).toBe(3);
    expect(specOf("pebbles").book).toBeUndefined();
  });
});

describe("the files of the page", () => {
  /** What a file imports, at once or later; a pattern stands for all files that it finds. */
  function imports(name: string): string[] {
    const found = [...read(name).matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)"|glob<[^(]*\(\s*"([^"]*)"/g)];
    return found.flatMap(([, one, pattern]) => {
      if (pattern !== undefined) return FOLDERS.map((folder) => `${folder}/spec.ts`);
      const path = relative(SRC, join(SRC, dirname(name), one ?? ""));
      const file = [path, `${path}.ts`].find((known) => FILES.includes(known));
      return file === undefined ? [] : [file];
    });
  }

  it("import one another one way: there is no circle", () => {
    const left = new Map(
      FILES.filter((name) => /\.(ts|svelte)$/.test(name) && !isTest(name)).map((name) => [name, imports(name)]),
    );
    expect([...left.values()].flat().length).toBeGreaterThan(300);
    for (;;) {
      const leaves = [...left].filter(([, of]) => !of.some((name) => left.has(name))).map(([name]) => name);
      if (!leaves.length) break;
      for (const name of leaves) left.delete(name);
    }
    expect([...left.keys()]).toEqual([]);
  });
});
