import PDFDocument from "pdfkit";

type Writing = InstanceType<typeof PDFDocument>;

/** A PDF as a laboratory's program would write it. */
export function aPaper(write: (paper: Writing) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const paper = new PDFDocument(options);
  const pieces: Buffer[] = [];
  paper.on("data", (piece: Buffer) => pieces.push(piece));
  paper.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
  write(paper);
  paper.end();
  return promise;
}

/** A PDF of one empty page, with entries in its catalogue and further objects, written by hand. */
export const aPaperByHand = (catalogue = "", ...objects: readonly string[]): Uint8Array =>
  new TextEncoder().encode(
    [
      "%PDF-1.4",
      `1 0 obj<</Type/Catalog/Pages 2 0 R${catalogue}>>endobj`,
      "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj",
      ...objects,
      "trailer<</Root 1 0 R>>",
      "%%EOF",
    ].join("\n"),
  );
