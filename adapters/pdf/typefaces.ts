import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import bidiFactory from "bidi-js";
import { ParsedFont } from "./parsed-font.ts";

/** Where a font file lies, and the letters that it sets of those that it knows; null: all of them. */
type FontFile = { readonly at: URL; readonly sets: RegExp | null };

const packages = createRequire(import.meta.url);

/** A script of India by its name in Unicode; the space between two of its words is set with them. */
const SCRIPTS = {
  Devanagari: "devanagari",
  Bengali: "bengali",
  Gujarati: "gujarati",
  Gurmukhi: "gurmukhi",
  Kannada: "kannada",
  Malayalam: "malayalam",
  Oriya: "oriya",
  Tamil: "tamil",
  Telugu: "telugu",
  Ol_Chiki: "ol-chiki",
  Meetei_Mayek: "meetei-mayek",
} as const;

/** Texts of these weights in the scripts that the project's own fonts don't know; symbols have one weight. */
const WEIGHTS = { 400: "400Regular", 700: "700Bold" } as const;

const own = (file: string, sets: RegExp | null = null): readonly (readonly [string, FontFile])[] => [
  [file, { at: new URL(`fonts/${file}.ttf`, import.meta.url), sets }],
];

function packed(font: string, weight: keyof typeof WEIGHTS, sets: RegExp | null): readonly (readonly [string, FontFile])[] {
  const name = font
    .split("-")
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join("");
  const path = `@expo-google-fonts/${font}/${WEIGHTS[weight]}/${name}_${WEIGHTS[weight]}.ttf`;
  return [[`${font}-${weight}`, { at: pathToFileURL(packages.resolve(path)), sets }]];
}

const inScript = (script: string): RegExp =>
  new RegExp(`^[\\p{Script_Extensions=${script}}\\p{Script=Inherited} \\u200b-\\u200d\\u25cc]+$`, "u");

/** The files of a face: the first one that knows a letter sets it. */
const filesOf = (latin: string, devanagari: string, weight: keyof typeof WEIGHTS): ReadonlyMap<string, FontFile> =>
  new Map([
    ...own(latin),
    ...own("mukta-400-latin-more"),
    ...own(devanagari, inScript("Devanagari")),
    ...Object.entries(SCRIPTS).flatMap(([script, name]) =>
      name === "devanagari" ? [] : packed(`noto-sans-${name}`, weight, inScript(script)),
    ),
    ...packed("noto-naskh-arabic", weight, inScript("Arabic")),
    ...packed("noto-sans", weight, null),
    ...packed("noto-sans-math", 400, null),
    ...packed("noto-sans-symbols", weight, null),
  ]);

const FILES = {
  regular: filesOf("mukta-400-latin", "mukta-400-devanagari", 400),
  bold: filesOf("mukta-700-latin", "mukta-700-devanagari", 700),
  title: filesOf("tiro-400-latin", "mukta-400-devanagari", 400),
} as const;

export type Typeface = keyof typeof FILES;

/** A piece of a text that one font file sets. */
export type Run = { readonly file: string; readonly text: string; readonly width: number };

type Piece = { readonly file: string; text: string; readonly level: number };

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013-\u2026\u20b9\u2212]*$/; // What every first file knows.
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const bidi = bidiFactory();

/** The fonts of papers, each read when its first letter is set. */
export class Typefaces {
  readonly #fonts = new Map<string, ParsedFont>();

  font(file: string): ParsedFont {
    const stored = this.#fonts.get(file);
    if (stored !== undefined) return stored;
    const lies = Object.values(FILES)
      .find((files) => files.has(file))
      ?.get(file);
    if (lies === undefined) throw new Error(`no font of papers is called ${file}`);
    const font = new ParsedFont(readFileSync(lies.at));
    this.#fonts.set(file, font);
    return font;
  }

  /** How wide a text is at a type size of one point. */
  widthOf(text: string, face: Typeface): number {
    return PLAIN.test(text) ? this.font(firstOf(face)).widthOf(text) : this.runsOf(text, face).reduce((sum, { width }) => sum + width, 0);
  }

  /**
   * The pieces of a text from left to right, as they are drawn: words of a script that is written from the right stand in the order in
   * which they are seen. A letter that no file knows stands as an empty box: `unprintedLetter` of core refuses it where it is typed.
   */
  runsOf(text: string, face: Typeface): readonly Run[] {
    if (PLAIN.test(text)) return [this.#run(firstOf(face), text)];
    const levels = isFromTheRight(text) ? bidi.getEmbeddingLevels(text).levels : null;
    const pieces: Piece[] = [];
    for (const { segment, index } of this.#lettersOf(text)) {
      const level = levels?.[index] ?? 0;
      const letter = level % 2 === 1 ? (bidi.getMirroredCharacter(segment) ?? segment) : segment;
      const last = pieces.at(-1);
      const file = this.#fileOf(letter, face, last?.file ?? null);
      // What is not a letter is its own piece in a text from the right: within a run, a font would set it from the left.
      const joins = level % 2 === 0 || (isFromTheRight(letter) && isFromTheRight(last?.text ?? ""));
      if (last?.file === file && last.level === level && joins) last.text += letter;
      else pieces.push({ file, text: letter, level });
    }
    return asSeen(pieces).map((piece) => this.#run(piece.file, piece.text));
  }

  /** Whether the papers have this letter, a whole one with its signs. */
  knows(letter: string): boolean {
    return [...FILES.regular].some(([file, { sets }]) => (sets?.test(letter) ?? true) && this.font(file).knows(letter));
  }

  /** A letter with its signs, or each by itself where no file has them together. */
  #lettersOf(text: string): readonly { readonly segment: string; readonly index: number }[] {
    return [...letters.segment(text)].flatMap(({ segment, index }) =>
      PLAIN.test(segment) || segment.length === 1 || this.knows(segment)
        ? [{ segment, index }]
        : [...segment].map((part) => ({ segment: part, index })),
    );
  }

  #fileOf(letter: string, face: Typeface, last: string | null): string {
    const files = FILES[face];
    const isSetBy = (file: string) => (files.get(file)?.sets?.test(letter) ?? true) && this.font(file).knows(letter);
    if (last !== null && isShapedBy(last) && isSetBy(last)) return last; // A space stays with the words on both sides of it.
    return [...files.keys()].find(isSetBy) ?? firstOf(face);
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

/** Whether a text holds letters of a script that is written from the right. */
export const isFromTheRight = (text: string): boolean => FROM_THE_RIGHT.test(text);

/** Whether a file's letters are drawn in another order or in other shapes than they are written in. */
export const isShapedBy = (file: string): boolean => Object.values(FILES).some((files) => (files.get(file)?.sets ?? null) !== null);

const firstOf = (face: Typeface): string => FILES[face].keys().next().value ?? "";

/**
 * Pieces in the order in which they stand on paper: from the highest level down, those that stand together are turned round (UAX 9, rule
 * L2).
 */
function asSeen(pieces: readonly Piece[]): readonly Piece[] {
  const seen = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1)
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? -1) >= level) to += 1;
      seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = to;
    }
  return seen;
}
