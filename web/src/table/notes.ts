/** The key under which this browser keeps which question it answered last by itself. */
const TAKEN = "kingtable.standing";

/** Whether this window answers a question by itself: of several windows of a seat the first one does, and no other. */
export function takes(code: string, seq: number): boolean {
  const question = `${code} ${seq}`;
  try {
    if (localStorage.getItem(TAKEN) === question) return false;
    localStorage.setItem(TAKEN, question);
  } catch {
    // Nothing is kept here: the server takes the first answer.
  }
  return true;
}

/** Whether a table is seen to begin for the first time in this window. */
export function begins(code: string): boolean {
  const key = `kingtable.begun.${code}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "yes");
  } catch {
    // Nothing is kept here: it begins once more.
  }
  return true;
}

/** Which frames a preset of mine answered: nobody but this browser knows, so it keeps them for this visit. */
export class Notes {
  #key: string;
  #kept: Record<number, string> = {};

  constructor(code: string) {
    this.#key = `kingtable.notes.${code}`;
    try {
      this.#kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as Record<number, string>;
    } catch {
      // Nothing was kept.
    }
  }

  get(seq: number): string | undefined {
    return this.#kept[seq];
  }

  set(seq: number, by: string): void {
    this.#kept[seq] = by;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // It holds until the page is left.
    }
  }
}
