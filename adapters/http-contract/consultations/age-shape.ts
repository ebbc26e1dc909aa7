import * as z from "zod/mini";
import type { Age } from "#core/shared/age.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const OLDEST = 130;
const MOST_MONTHS = 24;
const MOST_DAYS = 62;

const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

/** Whole years; of infants an object that says months or days, and not both. */
export const age: Shape<Age> = z.union([
  upTo(OLDEST),
  z.object({ months: upTo(MOST_MONTHS), days: z.optional(z.never()) }),
  z.object({ days: upTo(MOST_DAYS), months: z.optional(z.never()) }),
]);
