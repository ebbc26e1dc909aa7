import { token } from "../shared/token.ts";

export type DrawingFace = "regular" | "title";

/**
 * A line of text in a drawing. It is centred on `middle`, and its letters stand on `baseline`. `spacing` is added to each letter, in units
 * of the type size.
 */
export type DrawnText = {
  readonly text: string;
  readonly face: DrawingFace;
  readonly size: number;
  readonly spacing: number;
  readonly middle: number;
  readonly baseline: number;
  readonly colour: string;
  readonly opacity: number;
};

/**
 * A picture that is still to be painted: `shapes` is an SVG document that needs no font, no style and nothing from elsewhere. In pixels.
 */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
  readonly texts: readonly DrawnText[];
};

/** The shape of a text at a type size of one, without a font: an SVG path whose letters stand on the line y = 0, and its width. */
export type Outlined = (text: Pick<DrawnText, "text" | "face" | "spacing">) => { readonly path: string; readonly width: number };

/** Makes pictures from drawings. The result is the same on every machine. */
export type Painter = {
  /** As JPEG. */
  painted(drawing: Drawing): Promise<Uint8Array>;
};
export const Painter = token<Painter>("Painter");
