import { roomRefusal } from "../call/room-times.ts";
import type { SeenRoom } from "../call/rooms.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/** A patient waits alone, since a moment in milliseconds since 1970, though the appointment has begun. */
export type RoomTrouble = { readonly booking: PayableId; readonly since: number };

/**
 * What staff should look at in a room that is open at `at`, in milliseconds since 1970: its appointment has begun, the patient waits, and
 * the practitioner is not there. null: nothing. Source: specification/consultations.md, Staff commands.
 */
export function roomTrouble({ kept: { booking }, room }: SeenRoom, at: number): RoomTrouble | null {
  const hasBegun = booking.start <= at && roomRefusal(booking, at) === null;
  return hasBegun && room.waitingSince !== null && !room.practitioner.isHere ? { booking: booking.id, since: room.waitingSince } : null;
}
