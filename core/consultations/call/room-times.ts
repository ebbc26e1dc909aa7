import type { Booking } from "../booking/booking.ts";
import type { BookingState } from "../slots/slot-facts.ts";

const MINUTE = 60_000;
const OPENS_BEFORE = 10 * MINUTE;
const CLOSES_AFTER = 15 * MINUTE;

/** Nobody gets in yet: the room opens at `from`, in milliseconds since 1970. */
export type RoomNotOpen = { readonly kind: "room-not-open"; readonly from: number };

/** The consultation is over, or it was never paid for. */
export type RoomClosed = { readonly kind: "room-closed" };

/**
 * From when until when the room of an appointment is open, the end not included, in milliseconds since 1970. Source:
 * specification/consultation-calls.md, The room.
 */
export const roomTimes = ({ start, length }: Pick<Booking, "start" | "length">) => ({
  opens: start - OPENS_BEFORE,
  closes: start + length * MINUTE + CLOSES_AFTER,
});

/**
 * The latest start of an appointment whose room is open at `now`; both in milliseconds since 1970. Source:
 * specification/consultation-calls.md, The room.
 */
export const latestOpenStart = (now: number): number => now + OPENS_BEFORE;

/** From then on nobody checks in for the first time, in milliseconds since 1970. Source: specification/consultation-calls.md, The room. */
export const firstCheckInUntil = ({ start }: Pick<Booking, "start">): number => start + CLOSES_AFTER;

/** States of an appointment that is still to come about or under way. */
export const OPEN_STATES: readonly BookingState[] = ["confirmed", "checked_in", "in_progress"];

/**
 * Why nobody may be in the room of a booking at `now`, in milliseconds since 1970; null: they may. Source:
 * specification/consultation-calls.md, The room.
 */
export function roomRefusal(booking: Pick<Booking, "start" | "length" | "state">, now: number): RoomNotOpen | RoomClosed | null {
  if (!OPEN_STATES.includes(booking.state)) return { kind: "room-closed" };
  const { opens, closes } = roomTimes(booking);
  if (now < opens) return { kind: "room-not-open", from: opens };
  return now < closes ? null : { kind: "room-closed" };
}
