import * as z from "zod";
import { SHARED_MEASURES } from "#core/fitbook/cards/day-card.ts";
import { calendarDay } from "#adapters/http-contract/scalars.ts";
import type { DayCard } from "#core/fitbook/cards/day-card.ts";

export const dayCard: z.ZodType<DayCard> = z.object({ measure: z.enum(SHARED_MEASURES), day: calendarDay, amount: z.int().min(1) });
