import type { UploadKind } from "../files/upload.ts";

/** A picture of a page that staff write. */
export const PAGE_PICTURE: UploadKind = { name: "page-picture", audience: "anyone", most: 500, longestSide: 1_920 };
