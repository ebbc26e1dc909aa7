import type { PayableId } from "../../ledger/entry.ts";
import type { Booking } from "../booking/booking.ts";

/**
 * An appointment as calendars keep it. `sequence` grows with each move and with the cancellation, so that a calendar takes the later file.
 * Times in milliseconds since 1970; `stamp`: its last step.
 */
export type CalendarEvent = {
  readonly booking: PayableId;
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  readonly isCancelled: boolean;
  readonly stamp: number;
};

const MINUTE = 60_000;

/** null: it was never confirmed, so that no calendar has it. Source: specification/consultations.md, Reminders and calendar file. */
export function calendarEvent({ id, state, start, length, history }: Booking): CalendarEvent | null {
  if (state === "held" || state === "pending_payment" || state === "expired") return null;
  const isCancelled = state === "cancelled_by_patient" || state === "cancelled_by_practitioner";
  const moves = history.filter(({ deed }) => deed.kind === "move").length;
  const steps = history.filter(({ deed }) => deed.kind !== "refund");
  return {
    booking: id,
    sequence: moves + (isCancelled ? 1 : 0),
    start,
    end: start + length * MINUTE,
    isCancelled,
    stamp: steps.at(-1)?.at ?? start,
  };
}
