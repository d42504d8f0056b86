/** How long a game of Kingdomino begins, in milliseconds at the normal pace. */
export const BEGINS = 3000;
/** When the first king is drawn, and after how many milliseconds the next one. */
export const DRAWN = 300;
export const EACH = 600;
