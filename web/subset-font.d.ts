/** What we use of the package, which brings no types. */
declare module "subset-font" {
  interface Wish {
    targetFormat: "woff2";
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, wish: Wish): Promise<Buffer>;
}
