import { create } from "fontkit";
import type { Font, GlyphRun } from "fontkit";

const MOST_KEPT = 2_000; // Words of one font: some megabytes.
const FIGURES = ["tnum"]; // Mukta's figures are of different widths otherwise.

/** A font that is parsed once for all papers, and remembers how words are set. */
export class ParsedFont {
  /** As pdfkit takes it. */
  readonly font: Font;
  readonly #parsed: Font;
  readonly #set = new Map<string, GlyphRun>();

  constructor(bytes: Buffer) {
    const parsed = create(bytes);
    // pdfkit scales the positions that it is given to a thousandth of the type's size, in place: what is remembered stays as it is only
    // then.
    if (!("layout" in parsed) || parsed.unitsPerEm !== 1000) throw new Error("a paper's font has a thousand units");
    this.#parsed = parsed;
    leaveOutMissingAnchors(parsed);
    this.font = Object.create(parsed, { layout: { value: (text: string) => this.#layout(text) } });
  }

  knows(letter: string): boolean {
    return [...letter].every((part) => this.#parsed.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));
  }

  /** How wide a text is at a type size of one point. It is measured word by word, as pdfkit sets it. */
  widthOf(text: string): number {
    let width = 0;
    for (let from = 0; from < text.length; ) {
      const space = text.indexOf(" ", from);
      const to = space === -1 ? text.length : space + 1;
      width += this.#layout(text.slice(from, to)).advanceWidth;
      from = to;
    }
    return width / 1000;
  }

  #layout(text: string): GlyphRun {
    const stored = this.#set.get(text);
    if (stored !== undefined) return stored;
    if (this.#set.size >= MOST_KEPT) this.#set.clear();
    const run = this.#parsed.layout(text, FIGURES);
    this.#set.set(text, run);
    return run;
  }
}

type Anchoring = { applyAnchor: (mark: unknown, anchor: unknown, base: number) => void };

/**
 * A sign that a font places on no point of the letter below stays where it is: fontkit reads the point without asking whether there is one.
 */
function leaveOutMissingAnchors(font: Font): void {
  const { _layoutEngine } = font as Font & { readonly _layoutEngine: { readonly engine: { readonly GPOSProcessor?: Anchoring } | null } };
  const positions = _layoutEngine.engine?.GPOSProcessor;
  if (positions === undefined) return;
  const apply = positions.applyAnchor.bind(positions);
  positions.applyAnchor = (mark, anchor, base) => {
    if (anchor !== null) apply(mark, anchor, base);
  };
}
