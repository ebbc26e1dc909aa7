// Decision: docs/decisions/uploads-in-a-folder.md
import { token } from "../shared/token.ts";
import type { FileId } from "./file-id.ts";
import type { ByteChunks } from "./byte-chunks.ts";

/** Bytes of a file, the first being 0; the last counts. */
export type FilePart = { readonly first: number; readonly last: number };

/** Files by ids that nobody guesses. What they are and whose is written elsewhere. */
export type Files = {
  /** Kept once this answers, whatever happens then. */
  put(bytes: Uint8Array): Promise<FileId>;
  /** The same of what comes piece by piece; of more than so many bytes nothing is kept. */
  putPieces(pieces: ByteChunks, most: number): Promise<{ readonly id: FileId; readonly bytes: number } | "too-large">;
  read(id: FileId): Promise<Uint8Array | null>;
  /** A part of a file, from one byte to another, both in it; null: there is no such file. */
  readPart(id: FileId, part: FilePart): Promise<ByteChunks | null>;
  /** Also where there is none any more. */
  remove(id: FileId): Promise<void>;
  /** Those that were put before a moment, in milliseconds since 1970. */
  putBefore(at: number): AsyncIterable<FileId>;
};
export const Files = token<Files>("Files");
