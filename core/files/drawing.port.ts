import { token } from "../shared/token.ts";

export type DrawingFace = "regular" | "title";

/** A line of text in a drawing, centred on `middle`, its letters standing on `baseline`. `spacing` widens each letter, by the type's size. */
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

/** A picture that is still to be painted: `shapes` is an SVG document that needs no font, no style and nothing from elsewhere. In pixels. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
  readonly texts: readonly DrawnText[];
};

/** What a text looks like at a type size of one, without any font: an SVG path whose letters stand on the line y = 0, and its width. */
export type Outlined = (text: Pick<DrawnText, "text" | "face" | "spacing">) => { readonly path: string; readonly width: number };

/** Makes pictures of drawings, alike on every machine. */
export type Painter = {
  /** As JPEG. */
  painted(drawing: Drawing): Promise<Uint8Array>;
};
export const Painter = token<Painter>("Painter");
