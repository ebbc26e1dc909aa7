import * as z from "zod";
import { SHARED_MEASURES } from "#core/fitbook/cards/day-card.ts";
import { calendarDay } from "#adapters/http-contract/scalars.ts";
import type { DayCard } from "#core/fitbook/cards/day-card.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const dayCard: Shape<DayCard> = z.object({ measure: z.enum(SHARED_MEASURES), day: calendarDay, amount: z.int().min(1) });
