/** Dice that were kept when the page was loaded anew: they are kept again, as long as the table stands as it did. */
import type { Dice } from "./dice.svelte";
import type { Face, Table } from "./protocol";

const KEY = "kingtable.kept";

interface Kept {
  table: string;
  seq: number;
  faces: Face[];
}

export function remember({ code, shown }: Table, faces: readonly Face[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table: code, seq: shown, faces }));
  } catch {
    // They are kept until the page is left.
  }
}

export function recall({ code, shown }: Table, dice: Dice): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    if (kept?.table === code && kept.seq === shown) dice.keep(kept.faces);
  } catch {
    // Nothing was kept.
  }
}
