import type { FastifyReply } from "fastify";
import type { MediaType } from "#core/files/upload.ts";

type SentFile = { readonly mediaType: MediaType; readonly name: string };

/** Even if a browser showed such a file as a page, the file could neither load nor run anything. */
const HARMLESS = "default-src 'none'; sandbox; frame-ancestors 'none'";

const endings: Readonly<Record<MediaType, string>> = {
  "image/webp": "webp",
  "application/pdf": "pdf",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
};

const sent = (reply: FastifyReply, shown: "inline" | "attachment", { mediaType, name }: SentFile): FastifyReply =>
  reply
    .header("content-type", mediaType)
    .header("content-disposition", `${shown}; filename="${name}.${endings[mediaType]}"`)
    .header("content-security-policy", HARMLESS);

/** A file that people sent, as something to be saved. */
export const asAttachment = (reply: FastifyReply, file: SentFile): FastifyReply => sent(reply, "attachment", file);

/** A file that people sent: pictures and videos may be shown in their place, a PDF is only ever saved. */
export const asSent = (reply: FastifyReply, file: SentFile): FastifyReply =>
  sent(reply, file.mediaType === "application/pdf" ? "attachment" : "inline", file);
