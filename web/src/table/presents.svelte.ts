/** What a table's moments do besides standing there: sounds, flights, and where the focus goes. */
import { tick, untrack } from "svelte";
import { attend, regain } from "../moments/attention";
import { departures, fly } from "../moments/flights";
import { sounds } from "../moments/sound.svelte";
import type { Table } from "../net/table.svelte";
import type { Face } from "./face";

/** To be called while a screen is made. `begun`: can the game be seen? */
export function presents(table: Table, face: () => Face | null, begun: () => boolean): void {
  // What has come before the game can be seen is not played to nobody.
  $effect(() => {
    if (begun()) untrack(() => table.player.hold(false));
  });

  // One sound a moment, and one when one's own turn comes.
  $effect(() => {
    const moment = table.moment;
    const made = face()?.sounds;
    if (!moment || !made) return;
    const heard = moment.events.map((event) => made(event, table.me)).find((sound) => sound !== null);
    if (heard) untrack(() => sounds.play(heard));
  });

  // What travels is caught before the page shows the moment, and sent off after.
  $effect.pre(() => {
    const moment = table.moment;
    const flights = face()?.flights;
    if (!moment || !flights) return;
    const departed = untrack(() => departures(moment.events.flatMap((event) => flights(event, moment.view))));
    requestAnimationFrame(() => fly(departed)); // when all has changed, before it is drawn
  });

  let asked = false;
  $effect(() => {
    const now = table.choices !== null;
    if (now && !asked && table.moment) untrack(() => sounds.play("turn"));
    asked = now;
  });

  $effect(() => {
    const decides = table.choices !== null;
    if (begun()) void tick().then(() => attend(decides));
  });

  // What was sent could not be pressed again; what is refused can.
  $effect(() => {
    if (!table.pending) void tick().then(() => regain(table.choices !== null));
  });
}
