import * as z from "zod/mini";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** A length in minutes, in an address. */
export const minutesText: Shape<number> = z.codec(z.string().check(z.regex(/^\d{1,3}$/, "a length in minutes")), z.number(), {
  decode: Number,
  encode: String,
});
