import type { UploadKind } from "../files/upload.ts";

/** Others see it beside the name. The number includes the shown picture and those that are about to replace it. */
export const PROFILE_PICTURE: UploadKind = { name: "profile-picture", audience: "anyone", most: 4, longestSide: 512 };
