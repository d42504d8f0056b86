export type Choice = "system" | "light" | "dark";

const KEY = "kingtable.theme";

/** Light, dark, or as the system has it. */
class Theme {
  choice: Choice = $state("system");
  #dark = matchMedia("(prefers-color-scheme: dark)");

  constructor() {
    try {
      const kept = localStorage.getItem(KEY);
      if (kept === "light" || kept === "dark") this.choice = kept;
    } catch {
      // As the system has it.
    }
    this.#dark.addEventListener("change", () => this.#apply());
    this.#apply();
  }

  choose(choice: Choice): void {
    this.choice = choice;
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // It holds until the page is left.
    }
    this.#apply();
  }

  #apply(): void {
    const dark = this.choice === "dark" || (this.choice === "system" && this.#dark.matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

export const theme = new Theme();
