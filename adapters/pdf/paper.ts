import PDFDocument from "pdfkit";
import { grouped } from "#core/shared/grouped.ts";
import { COLOURS } from "./colours.ts";
import { isFromTheRight, isShapedBy } from "./typefaces.ts";
import type { Colour } from "./colours.ts";
import type { Typeface, Typefaces } from "./typefaces.ts";
import type { Day } from "#core/shared/day.ts";

/** How a text stands on paper; `size` in points. */
export type Style = { readonly face: Typeface; readonly size: number; readonly colour: Colour };

/** What a paper is called in a reader's window, and when it was made. */
export type PaperFacts = { readonly title: string; readonly author: string; readonly day: Day };

/** What a part of a paper is to those who hear it read. */
export type Role = "H1" | "H2" | "P" | "Sect" | "Table" | "THead" | "TBody" | "TR" | "TH" | "TD" | "Figure";

type Described = { readonly alt?: string; readonly scope?: "Column" | "Row" };

/** An A4 page in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/**
 * A document of A4 pages as it is drawn, each text in the part of the paper that it belongs to, so that it can be read aloud in order. The
 * same calls make the same bytes. Measures are in points from the upper left corner; a text's `y` is its base line.
 */
export class Paper {
  readonly faces: Typefaces;
  readonly #drawn: PDFKit.PDFDocument;
  readonly #chunks: Uint8Array[] = [];
  readonly #root: PDFKit.PDFStructureElement;
  #inside: PDFKit.PDFStructureElement;
  readonly #registered = new Set<string>();
  #colour: Colour | null = null;
  #font = "";
  #operators: string[] = [];
  #rules: Rule[] = [];

  constructor({ title, author, day }: PaperFacts, faces: Typefaces) {
    this.faces = faces;
    const at = new Date(`${day}T12:00:00+05:30`);
    this.#drawn = new PDFDocument({
      size: [A4.width, A4.height],
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-IN",
      displayTitle: true,
      font: NO_FONT,
      info: { Title: title, Author: author, Creator: "Niramaya", Producer: "pdfkit", CreationDate: at, ModDate: at },
    });
    this.#drawn.on("data", (chunk: Uint8Array) => this.#chunks.push(chunk));
    // pdfkit makes bytes of each operator by itself, which takes longer than all else: a page's are joined first.
    this.#drawn.addContent = (operator: string) => {
      this.#operators.push(operator);
      return this.#drawn;
    };
    this.#drawn.addPage();
    this.#root = this.#drawn.struct("Document");
    this.#drawn.addStructure(this.#root);
    this.#inside = this.#root;
  }

  /** Parts and texts that `draw` draws lie within this one. */
  part(role: Role, draw: () => void, described: Described = {}): void {
    const [element, outer] = [this.#drawn.struct(role, described), this.#inside];
    outer.add(element);
    this.#inside = element;
    draw();
    this.#inside = outer;
    element.end();
  }

  /** A part that holds nothing but what `draw` draws. */
  leaf(role: Role, draw: () => void, described: Described = {}): void {
    this.part(role, () => this.#inside.add(draw), described);
  }

  /** What is drawn to be looked at and not to be read, as what each page repeats. */
  aside(draw: () => void): void {
    this.#drawn.markContent("Artifact", { type: "Layout" });
    draw();
    this.#drawn.endMarkedContent();
  }

  /** What another text of the same part follows ends in a space, so that two words are not read as one; see `followed`. */
  text(text: string, x: number, y: number, style: Style): void {
    if (text === "") return;
    this.#colourOf(style.colour);
    let from = x;
    const turns = isFromTheRight(text);
    if (turns) this.#drawn.markContent("Span", { actual: text });
    for (const run of this.faces.runsOf(text, style.face)) {
      this.#setIn(run.file);
      this.#drawn.fontSize(style.size);
      const isShaped = !turns && isShapedBy(run.file);
      if (isShaped) this.#drawn.markContent("Span", { actual: run.text }); // Its signs stand in another order than they are written in.
      this.#drawn.text(run.text, from, y, PLACED);
      if (isShaped) this.#drawn.endMarkedContent();
      from += run.width * style.size;
    }
    if (turns) this.#drawn.endMarkedContent();
  }

  /** A text whose last letter ends at `right`. */
  textTo(text: string, right: number, y: number, style: Style): void {
    this.text(text, right - this.widthOf(text.trimEnd(), style), y, style);
  }

  widthOf(text: string, { face, size }: Style): number {
    return this.faces.widthOf(text, face) * size;
  }

  /** A line across, to be looked at and not to be read. */
  rule(left: number, right: number, y: number, { weight, colour }: { readonly weight: number; readonly colour: Colour }): void {
    this.#rules.push({ left, right, y, weight, colour });
  }

  /** Strokes and fills of a drawing whose unit is `scale` points. */
  drawing(x: number, y: number, scale: number, draw: (pen: PDFKit.PDFDocument) => void): void {
    this.#drawn.save().translate(x, y).scale(scale);
    draw(this.#drawn);
    this.#drawn.restore();
  }

  turn(): void {
    this.#finishPage();
    this.#drawn.addPage();
    this.#colour = null; // A page begins in black.
  }

  /** All pages, and on each what `foot` draws; nothing can be drawn afterwards. */
  bytes(foot: (page: number, pages: number) => void): Promise<Uint8Array> {
    this.#finishPage();
    const { count } = this.#drawn.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#drawn.switchToPage(page);
      this.#colour = null;
      this.aside(() => foot(page + 1, count));
      this.#finishPage();
    }
    this.#root.end();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#drawn.on("end", () => resolve(Buffer.concat(this.#chunks)));
    this.#drawn.on("error", reject);
    this.#drawn.end();
    return promise;
  }

  #finishPage(): void {
    if (this.#rules.length > 0) this.aside(() => this.#drawRules());
    this.#rules = [];
    this.#drawn.page.write(this.#operators.join("\n"));
    this.#operators = [];
  }

  /** Those that look alike are one stroke. */
  #drawRules(): void {
    for (const [, alike] of grouped(this.#rules, ({ weight, colour }) => `${weight} ${colour}`)) {
      for (const { weight, colour } of alike.slice(0, 1)) this.#drawn.lineWidth(weight).strokeColor(COLOURS[colour]);
      for (const { left, right, y } of alike) this.#drawn.moveTo(left, y).lineTo(right, y);
      this.#drawn.stroke();
    }
  }

  #colourOf(colour: Colour): void {
    if (this.#colour === colour) return;
    this.#drawn.fillColor(COLOURS[colour]);
    this.#colour = colour;
  }

  #setIn(file: string): void {
    if (this.#font === file) return;
    const { font } = this.faces.font(file);
    if (!this.#registered.has(file)) this.#drawn.registerFont(file, font as unknown as Buffer); // It takes a parsed font too, which its types don't say.
    this.#registered.add(file);
    this.#drawn.font(file);
    this.#font = file;
  }
}

/** The lines of a part as they are drawn: each but the last ends in a space. */
export const followed = (text: string, line: number, { length }: readonly unknown[]): string => (line + 1 < length ? `${text} ` : text);

type Rule = { readonly left: number; readonly right: number; readonly y: number; readonly weight: number; readonly colour: Colour };

const PLACED = { lineBreak: false, baseline: "alphabetic" } as const;
const NO_FONT = null as unknown as string; // Else it reads a font that is never used.
