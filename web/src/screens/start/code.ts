import { linkIn } from "../../ui/route.svelte";

/** Where to go for what somebody typed or pasted: a table's code, or its whole address with its link or to its replay. */
export function addressOf(typed: string): string | null {
  const text = plain(typed);
  const [, code = "", replay, link = ""] = /\/t\/([^/?#%\s]+)(\/replay)?[^#%]*(?:(?:#|%23)(\S+))?/i.exec(text) ?? [
    text,
    text,
  ];
  const clean = capitals(code).replace(/[^A-Z0-9]/g, "");
  return clean ? `/t/${clean}${replay ? "/replay" : ""}${link && `#${linkIn(link)}`}` : null;
}

/** The code in such an address. */
export const codeOf = (address: string): string => address.split(/[/#]/)[2] ?? "";

/** Greek and Cyrillic capitals that look like Latin ones, and those. */
const ALIKE = new Map(
  Array.from("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХЅІЈԚԜ", (letter, n) => [letter, "ABEZHIKMNOPTYXABEKMHOPCTYXSIJQW".charAt(n)]),
);

/** Letters and digits as a keyboard of any language writes them: full-width ones, digits of any script. */
const plain = (typed: string): string => typed.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

/** Capitals without accents, and as Latin ones what looks like them; the same under every language: ids know none. */
const capitals = (text: string): string =>
  text
    .normalize("NFKD")
    .toUpperCase()
    .replace(/./gu, (letter) => ALIKE.get(letter) ?? letter);

/** In every script the digits stand in tens, one after the other. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return before % 10;
}
