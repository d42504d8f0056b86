import { games } from "./api";
import type { Colour, Options } from "./protocol";

/** A bot as the server offers it; its name and its strength are told by the catalogue. */
export interface OfferedBot {
  bot: string;
  level?: number;
  default?: boolean;
}

export interface Offered {
  game: string;
  colours: Colour[];
  bots: OfferedBot[];
  presets: Record<string, Partial<Options>>;
}

/** What the server has: games with their options, bots and languages. */
class Offer {
  games: Offered[] = $state.raw([]);
  known = $state(false);

  get kingdomino(): Offered {
    return this.games.find(({ game }) => game === "kingdomino") ?? FALLBACK;
  }

  /** The bot that sits down when nobody chose another. */
  get bot(): string {
    const bots = this.kingdomino.bots;
    return (bots.find((entry) => entry.default) ?? bots.find(({ bot }) => bot === "greedy") ?? bots.at(-1))?.bot ?? "greedy";
  }

  async load(): Promise<string[]> {
    const answer = (await games().catch(() => null)) as Record<string, unknown> | null;
    const listed = Array.isArray(answer?.["games"]) ? (answer["games"] as Record<string, unknown>[]) : [];
    this.games = listed.map((entry) => ({
      game: String(entry["game"]),
      colours: (entry["colours"] as Colour[] | undefined) ?? FALLBACK.colours,
      bots: botsOf(entry["bots"]),
      presets: (entry["presets"] as Offered["presets"] | undefined) ?? FALLBACK.presets,
    }));
    this.known = answer !== null;
    const languages = answer?.["languages"];
    return Array.isArray(languages) ? (languages as string[]) : ["en", "fa"];
  }
}

const FALLBACK: Offered = {
  game: "kingdomino",
  colours: ["blue", "rose", "pine", "amber"],
  bots: [{ bot: "greedy" }],
  presets: { official: {}, bga: {} },
};

function botsOf(told: unknown): OfferedBot[] {
  if (!Array.isArray(told) || told.length === 0) return FALLBACK.bots;
  return told.map((entry) => (typeof entry === "string" ? { bot: entry } : (entry as OfferedBot)));
}

export const offer = new Offer();
