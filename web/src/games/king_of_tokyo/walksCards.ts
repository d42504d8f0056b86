/** Arrows read the cards of a board that has the focus, one after the other; without them the first is read. */
import { looking } from "./looking.svelte";
import type { OwnedCard } from "./protocol";

const STEPS: Readonly<Record<string, (rtl: boolean) => number>> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  ArrowRight: (rtl) => (rtl ? -1 : 1),
  ArrowLeft: (rtl) => (rtl ? 1 : -1),
};

interface Walks {
  readonly onfocus: (event: FocusEvent) => void;
  readonly onblur: () => void;
  readonly onkeydown: (event: KeyboardEvent) => void;
}

export function walksCards(cards: readonly OwnedCard[], seat: number): Walks {
  const read = (at: number): void => {
    const card = cards.at(at % cards.length);
    if (card) looking.at({ card, seat });
  };
  return {
    onfocus: ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) read(0);
    },
    onblur: () => looking.away(),
    onkeydown: (event) => {
      const step = STEPS[event.key]?.(document.dir === "rtl");
      if (step === undefined || cards.length === 0) return;
      event.preventDefault();
      const now = looking.owned?.seat === seat ? cards.indexOf(looking.owned.card) : -step;
      read(now + step);
    },
  };
}
