/** Commands that every table has: its moments, and the hint. */
import { ANY, type Command } from "../ui/commands.svelte";
import { answered } from "../ui/once";
import { say } from "../words/words.svelte";
import type { Player } from "./player.svelte";
import type { Table } from "./table.svelte";

/** The key of an answer, the first one being 0; from the tenth on there is none. */
export const keyed = (index: number): string | undefined => (index < 9 ? String(index + 1) : undefined);

/** The same as the keys of a command. */
export const keysOf = (index: number): string[] => [keyed(index)].filter((key) => key !== undefined);

/** Holds what is to be shown, or goes on. */
export const pausing = (player: Player): Command => ({
  id: "pause",
  label: () => say(player.paused ? "pace-go-on" : "pause"),
  keys: ["P"],
  when: () => true,
  run: () => player.pause(!player.paused),
});

/** Shows the next moment. */
export const stepping = (player: Player): Command => ({
  id: "step",
  label: () => say("pace-step"),
  keys: ["N"],
  when: () => player.waiting > 0,
  run: () => player.step(),
});

function goesOn(player: Player): void {
  player.goOn();
  answered(); // the same key, pressed again at once, answers nothing that nobody has read
}

/** While moments are being shown, the game gets no key: every other one shows all at once. */
export const momentKeys = (player: Player): Command[] => [
  { ...pausing(player), when: () => player.waiting > 0 || player.paused },
  stepping(player),
  {
    id: "flush",
    label: () => say("pace-to-the-end"),
    keys: [ANY],
    when: () => player.waiting > 0 && !player.staying,
    run: () => goesOn(player),
  },
  {
    id: "go on",
    label: () => say("pace-go-on"),
    keys: ["Enter", "Space"],
    when: () => player.staying,
    run: () => goesOn(player),
  },
];

/** Asks what a good player would do; `offered`: may one ask at this table? */
export const hinting = (table: () => Table, offered: () => boolean): Command => ({
  id: "hint",
  label: () => say("hint-ask"),
  keys: ["H"],
  when: () => offered() && table().choices !== null,
  run: () => table().askHint(),
});
