import type { UploadKind } from "../../files/upload.ts";

const ofReturn = (shown: string): UploadKind => ({ name: `return-${shown}`, audience: "owner", most: 200, longestSide: 1_920 });

/** What customers show of goods that they send back. */
export const RETURN_BILL = ofReturn("bill");
export const RETURN_PACKAGE = ofReturn("package");
export const RETURN_PRODUCT = ofReturn("product");
export const RETURN_OTHER = ofReturn("other");
