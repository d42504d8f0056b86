/** How much is announced to who listens: everything, what matters, or nothing; remembered by the browser. */
export const VERBOSITIES = ["all", "some", "none"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

const KEY = "kingtable.announced";

class Preference {
  chosen: Verbosity = $state(read());

  choose(verbosity: Verbosity): void {
    this.chosen = verbosity;
    try {
      localStorage.setItem(KEY, verbosity);
    } catch {
      // It holds until the page is left.
    }
  }
}

function read(): Verbosity {
  try {
    const kept = localStorage.getItem(KEY);
    return VERBOSITIES.find((verbosity) => verbosity === kept) ?? "all";
  } catch {
    return "all";
  }
}

export const verbosity = new Preference();
