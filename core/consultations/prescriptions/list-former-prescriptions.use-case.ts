import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { readForBooking } from "../booking/access-entry.ts";
import { prescriptionView } from "../prescription/prescription-view.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import { AccessLog } from "../access/access-log.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { Booking } from "../booking/booking.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { PrescribingNeeds } from "./prescribing-booking.ts";
import type { Prescription } from "../prescription/prescription.ts";
import type { PrescriptionView } from "../prescription/prescription-view.ts";

/**
 * What the practitioner of an appointment, who is signed in, signed for the same patient at other appointments, the newest first. What
 * others signed is never among it. The patient's log has that it was read before anything is answered. Somebody else's appointment is
 * refused like one that does not exist; one that is not confirmed, and one that ended without a consultation, opens nothing. Source:
 * specification/prescriptions.md, Former prescriptions.
 */
export type ListFormerPrescriptions = (
  account: CustomerId,
  booking: PayableId,
) => Promise<Result<readonly PrescriptionView[], UnknownBooking>>;
export const ListFormerPrescriptions = useCase<ListFormerPrescriptions>("consultations", "ListFormerPrescriptions");

type Needs = PrescribingNeeds & {
  readonly prescriptions: Pick<Prescriptions, "of">;
  readonly accessLog: Pick<AccessLog, "add">;
  readonly now: Clock;
};

const OPENS: readonly BookingState[] = ["confirmed", "checked_in", "in_progress", "completed"];

export const makeListFormerPrescriptions = maker(
  ListFormerPrescriptions,
  { bookings: Bookings, practitionerOf: PractitionerOf, prescriptions: Prescriptions, accessLog: AccessLog, now: Clock },
  ({ bookings, practitionerOf, prescriptions, accessLog, now }: Needs) =>
    async (account, id) => {
      const [writer, stored] = await Promise.all([practitionerOf(account), bookings.withId(id)]);
      if (writer === null || stored === null || stored.booking.practitioner !== writer.id) return refused({ kind: "unknown-booking" });
      if (!OPENS.includes(stored.booking.state)) return ok([]);
      const former = (await prescriptions.of(stored.booking.customer)).filter(isFormerOf(stored.booking));
      if (former.length > 0) await accessLog.add(readForBooking(stored, { seen: ["prescriptions"], at: now() }));
      return ok(former.map(prescriptionView));
    },
);

/** Whether a prescription is the same practitioner's for the same patient, and another appointment's. */
const isFormerOf =
  ({ id, practitioner, member }: Booking) =>
  ({ member: patient, versions: [{ version }] }: Prescription): boolean =>
    patient === member && version.practitioner.id === practitioner && version.booking !== id;
