const TIMEOUT = 10; // Seconds.

/** Encoding effort, of 0 to 6: half the processor time of 4, which is the default, for a twelfth more bytes of flat colours. */
const EFFORT = 2;

/**
 * A drawing without texts as a stored picture, in WebP, with no side longer than `longestSide` pixels. `shapes`: an SVG document that
 * covers its whole ground and needs no font and nothing from elsewhere. Only for drawings of our own: what people send is drawn by
 * `sharpPictures`.
 */
export async function paintedScene(shapes: string, longestSide: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(Buffer.from(shapes))
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .webp({ quality: 82, effort: EFFORT })
    .timeout({ seconds: TIMEOUT })
    .toBuffer();
}
