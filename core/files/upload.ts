import type { CustomerId } from "../identity/customer-id.ts";
import type { FileId } from "./file-id.ts";

/** The purpose of an upload. */
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

/** Who may see it: everybody who has its address, or only its owner. */
export type UploadAudience = "anyone" | "owner";

/**
 * A customer's file as the shop stores it: a picture is drawn anew, a video is kept as it came. `bytes` is its size. Times in milliseconds
 * since 1970.
 */
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

/** `most` is how many of its kind a customer may have. No side of a picture is longer than `longestSide` pixels. */
type UploadRules = { readonly audience: UploadAudience; readonly most: number; readonly longestSide: number };

export const uploadRules: Readonly<Record<UploadKind, UploadRules>> = {
  // Others see it beside the name. The number includes the shown picture and those that are about to replace it.
  "profile-picture": { audience: "anyone", most: 4, longestSide: 512 },
  "page-picture": { audience: "anyone", most: 500, longestSide: 1_920 },
  // Others see it when they see its review.
  "review-picture": { audience: "owner", most: 500, longestSide: 1_600 },
  "ticket-picture": { audience: "owner", most: 500, longestSide: 1_920 },
  "ticket-video": { audience: "owner", most: 50, longestSide: 0 },
  "return-bill": { audience: "owner", most: 200, longestSide: 1_920 },
  "return-package": { audience: "owner", most: 200, longestSide: 1_920 },
  "return-product": { audience: "owner", most: 200, longestSide: 1_920 },
  "return-other": { audience: "owner", most: 200, longestSide: 1_920 },
};

/** The most bytes of a file that is sent. */
export const LARGEST_UPLOAD = 8 * 1024 * 1024;

export const isShownTo = (visitor: CustomerId | null, { audience, owner }: Upload): boolean => audience === "anyone" || owner === visitor;
