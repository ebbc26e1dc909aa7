import { LARGEST_VIDEO } from "#core/files/keep-video.ts";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { shrunkPicture } from "#web/platform/files/shrunk-picture.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { PictureRefused } from "#core/files/keep-picture.ts";
import type { VideoRefused } from "#core/files/keep-video.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { Result } from "#core/shared/result.ts";

/** Why a report does not go along, beside what is wrong with any picture. */
export type ReportFault =
  | "no-report"
  | "report-too-large"
  | "no-paper"
  | "locked-paper"
  | "active-paper"
  | "too-many-reports"
  | "reports-closed"
  | "consent-needed";

export type FileProblem =
  | ReportFault
  | PictureRefused["kind"]
  | VideoRefused["kind"]
  | "picture-too-large"
  | "too-many"
  | "one-video"
  | "unavailable";

/** Hears the share that has gone, 0 to 1. */
type Heard = (share: number) => void;

/** A file that is ready to go: how large it is, in bytes, and how it is sent. */
export type PreparedFile = {
  readonly drawing: ImageBitmap | null;
  readonly size: number;
  readonly send: (heard: Heard) => Promise<Result<FileId, { readonly kind: FileProblem }>>;
};

/** How files of a kind are sent: which ones, how many, and what is said of others. */
export type UploadRules = {
  readonly types: readonly string[];
  readonly wrongType: FileProblem;
  readonly largest: number;
  readonly tooLarge: FileProblem;
  readonly most: number;
  readonly tooMany: FileProblem;
  readonly prepare: (file: Blob) => Promise<PreparedFile>;
};

const LONGEST_SIDE = 1_920;

/** Pictures, made smaller on their way. */
export const picturesBy = (
  send: (bytes: Uint8Array, heard: Heard) => Promise<Result<FileId, PictureRefused>>,
  longestSide = LONGEST_SIDE,
): UploadRules => ({
  types: ["image/jpeg", "image/png", "image/webp"],
  wrongType: "no-picture",
  largest: LARGEST_UPLOAD,
  tooLarge: "picture-too-large",
  most: Number.POSITIVE_INFINITY,
  tooMany: "too-many",
  prepare: async (file) => {
    const { bytes, drawing } = await shrunkPicture(file, longestSide);
    return { drawing, size: bytes.length, send: (heard) => send(bytes, heard) };
  },
});

/** Pictures, made smaller on their way, and PDF files as they are. */
export const papersBy = (
  send: (pieces: ByteChunks, heard: Heard) => Promise<Result<FileId, { readonly kind: FileProblem }>>,
  { most, longestSide, largest }: { readonly most: number; readonly longestSide: number; readonly largest: number },
): UploadRules => ({
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
  wrongType: "no-report",
  largest,
  tooLarge: "report-too-large",
  most,
  tooMany: "too-many-reports",
  prepare: async (file) => {
    if (file.type === "application/pdf") return { drawing: null, size: file.size, send: (heard) => send(piecesOf(file), heard) };
    const { bytes, drawing } = await shrunkPicture(file, longestSide);
    return { drawing, size: bytes.length, send: (heard) => send(whole(bytes), heard) };
  },
});

/** One video, as it is. */
export const videoBy = (send: (pieces: ByteChunks, heard: Heard) => Promise<Result<FileId, VideoRefused>>): UploadRules => ({
  types: ["video/mp4", "video/webm", "video/quicktime"],
  wrongType: "no-video",
  largest: LARGEST_VIDEO,
  tooLarge: "too-large",
  most: 1,
  tooMany: "one-video",
  prepare: async (file) => ({ drawing: null, size: file.size, send: (heard) => send(piecesOf(file), heard) }),
});

async function* whole(bytes: Uint8Array): ByteChunks {
  yield bytes;
}

const PIECE = 1024 * 1024;

async function* piecesOf(file: Blob): ByteChunks {
  for (let start = 0; start < file.size; start += PIECE) yield new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
}
