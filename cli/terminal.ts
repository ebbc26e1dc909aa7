import type { Instant } from "#core/shared/instant.ts";

/** What a command has around it: files to read, a place to write, the time. */
export type Terminal = {
  /** Standard output. Resolves once more may be written. */
  write(text: string): Promise<void>;
  /** Standard error. */
  complain(text: string): void;
  /** How far something is: a line that the next one takes the place of, for whoever watches. Nothing where nobody does. */
  progress(text: string): void;
  /** The bytes of a file, "-" being standard input. Throws `Unreadable`. */
  readWhole(file: string): Promise<Uint8Array>;
  /** The same piece by piece. */
  readPieces(file: string): AsyncIterable<Uint8Array>;
  readonly isColoured: boolean;
  now(): Instant;
};

/** Does what its arguments say and answers the exit status. */
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
