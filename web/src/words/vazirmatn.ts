/** The face of the Arabic script, loaded for languages that are written in it. */
import all from "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?all&url";
import url from "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url";

const NAME = "Vazirmatn Variable";
const how = { weight: "400 800", display: "swap" } as const;
const face = new FontFace(NAME, `url(${url})`, how);
/** Letters that Persian and Arabic do not have; the browser loads them when a text has one. */
const RARE =
  "U+620, U+63B-63F, U+653, U+655-65F, U+66D-67D, U+67F-685, U+687-697, U+699-6A8, U+6B0-6BF, U+6CD-6EF, U+6FA-6FF";
document.fonts.add(new FontFace(NAME, `url(${all})`, { ...how, unicodeRange: RARE }));
document.fonts.add(face);

/** Done when words can be shown in it, or when that takes too long. */
export const there: Promise<unknown> = Promise.race([
  face.load(),
  new Promise((resolve) => setTimeout(resolve, 1500)),
]).catch(() => undefined);
