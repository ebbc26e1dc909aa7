import { token } from "../shared/token.ts";
import type { MediaType } from "./upload.ts";

export type Picture = { readonly mediaType: MediaType; readonly bytes: Uint8Array };

/** Makes pictures of what people send. */
export type Pictures = {
  /**
   * The picture drawn anew, upright, no side longer than `longestSide` pixels, and with nothing else that the file told: no place, no camera, no
   * date. Null: the bytes are no picture that we take, whatever their file was called.
   */
  redrawn(bytes: Uint8Array, longestSide: number): Promise<Picture | null>;
};
export const Pictures = token<Pictures>("Pictures");
