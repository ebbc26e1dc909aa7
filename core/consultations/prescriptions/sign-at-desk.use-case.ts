import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { readForBooking } from "../booking/access-entry.ts";
import { prescriptionView } from "../prescription/prescription-view.ts";
import { makers } from "../../shared/use-case.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { SignPrescription } from "./sign-prescription.use-case.ts";
import { PrescriptionDrafts } from "./prescription-drafts.port.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { AccessLog } from "../access/access-log.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { PrescriptionKind } from "../prescription/prescription-kind.ts";
import type { PrescriptionView } from "../prescription/prescription-view.ts";
import type { NotSigned } from "./sign-prescription.use-case.ts";
import type { Warning } from "../prescription/prescription.ts";
import type { WrittenPrescription } from "./written-prescription.ts";

export type PrescriptionAtDesk = { readonly booking: PayableId; readonly written: WrittenPrescription };

/**
 * Signs what whoever is signed in has written for an appointment of theirs, of one kind; its draft is gone then. Where it is refused
 * because of allergies or of what others prescribed, the patient's log has that they learnt of it. Source: specification/prescriptions.md,
 * Calls.
 */
export type SignAtDesk = (account: CustomerId, prescriptionAt: PrescriptionAtDesk) => Promise<Result<PrescriptionView, NotSigned>>;
export const SignAtDesk = {
  ayurveda: useCase<SignAtDesk>("consultations", "SignAyurvedaPrescription"),
  homeopathy: useCase<SignAtDesk>("consultations", "SignHomeopathyPrescription"),
  unani: useCase<SignAtDesk>("consultations", "SignUnaniPrescription"),
  siddha: useCase<SignAtDesk>("consultations", "SignSiddhaPrescription"),
  yoga: useCase<SignAtDesk>("consultations", "SignYogaPrescription"),
  physiotherapy: useCase<SignAtDesk>("consultations", "SignPhysiotherapyPrescription"),
  nutrition: useCase<SignAtDesk>("consultations", "SignNutritionPrescription"),
  custom: useCase<SignAtDesk>("consultations", "SignCustomPrescription"),
} as const satisfies Record<PrescriptionKind, unknown>;

type Needs = {
  readonly practitionerOf: PractitionerOf;
  readonly sign: SignPrescription;
  readonly drafts: Pick<PrescriptionDrafts, "drop">;
  readonly bookings: Pick<Bookings, "withId">;
  readonly accessLog: Pick<AccessLog, "add">;
  readonly now: Clock;
};

export const makeSignAtDesk = makers(
  SignAtDesk,
  {
    practitionerOf: PractitionerOf,
    sign: SignPrescription,
    drafts: PrescriptionDrafts,
    bookings: Bookings,
    accessLog: AccessLog,
    now: Clock,
  },
  (kind) =>
    ({ practitionerOf, sign, drafts, ...needs }: Needs): SignAtDesk =>
    async (account, { booking, written: { age, gender, ...written } }) => {
      const writer = await practitionerOf(account);
      if (writer === null) return refused({ kind: "unknown-booking" });
      const signed = await sign(writer, { booking, written: { ...written, kind }, age, gender });
      if (signed.kind === "refused") {
        if (signed.refusal.kind === "warned") await noteWarnings(needs, booking, signed.refusal.warnings);
        return signed;
      }
      await drafts.drop({ id: booking, customer: signed.value.customer });
      return ok(prescriptionView(signed.value));
    },
);

/** A warning tells of allergies, or of what others prescribed. */
async function noteWarnings(
  { bookings, accessLog, now }: Pick<Needs, "bookings" | "accessLog" | "now">,
  booking: PayableId,
  warnings: readonly Warning[],
): Promise<void> {
  const stored = await bookings.withId(booking);
  const [first, ...others] = new Set(warnings.map(({ kind }) => (kind === "allergy" ? "health-profile" : "prescriptions")));
  if (stored !== null && first !== undefined) await accessLog.add(readForBooking(stored, { seen: [first, ...others], at: now() }));
}
