/** Keys while moments are being shown: P pauses, N shows the next one; any other key of the game shows all at once. */
import type { Player } from "./player.svelte";

const OF_A_GAME = /^(Key[A-Z]|Digit\d|Numpad\w+|Arrow\w+|Enter|Space)$/;

/** Does the key belong to what is being shown? Then the game does not get it. */
export function taken(player: Player, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (target.closest("input, textarea, select, dialog") || !OF_A_GAME.test(event.code)) return false;
  if (event.code === "KeyP" && (player.waiting || player.paused)) player.pause(!player.paused);
  else if (player.waiting === 0) return false;
  else if (event.code === "KeyN") player.step();
  else if (target.closest("button, a, summary")) return false;
  else player.flush();
  return true;
}
