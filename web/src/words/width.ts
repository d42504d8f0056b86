/** Letters that are twice as wide as Latin ones: Chinese characters and their neighbours, full-width forms. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

/** How wide a text is, in Latin letters. */
export const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
