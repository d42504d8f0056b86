/** The face of the Arabic script, loaded for languages that are written in it. */
import url from "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url";

const face = new FontFace("Vazirmatn Variable", `url(${url})`, { weight: "400 800", display: "swap" });
document.fonts.add(face);

/** Done when words can be shown in it, or when that takes too long. */
export const there: Promise<unknown> = Promise.race([
  face.load(),
  new Promise((resolve) => setTimeout(resolve, 1500)),
]).catch(() => undefined);
