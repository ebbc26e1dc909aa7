import * as z from "zod";
import type { Stars } from "#core/reviews/review.ts";

export const stars: z.ZodType<Stars> = z.literal([1, 2, 3, 4, 5]);
