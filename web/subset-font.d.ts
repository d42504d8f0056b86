/** What we use of the package, which brings no types. */
declare module "subset-font" {
  interface Wish {
    targetFormat: "woff2";
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, wish: Wish): Promise<Buffer>;
}

/** The address of a file that `vite.config.ts` makes in a second form. */
declare module "*?all&url" {
  const url: string;
  export default url;
}
