import { PLACEHOLDER_SIDE } from "#core/files/placeholder.ts";
import type { Placeholder } from "#core/files/placeholder.ts";
import type { MyFile } from "#core/files/read-my-file.use-case.ts";

/** The longest side that is drawn in a post, in pixels: as sharp as a phone shows it, and little memory. */
const LONGEST_SIDE = 1_000;

type Size = { readonly width: number; readonly height: number };

/** The size at which a picture is drawn in a post, in pixels. */
export function drawnSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws the few colours of a placeholder over all of a canvas, so that they flow into each other. */
export function drawPlaceholder(canvas: HTMLCanvasElement, { colours }: Placeholder): void {
  const few = document.createElement("canvas");
  few.width = few.height = PLACEHOLDER_SIDE;
  const [context, small] = [canvas.getContext("2d"), few.getContext("2d")];
  if (context === null || small === null) return;
  const bytes = atob(colours);
  const pixels = small.createImageData(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE);
  for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : bytes.charCodeAt((at >> 2) * 3 + (at % 4));
  small.putImageData(pixels, 0, 0);
  context.imageSmoothingQuality = "high";
  context.drawImage(few, 0, 0, canvas.width, canvas.height);
}

/** The picture, ready to be drawn; null: this browser can't. */
export const bitmapOf = async ({ bytes, mediaType }: MyFile): Promise<ImageBitmap | null> =>
  "createImageBitmap" in globalThis ? createImageBitmap(new Blob([bytes], { type: mediaType })).catch(() => null) : null;
