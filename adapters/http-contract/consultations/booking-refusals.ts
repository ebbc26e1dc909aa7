import * as z from "zod/mini";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { answerOf, fields } from "#adapters/http-contract/endpoint.ts";
import { momentText } from "#adapters/http-contract/moment-text.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import { calendarEntry } from "./day-calendar.ts";
import { REASONS } from "./reasons.ts";

export const unknownBooking = { "unknown-booking": answerOf(404, "Booking not found") } as const;

/** Why a booking does not go the step that is asked for. */
export const stepRefusals = {
  ...unknownBooking,
  "not-possible": answerOf(409, "This is not possible any more.", fields({ state: z.enum(BOOKING_STATES) })),
  "too-early": answerOf(4, "It is too early for that.", fields({ from: instant })),
  "too-late": answerOf(5, "The appointment has begun."),
} as const;

/** Why a time can't be had. Source: specification/consultations.md, Refusals. */
export const timeRefusals = {
  "not-offered": answerOf(
    409,
    "That time is gone.",
    fields({ reason: z.enum(REASONS), nearest: z.array(instant), calendar: z.array(calendarEntry) }),
    ({ nearest }) =>
      nearest.length === 0 ? "That time is gone." : `That time is gone. The nearest are ${nearest.map(indianTime).join(", ")}.`,
  ),
  "own-appointment": answerOf(
    409,
    "You have another appointment then.",
    fields({ at: instant }),
    ({ at }) => `You have another appointment at ${momentText(at)}.`,
  ),
} as const;

export const tooManyHolds = answerOf(
  429,
  "Too many times were kept.",
  fields({ from: instant }),
  ({ from }) => `Too many times were kept. Please try again at ${momentText(from)}.`,
);

/** Why an appointment can't be moved. */
export const moveRefusals = {
  ...unknownBooking,
  "not-possible": stepRefusals["not-possible"],
  "too-late-to-move": answerOf(409, "Up to two hours before.", fields({ until: instant })),
  "moved-twice": answerOf(409, "This appointment was moved twice already."),
  "outside-plan": answerOf(
    409,
    "Your plan does not pay for this appointment then.",
    fields({ from: instant, until: instant }),
    ({ from, until }) =>
      `Your plan pays for this appointment from ${indianDay(from)} to ${indianDay(until - 1)}. Please choose a time within these days.`,
  ),
  "too-late-to-rebook": answerOf(6, "Another time could be chosen for 48 hours.", fields({ until: instant })),
} as const;

/** Why an appointment could not be moved, before anybody moves it. These are answers like any other: a page that asks has no trouble. */
export const movePreviewRefusals = {
  ...moveRefusals,
  "too-late-to-move": { ...moveRefusals["too-late-to-move"], code: 4 },
  "moved-twice": { ...moveRefusals["moved-twice"], code: 5 },
  "outside-plan": { ...moveRefusals["outside-plan"], code: 7 },
} as const;
