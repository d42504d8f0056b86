import { BODIES } from "./bodies";
import { CITY } from "./city";
import { DICE } from "./dice";
import type { Picture } from "./inks";
import { POWERS } from "./powers";

/** One picture of our own for each card. */
export const PICTURES: Readonly<Record<string, Picture>> = { ...CITY, ...BODIES, ...POWERS, ...DICE };
