import * as z from "zod/mini";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** A product's title in Hindi. Left out by servers of an earlier version, and by their answers that devices and calls keep. */
export const titleInHindi: Shape<string | null> = z.codec(z.optional(z.nullable(z.string())), z.custom<string | null>(), {
  decode: (hindi) => hindi ?? null,
  encode: (hindi) => hindi ?? null,
});

/** Both titles of a product, as they travel. */
export const titleFields = { title: z.string(), hindi: ["title_hi", titleInHindi] } as const;
