type Size = { readonly width: number; readonly height: number };

/**
 * Which square of a picture is kept. `zoom`: 1 is the largest square, up to `MOST_ZOOM`; `across` and `down`: where it lies, from 0 (left,
 * top) to 1.
 */
export type Crop = { readonly zoom: number; readonly across: number; readonly down: number };

export const MOST_ZOOM = 4;
/** The largest square, from the middle. */
export const MIDDLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** The square, in pixels of the picture. */
export function squareOf(
  { width, height }: Size,
  { zoom, across, down }: Crop,
): { readonly x: number; readonly y: number; readonly side: number } {
  const side = Math.min(width, height) / zoom;
  return { x: (width - side) * across, y: (height - side) * down, side };
}

/** The picture is moved under the square by so many of its own pixels, as far as it goes. */
export function movedBy(crop: Crop, size: Size, by: { readonly x: number; readonly y: number }): Crop {
  const { side } = squareOf(size, crop);
  const along = (at: number, room: number, moved: number) => (room <= 0 ? at : Math.min(1, Math.max(0, at - moved / room)));
  return { ...crop, across: along(crop.across, size.width - side, by.x), down: along(crop.down, size.height - side, by.y) };
}
