import type { Booking } from "../booking/booking.ts";
import type { BookingState } from "../slots/slot-facts.ts";

const HOUR = 60 * 60 * 1000;

/** Until so long before its start an appointment can be moved, in milliseconds. */
export const MOVES_UNTIL = 2 * HOUR;
/** How often an appointment can be moved. */
const MOST_MOVES = 2;

export type MoveRefusal =
  | { readonly kind: "not-possible"; readonly state: BookingState }
  /** It could be moved until then, in milliseconds since 1970. */
  | { readonly kind: "too-late-to-move"; readonly until: number }
  /** It was missed, and another time could be chosen until then. */
  | { readonly kind: "too-late-to-rebook"; readonly until: number }
  | { readonly kind: "moved-twice" }
  /** The plan that pays for it does so from `from` to before `until`, in milliseconds since 1970. */
  | { readonly kind: "outside-plan"; readonly from: number; readonly until: number };

/**
 * Until when an appointment can be moved, in milliseconds since 1970, and how often yet. Source: specification/consultations.md, Moving an
 * appointment.
 */
export const movesLeft = ({ start, history }: Pick<Booking, "start" | "history">): { readonly until: number; readonly left: number } => ({
  until: start - MOVES_UNTIL,
  left: MOST_MOVES - history.filter(({ deed }) => deed.kind === "move" && deed.event === "reschedule").length,
});

/** Why an appointment can't be moved at all at that time; null: it can. Source: specification/consultations.md, Moving an appointment. */
export function moveRefusal(booking: Booking, at: number): MoveRefusal | null {
  if (booking.state !== "confirmed") return { kind: "not-possible", state: booking.state };
  const { until, left } = movesLeft(booking);
  if (at > until) return { kind: "too-late-to-move", until };
  return left > 0 ? null : { kind: "moved-twice" };
}
