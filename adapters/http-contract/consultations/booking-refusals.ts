import * as z from "zod";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { answerOf, fields } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";

export const unknownBooking = { "unknown-booking": answerOf(404, "Booking not found") } as const;

/** Why a booking does not go the step that is asked for. */
export const stepRefusals = {
  ...unknownBooking,
  "not-possible": answerOf(409, "This is not possible any more.", fields({ state: z.enum(BOOKING_STATES) })),
  "too-early": answerOf(4, "It is too early for that.", fields({ from: instant })),
  "too-late": answerOf(5, "The appointment has begun."),
} as const;
