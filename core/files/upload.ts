import type { CustomerId } from "../identity/customer-id.ts";
import type { FileId } from "./file-id.ts";

/** What an upload is for. */
export type UploadKind =
  | "profile-picture"
  | "page-picture"
  | "review-picture"
  | "ticket-picture"
  | "ticket-video"
  | "return-bill"
  | "return-package"
  | "return-product"
  | "return-other";

/** Whom it is shown to: everybody who has its address, or its owner alone. */
export type UploadAudience = "anyone" | "owner";

/** A file that a customer gave: what the shop made of it; a video as it came. `bytes` is its size. Times in milliseconds since 1970. */
export type Upload = {
  readonly id: FileId;
  readonly owner: CustomerId;
  readonly kind: UploadKind;
  readonly audience: UploadAudience;
  readonly mediaType: MediaType;
  readonly bytes: number;
  readonly uploadedAt: number;
};

export type VideoType = "video/mp4" | "video/webm" | "video/quicktime";
export type MediaType = "image/webp" | VideoType;

/** `most` of its kind a customer may have; of a picture no side is longer than `longestSide` pixels. */
type UploadRules = { readonly audience: UploadAudience; readonly most: number; readonly longestSide: number };

export const uploadRules: Readonly<Record<UploadKind, UploadRules>> = {
  // Others see it beside the name. The one shown, and those that are on their way to take its place.
  "profile-picture": { audience: "anyone", most: 4, longestSide: 512 },
  "page-picture": { audience: "anyone", most: 500, longestSide: 1_920 },
  // Shown to others once its review is.
  "review-picture": { audience: "owner", most: 500, longestSide: 1_600 },
  "ticket-picture": { audience: "owner", most: 500, longestSide: 1_920 },
  "ticket-video": { audience: "owner", most: 50, longestSide: 0 },
  "return-bill": { audience: "owner", most: 200, longestSide: 1_920 },
  "return-package": { audience: "owner", most: 200, longestSide: 1_920 },
  "return-product": { audience: "owner", most: 200, longestSide: 1_920 },
  "return-other": { audience: "owner", most: 200, longestSide: 1_920 },
};

/** Bytes of a file as it is sent. */
export const LARGEST_UPLOAD = 8 * 1024 * 1024;

export const isShownTo = (visitor: CustomerId | null, { audience, owner }: Upload): boolean => audience === "anyone" || owner === visitor;
