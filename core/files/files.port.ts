// Decision: docs/decisions/uploads-in-a-folder-or-a-bucket.md
import { token } from "../shared/token.ts";
import type { FileId } from "./file-id.ts";
import type { ByteChunks } from "./byte-chunks.ts";

/** A range of a file's bytes. The first byte of a file is 0, and the last byte of the range is included. */
export type FilePart = { readonly first: number; readonly last: number };

/** Files by ids that nobody can guess. What they are and who owns them is stored elsewhere. */
export type Files = {
  /** Stores a file. When this answers, the file is stored safely, whatever happens then. */
  put(bytes: Uint8Array): Promise<FileId>;
  /** Stores a file that comes piece by piece. If it has more bytes than allowed, nothing is stored. */
  putPieces(pieces: ByteChunks, most: number): Promise<{ readonly id: FileId; readonly bytes: number } | "too-large">;
  /** Stores a file under the id that it has elsewhere, in the place of what was there. It is there as a whole or not at all. */
  putAs(id: FileId, pieces: ByteChunks): Promise<void>;
  read(id: FileId): Promise<Uint8Array | null>;
  /** The bytes of a file from one byte to another, both included; null: there is no such file. */
  readPart(id: FileId, part: FilePart): Promise<ByteChunks | null>;
  /** Removes a file. If it is already gone, nothing happens. */
  remove(id: FileId): Promise<void>;
  /** The files that were stored before a time, in milliseconds since 1970. */
  putBefore(at: number): AsyncIterable<FileId>;
};
export const Files = token<Files>("Files");
