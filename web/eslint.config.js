import { readdirSync } from "node:fs";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The rooms, from the lowest: a file imports files of its own room and of those before it. */
const ROOMS = ["words", "net", "ui", "game", "table", "screens", "games", "shell"];
const GAMES = readdirSync(new URL("src/games", import.meta.url));

/** Files below a folder may import nothing from these rooms or games. */
const closed = (folder, rooms, message) => {
  const regex = `^(\\.\\./)+(${rooms.join("|")})/`;
  return {
    files: [`src/${folder}/**`],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": [
        "error",
        { selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\/")}/]`, message },
      ],
    },
  };
};
const zones = [
  ...ROOMS.slice(0, -2).map((room, floor) => {
    const above = [...ROOMS.slice(floor + 1), ...(room === "ui" ? ["net"] : [])];
    return closed(room, above, `${room}/ stands below this room (docs/architecture.md).`);
  }),
  ...GAMES.map((game) =>
    closed(
      `games/${game}`,
      ["screens", "shell", ...GAMES.filter((other) => other !== game)],
      "A game imports no screen and no other game (docs/architecture.md).",
    ),
  ),
];

export default defineConfig(
  { ignores: ["dist/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // Besides what the presets ask for.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],

      // A number in a text is meant; a cell is its own key, "x,y".
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowArray: true }],
      // `return this.#show(frame)` in a switch and `() => go("/")` are read at a glance.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // What an index signature holds may be absent; the brackets say so.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // An empty text counts as none: `token || null`.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // `_` stands for what a loop does not look at.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // It wants `x!` for `x as T`, which no-non-null-assertion forbids.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // A getter that a subclass overrides cannot be a field.
      "@typescript-eslint/class-literal-property-style": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    rules: {
      // ESLint does not see the types of other components and takes their properties for `any`; svelte-check does see them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // Maps here are made whole and thrown away, or never shown.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is a space that Svelte would otherwise drop.
      "svelte/no-useless-mustaches": "off",
    },
  },
  // Pages without TLS have no other way to copy.
  { files: ["src/ui/CopyButton.svelte"], rules: { "@typescript-eslint/no-deprecated": "off" } },
  // The drawings are constants of this repository.
  { files: ["src/shell/Pieces.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
  ...zones,
  {
    files: ["*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { "@typescript-eslint/explicit-function-return-type": "off" },
  },
  {
    files: ["public/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker, parserOptions: { projectService: false } },
    rules: { "@typescript-eslint/explicit-function-return-type": "off" },
  },
);
