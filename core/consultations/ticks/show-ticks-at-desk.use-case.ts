import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { readForBooking } from "../booking/access-entry.ts";
import { prescribingBooking } from "../prescriptions/prescribing-booking.ts";
import { firstPlannedDay, tickedItems } from "./ticked-items.ts";
import { maker } from "../../shared/use-case.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import { Ticks } from "./ticks.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { AccessLog } from "../access/access-log.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { NotPrescribing, PrescribingNeeds } from "../prescriptions/prescribing-booking.ts";
import type { TickedItem } from "./ticked-items.ts";

/**
 * How much of what they prescribed for an appointment was ticked, for its practitioner, who is signed in. The patient's log has that they
 * read it. Nothing where nothing is in force. Source: specification/consultations.md, Who may see what.
 */
export type ShowTicksAtDesk = (account: CustomerId, booking: PayableId) => Promise<Result<readonly TickedItem[], NotPrescribing>>;
export const ShowTicksAtDesk = useCase<ShowTicksAtDesk>("consultations", "ShowTicksAtDesk");

type Needs = PrescribingNeeds & {
  readonly prescriptions: Pick<Prescriptions, "ofBooking">;
  readonly ticks: Pick<Ticks, "since">;
  readonly accessLog: Pick<AccessLog, "add">;
  readonly now: Clock;
};

export const makeShowTicksAtDesk = maker(
  ShowTicksAtDesk,
  { prescriptions: Prescriptions, ticks: Ticks, now: Clock, bookings: Bookings, practitionerOf: PractitionerOf, accessLog: AccessLog },
  ({ prescriptions, ticks, accessLog, now, ...needs }: Needs) =>
    async (account, booking) => {
      const found = await prescribingBooking(needs, account, booking);
      if (found.kind === "refused") return found;
      const prescription = await prescriptions.ofBooking(booking);
      const first = prescription === null ? null : firstPlannedDay(prescription);
      if (prescription === null || first === null) return ok([]);
      const at = now();
      await accessLog.add(readForBooking(found.value.kept, { seen: ["ticks"], at }));
      return ok(tickedItems(prescription, await ticks.since(prescription.customer, first), at));
    },
);
