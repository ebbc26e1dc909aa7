import type { MediaType } from "#core/files/upload.ts";

type UploadedFile = { readonly mediaType: MediaType; readonly name: string };

/** If a browser shows such a file as a page, the file can neither load nor run anything. */
const HARMLESS = "default-src 'none'; sandbox; frame-ancestors 'none'";

const endings: Readonly<Record<MediaType, string>> = {
  "image/webp": "webp",
  "application/pdf": "pdf",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
};

const sent = (shown: "inline" | "attachment", { mediaType, name }: UploadedFile) => ({
  "content-type": mediaType,
  "content-disposition": `${shown}; filename="${name}.${endings[mediaType]}"`,
  "content-security-policy": HARMLESS,
});

/** Headers of an uploaded file that is only to be saved. */
export const asAttachment = (file: UploadedFile) => sent("attachment", file);

/** Headers of an uploaded file: pictures and videos may be shown in the page, a PDF is only saved. */
export const asSent = (file: UploadedFile) => sent(file.mediaType === "application/pdf" ? "attachment" : "inline", file);
