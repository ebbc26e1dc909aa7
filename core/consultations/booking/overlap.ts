import { BLOCKING_STATES } from "../slots/blocking-states.ts";
import type { Appointment } from "../slots/slot-facts.ts";

const MINUTE = 60_000;

/**
 * Whether two appointments can't both be: they overlap for the practitioner, rests included, or for the patient without rests. Says nothing
 * of their states. Source: specification/consultations.md, No overlap.
 */
export function overlap(a: Appointment, b: Appointment): boolean {
  const end = (one: Appointment, rest: number) => one.start + (one.length + rest) * MINUTE;
  const crosses = (restOfA: number, restOfB: number) => a.start < end(b, restOfB) && b.start < end(a, restOfA);
  return (a.practitioner === b.practitioner && crosses(a.buffer, b.buffer)) || (a.patient === b.patient && crosses(0, 0));
}

/** Whether an appointment takes time at that moment: a hold that is over takes none. Source: specification/consultations.md, No overlap. */
export const takesTime = ({ state, expiresAt }: Appointment, at: number): boolean =>
  BLOCKING_STATES.includes(state) && !((state === "held" || state === "pending_payment") && expiresAt !== null && at >= expiresAt);
