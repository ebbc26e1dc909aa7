import { Typefaces } from "./typefaces.ts";
import type { Outlined } from "#core/files/drawing.port.ts";

const UNITS = 1_000; // Of an em, as every font of the papers has them.

/** Texts as paths, by the papers' own fonts. */
export function textOutlines(): Outlined {
  const faces = new Typefaces();
  return ({ text, face, spacing }) => {
    const paths: string[] = [];
    let width = 0;
    for (const run of faces.runsOf(text, face)) {
      const { glyphs, positions } = faces.font(run.file).font.layout(run.text);
      for (const [place, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
        paths.push(
          glyph.path
            .scale(1 / UNITS, -1 / UNITS)
            .translate(width + xOffset / UNITS, -yOffset / UNITS)
            .toSVG(),
        );
        width += xAdvance / UNITS + spacing;
      }
    }
    return { path: paths.join(""), width: width - spacing };
  };
}
