import { readFileSync } from "node:fs";
import { ParsedFont } from "./parsed-font.ts";

/** A file knows the letters of a few scripts: the first one that knows a letter sets it. */
const FILES = {
  regular: ["mukta-400-latin", "mukta-400-latin-more", "mukta-400-devanagari"],
  bold: ["mukta-700-latin", "mukta-400-latin-more", "mukta-700-devanagari"],
  title: ["tiro-400-latin", "mukta-400-latin-more", "mukta-400-devanagari"],
} as const;

export type Typeface = keyof typeof FILES;

/** A piece of a text that one font file sets. */
export type Run = { readonly file: string; readonly text: string; readonly width: number };

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013-\u2026\u20b9\u2212]*$/; // What every first file knows.

/** The project's own fonts, each read when its first letter is set. */
export class Typefaces {
  readonly #fonts = new Map<string, ParsedFont>();

  font(file: string): ParsedFont {
    const kept = this.#fonts.get(file);
    if (kept !== undefined) return kept;
    const font = new ParsedFont(readFileSync(new URL(`fonts/${file}.ttf`, import.meta.url)));
    this.#fonts.set(file, font);
    return font;
  }

  /** How wide a text is at a type size of one point. */
  widthOf(text: string, face: Typeface): number {
    return PLAIN.test(text) ? this.font(FILES[face][0]).widthOf(text) : this.runsOf(text, face).reduce((sum, { width }) => sum + width, 0);
  }

  /** A letter that no file knows stands as an empty box. */
  runsOf(text: string, face: Typeface): readonly Run[] {
    const files = FILES[face];
    if (PLAIN.test(text)) return [this.#run(files[0], text)];
    const pieces: { file: string; text: string }[] = [];
    for (const { segment } of letters.segment(text)) {
      const last = pieces.at(-1);
      const file = [last?.file ?? files[0], ...files].find((name) => this.font(name).knows(segment)) ?? files[0];
      if (last?.file === file) last.text += segment;
      else pieces.push({ file, text: segment });
    }
    return pieces.map((piece) => this.#run(piece.file, piece.text));
  }

  /** A text in lines that are no wider than `width` at a type size of one point; a word that is wider is cut. */
  wrapped(text: string, face: Typeface, width: number): readonly string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(/\s+/).flatMap((whole) => this.#cut(whole, face, width))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line === "" || this.widthOf(longer, face) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return line === "" ? lines : [...lines, line];
  }

  #cut(word: string, face: Typeface, width: number): readonly string[] {
    if (this.widthOf(word, face) <= width) return [word];
    const parts: string[] = [];
    let part = "";
    for (const { segment } of letters.segment(word)) {
      if (part !== "" && this.widthOf(part + segment, face) > width) {
        parts.push(part);
        part = "";
      }
      part += segment;
    }
    return [...parts, part];
  }

  #run(file: string, text: string): Run {
    return { file, text, width: this.font(file).widthOf(text) };
  }
}
