import type { UploadKind } from "../files/upload.ts";

/** Others see it when they see its review. */
export const REVIEW_PICTURE: UploadKind = { name: "review-picture", audience: "owner", most: 500, longestSide: 1_600 };
