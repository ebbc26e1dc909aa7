import type { Instant } from "#core/shared/instant.ts";

/** What a command can use: files to read, output to write, and the time. */
export type Terminal = {
  /** Writes to standard output. Resolves when it is ready for more. */
  write(text: string): Promise<void>;
  /** Writes to standard error. */
  complain(text: string): void;
  /** Shows progress on one line that the next call overwrites. Does nothing if standard error is not a terminal. */
  progress(text: string): void;
  /** The bytes of a file; "-" is standard input. Throws `Unreadable`. */
  readWhole(file: string): Promise<Uint8Array>;
  /** The bytes of a file, piece by piece. Throws `Unreadable` too. */
  readPieces(file: string): AsyncIterable<Uint8Array>;
  readonly isColoured: boolean;
  now(): Instant;
};

/** Runs with the arguments given and returns the exit status. */
export type Command = (given: readonly string[], terminal: Terminal) => Promise<number>;

/** Thrown where a file can't be read. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";

  /** `reason` completes "FILE …". */
  constructor(file: string, reason: string) {
    super(`${file === "-" ? "Standard input" : file} ${reason}.`);
  }
}

/** What a command ends with. */
export const DONE = 0;
export const UNUSABLE_INPUT = 1;
export const WRONG_USAGE = 2;
export const DEFECT = 70;
