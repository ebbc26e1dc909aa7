import { readFileSync } from "node:fs";
import { create } from "fontkit";
import PDFDocument from "pdfkit";

/** A text as it was drawn. */
export type Placed = {
  readonly page: number;
  readonly file: string;
  readonly size: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
};

/** What a drawing writes, by whatever of pdfkit's documents it draws on meanwhile. */
export async function textsOf(draw: () => Promise<unknown>): Promise<readonly Placed[]> {
  const { text, font, fontSize, addPage } = PDFDocument.prototype;
  const texts: Placed[] = [];
  let [page, file, size] = [-1, "", 0];
  Object.assign(PDFDocument.prototype, {
    addPage(this: PDFKit.PDFDocument, ...given: Parameters<typeof addPage>) {
      page += 1;
      return addPage.apply(this, given);
    },
    font(this: PDFKit.PDFDocument, name: string) {
      file = name;
      return font.call(this, name);
    },
    fontSize(this: PDFKit.PDFDocument, points: number) {
      size = points;
      return fontSize.call(this, points);
    },
    text(this: PDFKit.PDFDocument, written: string, x: number, y: number, options: PDFKit.Mixins.TextOptions) {
      texts.push({ page, file, size, text: written, x, y });
      return text.call(this, written, x, y, options);
    },
  });
  try {
    await draw();
  } finally {
    Object.assign(PDFDocument.prototype, { text, font, fontSize, addPage });
  }
  return texts.toSorted((a, b) => a.page - b.page);
}

/** The fonts of these texts, parsed once. */
export const parsedFonts = (texts: readonly Placed[]) =>
  new Map(
    [...new Set(texts.map(({ file }) => file))].map((file) => [
      file,
      create(readFileSync(new URL(`../../../adapters/pdf/fonts/${file}.ttf`, import.meta.url))),
    ]),
  );

/** The same texts at the same places, written straight with pdfkit and with nothing around them. */
export function barePaper(texts: readonly Placed[], fonts: ReturnType<typeof parsedFonts>): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const paper = new PDFDocument({ size: "A4", margin: 0, font: null as unknown as string }); // Else it reads a font that is never used.
  const chunks: Uint8Array[] = [];
  paper.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  paper.on("end", () => resolve(Buffer.concat(chunks)));
  for (const [file, font] of fonts) paper.registerFont(file, font as unknown as Buffer); // It takes a parsed font too, which its types don't say.
  let current = 0;
  for (const { page, file, size, text, x, y } of texts) {
    for (; current < page; current += 1) paper.addPage();
    paper.font(file).fontSize(size).text(text, x, y, { lineBreak: false, baseline: "alphabetic" });
  }
  paper.end();
  return promise;
}
