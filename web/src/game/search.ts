/** Finding words in rules and cards, however a reader types them. */

/** Letters that stand for one another after the marks are gone. */
const ALIKE: Readonly<Record<string, string>> = {
  ي: "ی",
  ى: "ی",
  ك: "ک",
  ە: "ه",
  ة: "ه",
  ς: "σ",
  ı: "i",
  "×": "x",
  "’": "'",
};
/** Marks over and under Latin, Greek and Arabic letters; those of kana are letters of their own. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
/** What is not seen: joiners, and what guards the direction. */
const UNSEEN = /[\u200c-\u200f\u2066-\u2069]/g;
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const KATAKANA = /[\u30a1-\u30f6]/g;

/**
 * A text as it is compared: NFKC, small by the rules of the language (Turkish I is ı), without accents and joiners,
 * Persian ye, kaf and digits in one form, final sigma as any, dotless i as i, katakana as hiragana.
 */
export function folded(text: string, tag: string): string {
  return text
    .normalize("NFKC")
    .toLocaleLowerCase(tag)
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(UNSEEN, "")
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .normalize("NFC")
    .replace(/[يىكەةςı×’]/g, (letter) => ALIKE[letter] ?? letter);
}

/** Texts that were looked through before, folded. */
const known = new WeakMap<readonly string[], string>();

/** Whether each word of a query stands in one of the texts; whatever is asked of nothing does. */
export function finds(query: string, tag: string): (texts: readonly string[]) => boolean {
  const asked = folded(query, tag)
    .split(/\s+/)
    .filter((word) => word !== "");
  return (texts) => {
    if (asked.length === 0) return true;
    const text = known.get(texts) ?? folded(texts.join("\n"), tag);
    known.set(texts, text);
    return asked.every((word) => text.includes(word));
  };
}
