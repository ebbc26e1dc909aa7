import type { LabBooking } from "../booking/lab-booking.ts";
import type { LabBookingEvent, LabBookingState, LabDeed } from "../booking/lab-booking-step.ts";

const DAY = 24 * 60 * 60 * 1000;
const READ_FOR = 30 * DAY;

const ENDED: readonly LabBookingState[] = ["ready", "cancelled", "expired"];
/** What may still be noted of a booking that has ended. */
const AFTERWARDS: readonly LabBookingEvent[] = ["correct", "call", "fail"];

/**
 * Until when a laboratory reads what was sent with a booking, in milliseconds since 1970: 30 days after it ended; null: it goes on.
 * Source: specification/labs.md, Reports of a lab.
 */
export function readByLaboratoryUntil({ state, history }: Pick<LabBooking, "state" | "history">): number | null {
  if (!ENDED.includes(state)) return null;
  return (history.findLast(({ deed }) => ends(deed))?.at ?? 0) + READ_FOR;
}

const ends = (action: LabDeed): boolean => action.kind === "part" || (action.kind === "state" && !AFTERWARDS.includes(action.event));
