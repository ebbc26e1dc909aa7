import { ConcurrencyLimit } from "./concurrency-limit.ts";
import type { DrawnText, Outlined, Painter } from "#core/files/drawing.port.ts";

const AT_ONCE = 1;
const TIMEOUT = 10; // Seconds.

/**
 * Drawings by libvips, one at a time. The library and the fonts behind `outlined` are loaded for the first one; no font of the machine is
 * asked for.
 */
export function sharpPainter(outlined: () => Promise<Outlined>): Painter {
  const turns = new ConcurrencyLimit(AT_ONCE);
  return {
    painted: ({ width, height, shapes, texts }) =>
      turns.take(async () => {
        const [{ default: sharp }, outline] = await Promise.all([import("sharp"), outlined()]);
        const words = texts.map((text) => pathOf(text, outline)).join("");
        const written = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words}</svg>`;
        return sharp(Buffer.from(shapes))
          .composite([{ input: Buffer.from(written) }])
          .jpeg({ quality: 84, mozjpeg: true })
          .timeout({ seconds: TIMEOUT })
          .toBuffer();
      }),
  };
}

function pathOf(text: DrawnText, outline: Outlined): string {
  const { path, width } = outline(text);
  const { size, middle, baseline, colour, opacity } = text;
  return `<path transform="translate(${middle - (width * size) / 2} ${baseline}) scale(${size})" fill="${colour}" fill-opacity="${opacity}" d="${path}"/>`;
}
