import type { Day } from "#core/shared/day.ts";
import type { Fact } from "#adapters/pdf/sale.ts";

/** Lines under a heading. */
export type LetterText = { readonly heading: string; readonly lines: readonly string[] };

/** Rows under the heads of their columns, as many cells each as there are heads. */
export type LetterTable = { readonly heading: string; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A page under somebody's own head, as a clinic or a laboratory sends it. `signed`: who did, with title and register, in lines. */
export type Letter = {
  readonly title: string;
  readonly from: { readonly name: string; readonly lines: readonly string[] };
  readonly day: Day;
  readonly facts: readonly Fact[];
  readonly before: readonly LetterText[];
  readonly tables: readonly LetterTable[];
  readonly after: readonly LetterText[];
  readonly signed: readonly string[];
};

/** Such a page as a PDF; it has room for one page alone. */
export type LetterPaper = (letter: Letter) => Promise<Uint8Array>;

/** Letters as PDF, by pdfkit. The library and its fonts are loaded for the first one. */
export function letterPaper(): LetterPaper {
  let loaded: ReturnType<typeof drawing> | null = null;
  return async (letter) => {
    loaded ??= drawing();
    return (await loaded)(letter);
  };
}

async function drawing(): Promise<LetterPaper> {
  const [{ drawLetter }, { Typefaces: Faces }] = await Promise.all([import("./draw-letter.ts"), import("#adapters/pdf/typefaces.ts")]);
  const faces = new Faces();
  return (letter) => drawLetter(letter, faces);
}
