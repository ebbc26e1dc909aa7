import { PLACEHOLDER_SIDE } from "#core/files/placeholder.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import type { Pictures } from "#core/files/pictures.port.ts";

const MOST_PIXELS = 40_000_000; // A small file can hold a picture that fills any memory.
const TIMEOUT = 10; // Seconds.
const AT_ONCE = 2;

/** Pictures by libvips, a few at a time: others wait their turn. The library is loaded for the first one. */
export function sharpPictures(): Pictures {
  const turns = new ConcurrencyLimit(AT_ONCE);
  return {
    async redrawn(bytes, longestSide) {
      if (!isTaken(bytes)) return null;
      return turns.take(async () => {
        try {
          const { default: sharp } = await import("sharp");
          sharp.cache(false);
          sharp.concurrency(1);
          const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false })
            .autoOrient()
            .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
            .toColourspace("srgb")
            .webp({ quality: 82 })
            .timeout({ seconds: TIMEOUT })
            .toBuffer();
          return { mediaType: "image/webp", bytes: drawn };
        } catch {
          return null; // Whatever it is that libvips can't read, or not in time, we take it for no picture.
        }
      });
    },
    placeholderOf: (bytes) =>
      turns.take(async () => {
        const { default: sharp } = await import("sharp");
        const { width, height } = await sharp(bytes).metadata();
        const colours = await sharp(bytes)
          .flatten({ background: "#fff" })
          .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: "fill" })
          .toColourspace("srgb")
          .raw()
          .timeout({ seconds: TIMEOUT })
          .toBuffer();
        return { width, height, colours: colours.toString("base64") };
      }),
  };
}

/** By what the bytes begin with: JPEG, PNG or WebP. What libvips knows besides, as SVG, is more than a picture. */
function isTaken(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG\r\n\x1a\n") || /^RIFF.{4}WEBP$/s.test(head);
}
