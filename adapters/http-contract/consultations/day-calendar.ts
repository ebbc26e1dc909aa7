import * as z from "zod/mini";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import { REASONS } from "./reasons.ts";
import type { PatientEntry } from "#core/consultations/directory/patient-calendar.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** The same as encoding by the shape. */
export const calendarEntryByHand = ({ from, to, reason, start, booking, freeAt }: PatientEntry) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  reason,
  start: start === null ? null : new Date(start).toISOString(),
  booking,
  free_at: freeAt === null ? null : new Date(freeAt).toISOString(),
});

export const calendarEntry: Shape<PatientEntry> = fields({
  from: instant,
  to: instant,
  reason: z.enum(REASONS),
  start: z.nullable(instant),
  booking: z.nullable(z.string()),
  freeAt: ["free_at", z.nullable(instant)],
});
