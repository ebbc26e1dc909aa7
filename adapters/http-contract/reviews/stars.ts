import * as z from "zod/mini";
import type { Stars } from "#core/reviews/review.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const stars: Shape<Stars> = z.literal([1, 2, 3, 4, 5]);
