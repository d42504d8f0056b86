/** The sheet of a pad in this browser: a reload or a phone that slept forgets nothing. */
const keyOf = (pad: string): string => `kingtable.${pad}`;

export function keptSheet(pad: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(pad)) ?? "null");
  } catch {
    return null;
  }
}

export function keepSheet(pad: string, sheet: unknown): void {
  try {
    localStorage.setItem(keyOf(pad), JSON.stringify(sheet));
  } catch {
    // A browser that keeps nothing forgets it at a reload.
  }
}
