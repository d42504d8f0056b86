/** Wishes, chances and cards of the odds pad in words. */
import { say, words } from "../../../words/words.svelte";
import { cardName } from "../cards";
import { percent } from "../consequences";
import { facesWords } from "../speech";
import { diceOf, kindOf, type Card, type Monster, type Pad, type Row } from "./odds.svelte";
import { sizeOf, type Change } from "./wishes";
import type { Face } from "../protocol";

export const nameOf = ({ name, colour }: Monster): string => name || say("king-of-tokyo-name", { colour });

/** A wish as it is written in its row. */
export function wishWords({ sheet, standing }: Pad, { want }: Row): string {
  const claws = want.claw ?? 0;
  const beaten = standing.targets.filter(({ health }) => health <= claws);
  if (claws > 0 && sizeOf(want) === claws && beaten.length > 0)
    return say("wish-kill", { who: words.list(beaten.map(({ seat }) => nameIn(sheet.monsters, seat))) });
  const parts = (Object.entries(want) as [Face, number][]).map(([face, n]) =>
    "123".includes(face) ? say("wish-number", { n, face: words.num(Number(face)) }) : say(`faces-${face}`, { n }),
  );
  const [one = "", two] = parts;
  return two === undefined ? one : say("wish-both", { one, two });
}

const nameIn = (monsters: readonly Monster[], seat: number): string => {
  const monster = monsters[seat];
  return monster ? nameOf(monster) : "";
};

const STATS = { star: "points", heart: "wish-health", energy: "wish-energy" } as const;

/** What a wish changes, to be heard. */
export function changeWords({ sheet }: Pad, { icon, seat, from, to }: Change): string {
  const what = seat === null ? say(STATS[icon]) : say("wish-whose", { who: nameIn(sheet.monsters, seat) });
  return say("wish-brings", { what, n: from, m: to });
}

/** After how many rolls chances are told: the next one and all that are left, or as the dice lie. */
export const columns = (rolls: number): number[] => (rolls > 1 ? [1, rolls] : [rolls]);

/** A row to be heard. */
export function rowWords(pad: Pad, row: Row): string {
  const keep = row.odds.keep ?? [];
  return say("wish-row", {
    wish: wishWords(pad, row),
    brings: words.list(row.changes.map((change) => changeWords(pad, change))),
    dice: keep.length ? facesWords(keep) : say("wish-nothing"),
    chances: words.list(columns(pad.sheet.rolls).map((n) => say("wish-chance", { n, p: percent(row.odds.p[n] ?? 0) }))),
  });
}

/** The best chances of all wishes, to be heard. */
export const oddsWords = (pad: Pad): string =>
  say("wish-said-all", {
    wishes: words.list(
      pad.rows.map((row) => say("wish-said-one", { wish: wishWords(pad, row), p: percent(row.odds.p.at(-1) ?? 0) })),
    ),
  });

/** A card as a switch: its name, and what it does once it is on. */
export const cardWords = (card: Card, monster: Monster): string => {
  const on = (monster.cards[card] ?? 0) > 0;
  const n = diceOf(on ? monster : { ...monster, cards: { ...monster.cards, [card]: 1 } });
  return say(`wish-card-${kindOf(card)}`, { card: cardName(card), n });
};

/** What the one button does. */
export function sealWords(pad: Pad): string {
  if (pad.missing > 0) return say("wish-missing", { n: pad.missing });
  const n = pad.sheet.dice.length - pad.loose;
  return pad.loose > 0 ? say("wish-roll", { n, m: pad.loose }) : say("wish-turn");
}
