import type { UploadKind } from "../files/upload.ts";

/** What customers send with a message of a ticket. */
export const TICKET_PICTURE: UploadKind = { name: "ticket-picture", audience: "owner", most: 500, longestSide: 1_920 };
export const TICKET_VIDEO: UploadKind = { name: "ticket-video", audience: "owner", most: 50, longestSide: 0 };
