/** What a table's moments do besides standing there: sounds, flights, and where the focus goes. */
import { tick, untrack } from "svelte";
import { attend, regain } from "../ui/attention";
import { departures, fly } from "../ui/flights";
import { foremost, sounds } from "../ui/sound.svelte";
import type { Table } from "./table.svelte";
import type { Face } from "./face";

/** To be called while a screen is made. `seen`: the table that it shows; `begun`: can the game be seen? */
export function presents(seen: () => Table, face: () => Face | null, begun: () => boolean): void {
  const shown = untrack(seen);
  /** The moments of each table, but for what another one has shown already. */
  const moments = (): (() => Table["moment"]) => {
    let last = shown;
    return () => {
      const table = seen();
      const { moment } = table;
      const same = table === last;
      last = table;
      return same ? moment : null;
    };
  };
  const toHear = moments();
  const toFly = moments();

  // What has come before the game can be seen is not played to nobody.
  $effect(() => {
    const table = seen();
    if (begun()) untrack(() => table.player.hold(false));
  });

  // One sound a moment, as soon as it happens, and one when one's own turn comes.
  let sounded: Table["moment"] = null;
  $effect(() => {
    const told = toHear();
    const moment = seen().coming ?? told;
    const made = face()?.sounds;
    if (!moment || !made || moment === sounded) return;
    sounded = moment;
    const heard = foremost(moment.events.map((event) => made(event, seen().me)));
    if (heard) untrack(() => sounds.play(heard));
  });

  // What travels is caught before the page shows the moment, and sent off after.
  $effect.pre(() => {
    const moment = toFly();
    const flights = face()?.flights;
    if (!moment || !flights) return;
    const departed = untrack(() => departures(moment.events.flatMap((event) => flights(event, moment.view))));
    requestAnimationFrame(() => fly(departed)); // when all has changed, before it is drawn
  });

  let asked = false;
  $effect(() => {
    const now = seen().choices !== null;
    if (now && !asked && seen().moment) untrack(() => sounds.play("turn"));
    asked = now;
  });

  $effect(() => {
    const decides = seen().choices !== null;
    if (begun()) void tick().then(() => attend(decides));
  });

  // What was sent could not be pressed again; what is refused can.
  $effect(() => {
    const table = seen();
    if (!table.pending) void tick().then(() => regain(table.choices !== null));
  });
}
