/** Which dice a move keeps, for who looks at a game again. */
import { counted } from "./dice.svelte";
import type { Face, View } from "./protocol";

/** The dice that a move keeps of those that lie there, all where it stops; null where it is no answer to a throw. */
export function keptBy(view: View, moves: readonly string[]): Face[] | null {
  const [verb, ...faces] = (moves[0] ?? "").split(" ") as [string, ...Face[]];
  if (view.phase !== "rolled" || (verb !== "keep" && verb !== "done")) return null;
  if (verb === "done") return [...view.dice];
  const lie = counted(view.dice);
  return [...counted(faces)].every(([face, n]) => n <= (lie.get(face) ?? 0)) ? faces : null;
}
