import * as z from "zod";

/** A length in minutes, in an address. */
export const minutesText: z.ZodType<number> = z.codec(z.string().regex(/^\d{1,3}$/, "a length in minutes"), z.number(), {
  decode: Number,
  encode: String,
});
