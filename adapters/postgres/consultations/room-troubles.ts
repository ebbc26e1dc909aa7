import { NEVER } from "rxjs";
import { roomTrouble } from "#core/consultations/staff/room-trouble.ts";
import { postgresRooms, roomsOf } from "./rooms.ts";
import type { RoomTrouble } from "#core/consultations/staff/room-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_MOST = 500;

/**
 * Rooms in which a patient waits alone, the earliest appointment first, of at most 500 that have begun. `at` in milliseconds since 1970.
 */
export async function troublesOfRooms(db: Database, at: number): Promise<readonly RoomTrouble[]> {
  const rooms = postgresRooms(db, { of: () => NEVER });
  const seen = await roomsOf(db, await rooms.startedBefore(at, AT_MOST));
  return seen.flatMap((one) => roomTrouble(one, at) ?? []);
}
