import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Runes as the browser has them, not as a server would render them.
  resolve: { conditions: ["browser"] },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "happy-dom",
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    // One browser for all files of a worker, yet each file in a world of its own: five times as fast.
    pool: "vmThreads",
    // What hangs is noticed, however busy the machine is.
    testTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
