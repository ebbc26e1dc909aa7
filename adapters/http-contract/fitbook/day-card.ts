import * as z from "zod/mini";
import { SHARED_MEASURES } from "#core/fitbook/posts/day-card.ts";
import { calendarDay } from "#adapters/http-contract/scalars.ts";
import type { DayCard } from "#core/fitbook/posts/day-card.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const dayCard: Shape<DayCard> = z.object({
  measure: z.enum(SHARED_MEASURES),
  day: calendarDay,
  amount: z.int().check(z.minimum(1)),
});
