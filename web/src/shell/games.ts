/** Finds the games: each folder below `games/` with a `spec.ts` is one. */
import { listGames } from "../table/games";
import type { GameSpec } from "../table/spec";
import { plain } from "../games/plain/plain";

const found = import.meta.glob<{ spec: GameSpec }>("../games/*/spec.ts", { eager: true });
listGames(
  Object.values(found).map(({ spec }) => spec),
  plain,
);
