/** What of bidi-js the papers use: it comes without types. */
declare module "bidi-js" {
  export type Bidi = {
    readonly getEmbeddingLevels: (text: string, direction?: "ltr" | "rtl" | "auto") => { readonly levels: Uint8Array };
    /** Null: it looks the same from both sides. */
    readonly getMirroredCharacter: (letter: string) => string | null;
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function bidiFactory(): Bidi;
}
