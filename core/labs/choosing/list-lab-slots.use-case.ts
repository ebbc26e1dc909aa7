import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { notServedAt } from "../slots/not-served.ts";
import { labSlots, slotDays } from "../slots/lab-slots.ts";
import { maker } from "../../shared/use-case.ts";
import { LabSnapshots } from "../list/lab-snapshot.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { LabId } from "../lab.ts";
import type { LabSlot, LabSpot } from "../slots/lab-slots.ts";
import type { NotServed } from "../slots/not-served.ts";

/** `fastingHours`: the longest fast that something that is tested needs, 0: none. */
export type LabSlotsRequest = { readonly lab: LabId; readonly spot: LabSpot; readonly fastingHours: number };

/**
 * The slots of a laboratory in the next days with the reasons why some can't be had, the earliest first. Source: specification/labs.md,
 * Slots of a lab.
 */
export type ListLabSlots = (request: LabSlotsRequest) => Promise<Result<readonly LabSlot[], { readonly kind: "unknown-lab" } | NotServed>>;
export const ListLabSlots = useCase<ListLabSlots>("labs", "ListLabSlots");

type Needs = { readonly snapshots: LabSnapshots; readonly bookings: Pick<LabBookings, "takings">; readonly now: Clock };

const DAY = 24 * 60 * 60 * 1000;

export const makeListLabSlots = maker(
  ListLabSlots,
  { snapshots: LabSnapshots, bookings: LabBookings, now: Clock },
  ({ snapshots, bookings, now }: Needs) =>
    async ({ lab: id, spot, fastingHours }) => {
      const { labs, calendars } = await snapshots();
      const lab = labs.find((one) => one.id === id);
      if (lab === undefined) return refused({ kind: "unknown-lab" });
      const unserved = notServedAt(lab, spot);
      if (unserved !== null) return refused(unserved);
      const at = now();
      const days = slotDays(at);
      const takings = await bookings.takings({ lab: id, from: at, to: at + days.length * DAY });
      const calendar = calendars.find((one) => one.id === id) ?? { windows: [], closed: [] };
      return ok(labSlots({ now: at, hours: lab.hours, calendar, spot, fastingHours, takings }, days));
    },
);
