/** The games that have a face of their own: each folder here with a `parcel.ts` is one. Every other game has a plain face. */
import type { Parcel } from "./parcel";
import { plain } from "./plain/plain";

const found = import.meta.glob<{ parcel: Parcel }>("./*/parcel.ts", { eager: true });
const PARCELS = new Map(Object.values(found).map(({ parcel }) => [parcel.game, parcel]));

export const parcelOf = (game: string): Parcel => PARCELS.get(game) ?? { ...plain, game };

/** The address of the form at which a table of the game is set up. */
export const formOf = (game: string): string => `#${parcelOf(game).form ?? game}`;
