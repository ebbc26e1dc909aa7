/** How many colours a side of a placeholder has. */
export const PLACEHOLDER_SIDE = 4;

/**
 * What keeps a picture's place until it comes. Its width and height are in pixels; `colours` are 4 × 4 pixels of it, row by row from the
 * top, red, green and blue a byte each, as Base64.
 */
export type Placeholder = { readonly width: number; readonly height: number; readonly colours: string };
