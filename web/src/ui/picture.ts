/** A drawing of the page as a picture to send: nothing of it leaves the device before somebody sends it. */

const SHARPER = 2;
/** What the page says of letters in its style sheets, which a picture for itself does not have. */
const LETTERS = ["font-family", "font-size", "font-weight", "fill", "text-anchor", "direction"];

/** The drawing with all that it is made of: pieces, colours and letters. */
export function alone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [here, there] = [drawing.querySelectorAll("text"), copy.querySelectorAll("text")];
  there.forEach((text, at) => {
    const style = here[at] && getComputedStyle(here[at]);
    for (const name of style ? LETTERS : []) text.style.setProperty(name, style?.getPropertyValue(name) ?? null);
  });
  const [cut, cuts] = [drawing.querySelectorAll(".cut"), copy.querySelectorAll<SVGElement>(".cut")];
  cuts.forEach((piece, at) => cut[at] && piece.style.setProperty("filter", getComputedStyle(cut[at]).filter));
  copy.prepend(...used(copy));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const written = new XMLSerializer().serializeToString(copy);
  const page = getComputedStyle(document.documentElement);
  const value = (_: string, name: string, otherwise = ""): string => page.getPropertyValue(name).trim() || otherwise;
  return written.replaceAll(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, value);
}

/** The pieces that a drawing shows, and those that they show. */
function used(drawing: Element, found = new Map<string, Element>()): Element[] {
  for (const use of drawing.querySelectorAll("use")) {
    const id = use.getAttribute("href")?.slice(1) ?? "";
    const piece = document.getElementById(id);
    if (!piece || found.has(id)) continue;
    const copy = piece.cloneNode(true) as Element;
    found.set(id, copy);
    used(copy, found);
  }
  return [...found.values()];
}

/** The picture as a file. Raises Error where the browser cannot draw it. */
async function file(drawing: SVGSVGElement, title: string): Promise<File> {
  const url = URL.createObjectURL(new Blob([alone(drawing)], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = drawing.width.baseVal.value * SHARPER;
  canvas.height = drawing.height.baseVal.value * SHARPER;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(url);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!drawn) throw new Error("the browser draws no picture");
  return new File([drawn], `${title.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`, { type: "image/png" });
}

/** Hands a drawing to another app, where the device can, or keeps it as a file. Raises Error where it cannot be drawn. */
export async function hand(drawing: SVGSVGElement, title: string): Promise<void> {
  const picture = await file(drawing, title);
  const told = { files: [picture], title };
  if ("canShare" in navigator && navigator.canShare(told)) {
    try {
      await navigator.share(told);
      return;
    } catch (error) {
      // Who closes the phone's own sheet has changed their mind; a browser that allows none keeps a file.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
