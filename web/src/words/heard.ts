/** Texts that the page said in English because the language lacks them; `gaps.ts` marks them where they are shown. */
export class Heard {
  /** The latest of them; more than a page shows at once. */
  static readonly MOST = 4000;
  readonly texts = new Set<string>();
  /** Grows with every change. */
  version = 0;

  add(text: string): void {
    const told = bare(text);
    if (this.texts.has(told)) return;
    const [oldest] = this.texts;
    if (this.texts.size === Heard.MOST && oldest !== undefined) this.texts.delete(oldest);
    this.texts.add(told);
    this.version += 1;
  }

  clear(): void {
    this.texts.clear();
    this.version += 1;
  }
}

/** A text as it is compared: without isolation marks, and with one space for several. */
export const bare = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
