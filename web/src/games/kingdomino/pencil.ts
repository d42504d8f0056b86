/** A domino in pencil lies there again after the page was loaded anew: where it lay at which step of which table. */
const KEPT = "kingtable.pencil";

export interface Step {
  readonly code: string;
  readonly shown: number;
}

const at = ({ code, shown }: Step): string => `${code} ${shown} `;

/** The move that was in pencil at this step, if any. */
export function pencilledAt(step: Step): string | null {
  try {
    const kept = sessionStorage.getItem(KEPT) ?? "";
    return kept.startsWith(at(step)) ? kept.slice(at(step).length) || null : null;
  } catch {
    return null;
  }
}

export function keepPencil(step: Step, move: string | null): void {
  try {
    sessionStorage.setItem(KEPT, at(step) + (move ?? ""));
  } catch {
    // Where nothing is kept, the domino is in hand again.
  }
}
