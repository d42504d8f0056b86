import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const root = fileURLToPath(new URL("src/", import.meta.url));
const parts = readdirSync(root, { recursive: true, encoding: "utf-8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".svelte"))
  .sort();

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    /** The class of a part's own styles: its place in the list, which packs to half of what a hash does. The name of its
        file is told from the root of the page on. */
    cssHash: ({ hash, css, filename }) => {
      const place = parts.findIndex((name) => `/${filename.replaceAll("\\", "/")}`.endsWith(`/src/${name}`));
      return place < 0 ? `svelte-${hash(css)}` : `s-${place.toString(36)}`;
    },
  },
};
