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

const sent = (shown: "inline" | "attachment", { mediaType, name }: SentFile) => ({
  "content-type": mediaType,
  "content-disposition": `${shown}; filename="${name}.${endings[mediaType]}"`,
  "content-security-policy": HARMLESS,
});

/** Headers of a file that people sent, as something to be saved. */
export const asAttachment = (file: SentFile) => sent("attachment", file);

/** Headers of a file that people sent: pictures and videos may be shown in their place, a PDF is only ever saved. */
export const asSent = (file: SentFile) => sent(file.mediaType === "application/pdf" ? "attachment" : "inline", file);
