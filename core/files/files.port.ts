import { token } from "../shared/token.ts";
import type { FileId } from "./file-id.ts";

/** Files by ids that nobody guesses. What they are and whose is written elsewhere. */
export type Files = {
  /** Kept once this answers, whatever happens then. */
  put(bytes: Uint8Array): Promise<FileId>;
  read(id: FileId): Promise<Uint8Array | null>;
  /** Also where there is none any more. */
  remove(id: FileId): Promise<void>;
  /** Those that were put before a moment, in milliseconds since 1970. */
  putBefore(at: number): AsyncIterable<FileId>;
};
export const Files = token<Files>("Files");
