import type { Colour } from "../net/protocol";

const INKS: Record<Colour, string> = { blue: "s1", rose: "s2", pine: "s3", amber: "s4", violet: "s5", teal: "s6" };

/** Every colour that there is. */
export const COLOURS = Object.keys(INKS) as Colour[];

export const ink = (colour: Colour): string => `var(--${INKS[colour]})`;
