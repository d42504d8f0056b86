/** The face of the Arabic script, loaded for languages that are written in it. */
import all from "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?all&url";
import url from "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url";
import { rare } from "./arabic";

const NAME = "Vazirmatn Variable";
const how = { weight: "400 800", display: "swap" } as const;
const face = new FontFace(NAME, `url(${url})`, how);
document.fonts.add(new FontFace(NAME, `url(${all})`, { ...how, unicodeRange: rare() }));
document.fonts.add(face);

/** Done when words can be shown in it, or when that takes too long. */
export const there: Promise<unknown> = Promise.race([
  face.load(),
  new Promise((resolve) => setTimeout(resolve, 1500)),
]).catch(() => undefined);
