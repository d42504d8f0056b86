/** A turn of a finished game, played once more: the position before it as a table, and what another turn is worth. */
import type { Open } from "./line";
import type { Retried, Seat, Why } from "./protocol";
import { situation } from "./situation";

export const retry = (
  table: string,
  seq: number,
  seats: readonly Seat[],
  told: (retried: Retried | null) => void,
  refused: (why: Why) => void,
): Open =>
  situation<Retried>(`/api/tables/${table}/retry/${seq}`, told, {
    shown: (snap) => ({ ...snap, seats: [...seats] }),
    refused,
  });
