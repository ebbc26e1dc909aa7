import { FAULTY } from "#adapters/input-file/read.ts";
import type { Kind } from "#adapters/input-file/kind.ts";

/** An id that may stand in an address. */
export const ID: Kind<string> = {
  expected: "an id of at most 60 letters, digits, dashes and underscores",
  read: (value) => (typeof value === "string" && /^[\w-]{1,60}$/.test(value) ? value : FAULTY),
};
