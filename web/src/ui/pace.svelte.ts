/** How fast one likes to look: a matter of the person, remembered by the browser. */
export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

/** By how much a moment's time is stretched. */
const STRETCH: Record<Pace, number> = { slow: 1.9, normal: 1, fast: 0.4, once: 0 };
const KEY = "kingtable.pace";

class Preference {
  chosen: Pace = $state(read());

  get stretch(): number {
    return STRETCH[this.chosen];
  }

  choose(pace: Pace): void {
    this.chosen = pace;
    try {
      localStorage.setItem(KEY, pace);
    } catch {
      // It holds until the page is left.
    }
  }
}

function read(): Pace {
  try {
    const kept = localStorage.getItem(KEY);
    return PACES.find((pace) => pace === kept) ?? "normal";
  } catch {
    return "normal";
  }
}

export const pace = new Preference();
