import { useCase } from "../../shared/token.ts";
import { asItIs, decidedByClock } from "./in-room.ts";
import { latestOpenStart } from "./room-times.ts";
import { maker } from "../../shared/use-case.ts";
import { Rooms } from "./rooms.port.ts";
import { Clock } from "../../shared/clock.port.ts";

/**
 * Looks at all appointments whose rooms have opened, and takes the steps that time brings. Source: specification/consultations.md, Missing
 * an appointment.
 */
export type WatchRooms = () => Promise<void>;
export const WatchRooms = useCase<WatchRooms>("consultations", "WatchRooms");

/** So many are looked at once; the rest a minute later. */
const AT_ONCE = 1_000;

export const makeWatchRooms = maker(WatchRooms, { rooms: Rooms, now: Clock }, ({ rooms, now }) => async () => {
  const at = now();
  for (const id of await rooms.startedBefore(latestOpenStart(at), AT_ONCE))
    await rooms.change<null>(id, (seen) => {
      const decided = decidedByClock(seen, at);
      return decided === null ? asItIs(null) : { ...decided, answer: null };
    });
  await rooms.forget(at);
});
