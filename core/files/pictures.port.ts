import { token } from "../shared/token.ts";
import type { Placeholder } from "./placeholder.ts";
import type { MediaType } from "./upload.ts";

export type Picture = { readonly mediaType: MediaType; readonly bytes: Uint8Array };

/** Makes pictures from the files that people send. */
export type Pictures = {
  /**
   * The picture, drawn anew: upright, with no side longer than `longestSide` pixels, and without the file's other data, such as place,
   * camera and date. null: the bytes are no picture of an accepted type, whatever the file's name says.
   */
  redrawn(bytes: Uint8Array, longestSide: number): Promise<Picture | null>;
  /** What keeps the place of a picture that `redrawn` made. */
  placeholderOf(bytes: Uint8Array): Promise<Placeholder>;
};
export const Pictures = token<Pictures>("Pictures");
