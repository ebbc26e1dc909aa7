import { patientAge } from "../../shared/age.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { readForBooking } from "../booking/access-entry.ts";
import { clinicAddress } from "../practitioner/clinic-address.ts";
import { prescribingBooking } from "./prescribing-booking.ts";
import { prescriptionKindOf } from "../prescription/prescription-kind.ts";
import { prescriptionView } from "../prescription/prescription-view.ts";
import { signableUntil } from "./write-refusal.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { PrescriptionDrafts } from "./prescription-drafts.port.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import { PatientOf } from "./prescribed-to.ts";
import { ReadHealthSummary } from "./health-summary.port.ts";
import { AccessLog } from "../access/access-log.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Gender } from "../../identity/customer.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Age } from "../../shared/age.ts";
import type { Result } from "../../shared/result.ts";
import type { Mode } from "../practitioner.ts";
import type { HealthSummary } from "../safety/person-health.ts";
import type { NotPrescribing, PrescribingNeeds } from "./prescribing-booking.ts";
import type { PrescriptionKind } from "../prescription/prescription-kind.ts";
import type { PrescriptionVersion } from "../prescription/prescription.ts";
import type { PrescriptionView } from "../prescription/prescription-view.ts";
import type { WrittenPrescription } from "./written-prescription.ts";

/**
 * What a practitioner needs to write for an appointment. `patient` fields null: the account does not say. `former`: what was signed for it;
 * `until`: when the next version can't be signed any more, null while the consultation lasts. Times in milliseconds since 1970.
 */
export type Prescribing = {
  readonly booking: PayableId;
  readonly kind: PrescriptionKind;
  readonly start: number;
  readonly mode: Mode;
  readonly practitioner: Omit<PrescriptionVersion["practitioner"], "id">;
  readonly patient: { readonly name: string; readonly age: Age | null; readonly gender: Gender | null };
  readonly isConsented: boolean;
  /** null: the practitioner may read nothing of the patient's health data. */
  readonly health: HealthSummary | null;
  /**
   * What the patient wrote when they booked, for whoever begins to write; null: nothing, it may not be read, or something is written
   * already.
   */
  readonly complaint: string | null;
  readonly draft: WrittenPrescription | null;
  readonly former: PrescriptionView | null;
  readonly until: number | null;
  readonly now: number;
};

/**
 * What a practitioner sees when they begin to write a prescription: the booking, the patient, what they told of allergies, illnesses,
 * pregnancy and medicines, the draft and the version signed before. The patient's access log has what of it was read before it is answered.
 * Source: specification/prescriptions.md, Calls.
 */
export type ShowPrescribing = (account: CustomerId, booking: PayableId) => Promise<Result<Prescribing, NotPrescribing>>;
export const ShowPrescribing = useCase<ShowPrescribing>("consultations", "ShowPrescribing");

type Needs = Omit<PrescribingNeeds, "bookings"> & {
  readonly bookings: Pick<Bookings, "withId" | "complaint">;
  readonly prescriptions: Pick<Prescriptions, "ofBooking">;
  readonly drafts: Pick<PrescriptionDrafts, "of">;
  readonly patientOf: PatientOf;
  readonly healthSummary: ReadHealthSummary;
  readonly accessLog: Pick<AccessLog, "add">;
  readonly now: Clock;
};

export const makeShowPrescribing = maker(
  ShowPrescribing,
  {
    bookings: Bookings,
    practitionerOf: PractitionerOf,
    drafts: PrescriptionDrafts,
    prescriptions: Prescriptions,
    patientOf: PatientOf,
    healthSummary: ReadHealthSummary,
    accessLog: AccessLog,
    now: Clock,
  },
  ({ prescriptions, drafts, patientOf, healthSummary, accessLog, now, ...needs }: Needs) =>
    async (account, id) => {
      const found = await prescribingBooking(needs, account, id);
      if (found.kind === "refused") return found;
      const { writer, kept } = found.value;
      const { booking, consulted } = kept;
      const at = now();
      const [former, draft, patient, health] = await Promise.all([
        prescriptions.ofBooking(id),
        drafts.of(booking),
        patientOf(booking),
        healthSummary(kept, at),
      ]);
      const isBegun = draft !== null || former !== null;
      const complaint = isBegun || health === null ? null : await needs.bookings.complaint(booking);
      const [seen, ...more] = [
        ...(complaint === null ? [] : (["complaint"] as const)),
        ...(health === null ? [] : (["health-profile"] as const)),
        ...(health === null || health.sign === null ? [] : (["assessments"] as const)),
        ...(former === null ? [] : (["prescriptions"] as const)),
      ];
      if (seen !== undefined) await accessLog.add(readForBooking(kept, { seen: [seen, ...more], at }));
      const { name, qualifications, council, registration } = consulted;
      return ok({
        booking: id,
        kind: prescriptionKindOf(consulted.therapy),
        start: booking.start,
        mode: booking.mode,
        practitioner: { name, qualifications, council, registration, address: clinicAddress(writer) },
        patient: {
          name: patient.name,
          age: patient.birthdate === null ? null : patientAge(indianDay(at), patient.birthdate),
          gender: patient.gender,
        },
        isConsented: patient.consent !== null,
        health,
        complaint,
        draft,
        former: former === null ? null : prescriptionView(former),
        until: signableUntil(booking, former),
        now: at,
      });
    },
);
