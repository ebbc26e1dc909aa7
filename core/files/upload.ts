import type { CustomerId } from "../identity/customer-id.ts";
import type { FileId } from "./file-id.ts";
import type { Placeholder } from "./placeholder.ts";

/** Who may see it: everybody who has its address, or only its owner. */
export type UploadAudience = "anyone" | "owner";

/**
 * A customer's file as the shop stores it: a picture is drawn anew, a PDF is written anew, a video is kept as it came. `bytes` is its size.
 * Times in milliseconds since 1970.
 */
export type Upload = {
  readonly id: FileId;
  readonly owner: CustomerId;
  /** Its kind's name. */
  readonly kind: string;
  readonly audience: UploadAudience;
  readonly mediaType: MediaType;
  readonly bytes: number;
  readonly uploadedAt: number;
  /** Of a picture that others are shown; left out: nothing keeps its place. */
  readonly placeholder?: Placeholder;
};

export type VideoType = "video/mp4" | "video/webm" | "video/quicktime";
export type ImageType = "image/webp";
export type MediaType = ImageType | VideoType | "application/pdf";

/**
 * The purpose of an upload, with the name that its area gives it and the rules for all of that kind. `most` is how many of them a customer
 * may have. No side of a picture is longer than `longestSide` pixels.
 */
export type UploadKind = { readonly name: string; readonly audience: UploadAudience; readonly most: number; readonly longestSide: number };

/** The most bytes of a file that is sent. */
export const LARGEST_UPLOAD = 8 * 1024 * 1024;

export const isShownTo = (visitor: CustomerId | null, { audience, owner }: Upload): boolean => audience === "anyone" || owner === visitor;
