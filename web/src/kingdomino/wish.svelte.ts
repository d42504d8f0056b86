import { offer } from "../net/offer.svelte";
import { Wish } from "../start/wish.svelte";

export type Preset = "official" | "bga";

/** A table of Kingdomino being wished for. It offers nothing that the rules do not combine. */
export class KingdominoWish extends Wish {
  played: Preset = $state("official");
  middle = $state(true);
  harmony = $state(true);
  duel = $state(false);
  dynasty = $state(false);
  threePlayers = $state(36);
  startOrder: "kings" | "snake" = $state("kings");

  constructor() {
    super("kingdomino", 4, 2);
  }

  override get preset(): string {
    return this.played;
  }

  choose(preset: Preset): void {
    this.played = preset;
    const told = offer.of("kingdomino").presets[preset];
    this.threePlayers = (told?.["three_players"] as number | undefined) ?? (preset === "bga" ? 48 : 36);
    this.startOrder =
      (told?.["start_order"] as "kings" | "snake" | undefined) ?? (preset === "bga" ? "snake" : "kings");
  }

  get options(): Record<string, unknown> {
    return {
      middle_kingdom: this.middle,
      harmony: this.harmony,
      dynasty: this.dynasty,
      start_order: this.startOrder,
      ...(this.players === 2 ? { mighty_duel: this.duel } : {}),
      ...(this.players === 3 ? { three_players: this.threePlayers } : {}),
    };
  }
}
