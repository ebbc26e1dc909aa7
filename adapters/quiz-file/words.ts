import { FAULTY } from "#adapters/input-file/read.ts";
import type { Kind } from "#adapters/input-file/kind.ts";

const LONGEST = 2_000;

/** Words for people, without the blanks around them. */
export const WORDS: Kind<string> = {
  expected: `text of at most ${LONGEST} characters`,
  read: (value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= LONGEST && !value.includes("\0") && value.isWellFormed()
      ? value.trim()
      : FAULTY,
};
