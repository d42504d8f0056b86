import { games } from "./api";
import type { Colour } from "./protocol";

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
  presets: Record<string, Record<string, unknown>>;
}

const SEATS: Colour[] = ["blue", "rose", "pine", "amber", "violet", "teal"];

/** What is shown until the server has answered. */
const FALLBACK: Record<string, Offered> = {
  kingdomino: { game: "kingdomino", colours: SEATS.slice(0, 4), bots: [{ bot: "greedy" }], presets: {} },
  "king-of-tokyo": { game: "king-of-tokyo", colours: SEATS, bots: [{ bot: "random" }], presets: {} },
};

/** What the server has: games with their options, bots and languages. */
class Offer {
  games: Offered[] = $state.raw([]);
  known = $state(false);

  of(game: string): Offered {
    return this.games.find((offered) => offered.game === game) ?? (FALLBACK[game] as Offered);
  }

  has(game: string): boolean {
    return !this.known || this.games.some((offered) => offered.game === game);
  }

  /** The bot that sits down when nobody chose another. */
  bot(game: string): string {
    const { bots } = this.of(game);
    return (
      (bots.find((entry) => entry.default) ?? bots.find(({ bot }) => bot === "greedy") ?? bots.at(-1))?.bot ?? "random"
    );
  }

  async load(): Promise<string[]> {
    const answer = (await games().catch(() => null)) as Record<string, unknown> | null;
    const listed = Array.isArray(answer?.["games"]) ? (answer["games"] as Record<string, unknown>[]) : [];
    this.games = listed.map((entry) => {
      const before = FALLBACK[String(entry["game"])];
      return {
        game: String(entry["game"]),
        colours: (entry["colours"] as Colour[] | undefined) ?? before?.colours ?? SEATS,
        bots: botsOf(entry["bots"]) ?? before?.bots ?? [{ bot: "random" }],
        presets: (entry["presets"] as Offered["presets"] | undefined) ?? {},
      };
    });
    this.known = answer !== null;
    const languages = answer?.["languages"];
    return Array.isArray(languages) ? (languages as string[]) : ["en", "fa"];
  }
}

function botsOf(told: unknown): OfferedBot[] | null {
  if (!Array.isArray(told) || told.length === 0) return null;
  return told.map((entry) => (typeof entry === "string" ? { bot: entry } : (entry as OfferedBot)));
}

export const offer = new Offer();
