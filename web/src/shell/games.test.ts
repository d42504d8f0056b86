import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { formOf, specOf } from "../table/games";
import "./games";

/** Tests run in web/. */
const SRC = resolve("src");
const FOLDERS = readdirSync(join(SRC, "games")).filter((name) => existsSync(join(SRC, "games", name, "spec.ts")));
const FILES = (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => statSync(join(SRC, name)).isFile());
const read = (name: string): string => readFileSync(join(SRC, name), "utf-8");
const isTest = (name: string): boolean => name.endsWith(".test.ts") || name.endsWith("testing.ts");

describe("a game", () => {
  it("is a folder with a spec, and nothing else knows its name", () => {
    expect(FOLDERS).toEqual(["king_of_tokyo", "kingdomino"]);
    const names = /kingdomino|king.?of.?tokyo|tokyo/i;
    const telling = FILES.filter((name) => !FOLDERS.includes(name.split("/")[1] ?? "") && !isTest(name));
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

describe("the drawings", () => {
  const sprites = FILES.filter((name) => name.endsWith("pieces.svg"));
  const ids = (name: string): string[] => [...read(name).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? "");

  it("have names of their own, whichever games are laid out", () => {
    expect(sprites.length).toBe(3);
    const all = sprites.flatMap(ids);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it("are drawn with what is laid out for every page or comes with their game", () => {
    const shared = ids("ui/pieces.svg");
    for (const name of sprites) {
      const used = [...read(name).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? "");
      expect(used.filter((id) => !shared.includes(id) && !ids(name).includes(id))).toEqual([]);
    }
  });

  /** The elements of a symbol, with those of all that it uses; each copy of it on the page has so many. */
  function weight(id: string): number {
    const all = sprites.map(read).join("\n");
    const [, line = ""] = new RegExp(`^(<\\w+ id="${id}".*)$`, "m").exec(all) ?? [];
    if (!line) throw new Error(`nothing is called ${id}`);
    const inside = line.replace(/^<[^>]*>/, "");
    const used = [...inside.matchAll(/<use href="#([\w-]+)"/g)].map(([, other]) => weight(other ?? "") + 1);
    return (inside.match(/<\w/g) ?? []).length + used.reduce((sum, n) => sum + n, 0);
  }

  it("are light, as a table has hundreds of them", () => {
    const heaviest = (...names: string[]): number =>
      Math.max(
        ...sprites
          .flatMap(ids)
          .filter((id) => names.includes(id.replace(/-.*/, "")))
          .map(weight),
      );
    expect(heaviest("W", "F", "L", "P", "S", "M")).toBeLessThanOrEqual(8);
    expect(heaviest("crowns")).toBeLessThanOrEqual(3);
    expect(heaviest("castle", "king")).toBeLessThanOrEqual(12);
    expect(heaviest("monster")).toBeLessThanOrEqual(14);
  });

  it("are there by the names that are written out", () => {
    const all = sprites.flatMap(ids);
    const icons = FILES.filter((name) => name.endsWith(".svelte")).flatMap((name) =>
      [...read(name).matchAll(/<Icon name="([\w-]+)"|<use href="#([\w-]+)"/g)].map(
        ([, icon, id]) => id ?? `i-${icon ?? ""}`,
      ),
    );
    expect(icons.length).toBeGreaterThan(30);
    expect(icons.filter((id) => !all.includes(id))).toEqual([]);
  });
});

describe("the files of the page", () => {
  /** What a file imports, at once or later; a pattern stands for all files that it finds. */
  function imports(name: string): string[] {
    const found = [...read(name).matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)"|glob<[^(]*\(\s*"([^"]*)"/g)];
    return found.flatMap(([, one, pattern]) => {
      if (pattern !== undefined) return FOLDERS.map((folder) => `games/${folder}/spec.ts`);
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
