import { areBothGone } from "./line/both-gone.ts";
import { firstCheckInUntil, roomTimes } from "./room-times.ts";
import type { Booking } from "../booking/booking.ts";
import { isInCall } from "./room.ts";
import type { Room } from "./room.ts";

const MINUTE = 60_000;
const PRACTITIONER_MISSED_AFTER = 10 * MINUTE;

/** For so long nobody hears anybody before the consultation has failed, in milliseconds. */
export const CALL_BACK_LASTS = 10 * MINUTE;

/** What the clock makes of an appointment. "break-off": it failed technically. */
export type ClockEvent = "practitioner-missed" | "patient-missed" | "complete" | "break-off";

/**
 * What has become of an appointment by `now`, in milliseconds since 1970, by who was there; null: nothing. Somebody was there who sat in
 * the room before that moment. Source: specification/consultations.md, Missing an appointment.
 */
export function roomByClock(booking: Pick<Booking, "state" | "start" | "length">, room: Room, now: number): ClockEvent | null {
  const { start, state } = booking;
  const { closes } = roomTimes(booking);
  if (state === "in_progress") {
    const isLost = isInCall(room) && room.line === "call_back" && !room.isByPhone;
    if (isLost && now >= Math.min(room.lineSince + CALL_BACK_LASTS, closes)) return "break-off";
    if (now < closes) return null;
    return areBothGone(booking, room, now) ? "break-off" : "complete"; // Whether or not anybody looked while the room was open.
  }
  if (state !== "confirmed" && state !== "checked_in") return null;
  const cameBy = (moment: number) => room.practitioner.firstAt !== null && room.practitioner.firstAt < moment;
  const checkedInBy = (moment: number) => room.checkedInAt !== null && room.checkedInAt < moment;
  const [ten, fifteen] = [start + PRACTITIONER_MISSED_AFTER, firstCheckInUntil(booking)];
  if (now >= ten && checkedInBy(ten) && !cameBy(ten)) return "practitioner-missed";
  if (now >= fifteen && !cameBy(fifteen)) return "practitioner-missed";
  if (now >= fifteen && state === "confirmed") return "patient-missed";
  return now >= closes ? "practitioner-missed" : null;
}
