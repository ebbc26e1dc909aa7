import { isInCall, SEAT_LASTS } from "../room.ts";
import { GIVEN_UP } from "./line-samples.ts";
import type { Booking } from "../../booking/booking.ts";
import type { Room, RoomSeat } from "../room.ts";

/**
 * Whether by `now`, in milliseconds since 1970, both sides of a call have been lost for so long that its line is given up, and neither
 * could say so. Whoever has left by a press is not lost, and what both lost after the appointment's end took nothing from it.
 * Source: specification/consultation-calls.md, A bad line.
 */
export function areBothGone(booking: Pick<Booking, "state" | "start" | "length">, room: Room, now: number): boolean {
  if (booking.state !== "in_progress" || !isInCall(room) || room.line === "call_back") return false;
  const [patient, practitioner] = [goneFrom(room.patient), goneFrom(room.practitioner)];
  if (patient === null || practitioner === null) return false;
  const from = Math.max(patient, practitioner);
  return from < booking.start + booking.length * 60_000 && now >= from + GIVEN_UP;
}

/** null: nobody sits there who could be lost. */
const goneFrom = ({ connection, isHere, heardAt }: RoomSeat): number | null =>
  connection === null || heardAt === null ? null : isHere ? heardAt + SEAT_LASTS : heardAt;
