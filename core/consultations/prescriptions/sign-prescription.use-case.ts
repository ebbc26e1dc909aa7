import { patientAge } from "../../shared/age.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { ok, refused } from "../../shared/result.ts";
import { readForBooking } from "../booking/access-entry.ts";
import { prescriptionJob } from "../news/prescription-news.ts";
import { clinicAddress } from "../practitioner/clinic-address.ts";
import { warningsOf } from "./item-warnings.ts";
import { inForce } from "../prescription/prescription.ts";
import { isUnchanged } from "./prescription-changes.ts";
import { writeRefusal } from "./write-refusal.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import { AccessLog } from "../access/access-log.port.ts";
import { PatientOf } from "./prescribed-to.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Gender } from "../../identity/customer.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Age } from "../../shared/age.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { Booking } from "../booking/booking.ts";
import type { Practitioner } from "../practitioner.ts";
import type { Prescription } from "../prescription/prescription.ts";
import type { PrescriptionToSign, WriteRefusal } from "./write-refusal.ts";

/** What is known of a patient for whom something is written: `birthdate`, `gender`, `consent` null: not known or not given. */
export type PrescribedTo = {
  readonly name: string;
  readonly birthdate: Day | null;
  readonly gender: Gender | null;
  readonly consent: string | null;
  readonly allergies: readonly string[];
};

/** `age`, `gender`: as the writer asked for them, where the account does not say. */
export type SigningRequest = {
  readonly booking: PayableId;
  readonly written: PrescriptionToSign;
  readonly age: Age | null;
  readonly gender: Gender | null;
};

export type NotSigned = WriteRefusal | { readonly kind: "unknown-booking" };

/**
 * Signs the first or a later version of what a practitioner prescribes for an appointment of theirs, or refuses it. Another practitioner's
 * appointment is refused like one that does not exist. The same once more, whose answer may have been lost, leaves what it made. The
 * patient's log has that what was prescribed was read, and they are told of it.
 * Source: specification/prescriptions.md, States of a prescription.
 */
export type SignPrescription = (
  writer: Pick<Practitioner, "id" | "clinics">,
  request: SigningRequest,
) => Promise<Result<Prescription, NotSigned>>;

export const SignPrescription = useCase<SignPrescription>("consultations", "SignPrescription");

type Needs = {
  readonly bookings: Pick<Bookings, "withId">;
  readonly prescriptions: Pick<Prescriptions, "sign">;
  readonly accessLog: Pick<AccessLog, "add">;
  readonly patientOf: (booking: Booking) => Promise<PrescribedTo>;
  readonly now: Clock;
};

export const makeSignPrescription = maker(
  SignPrescription,
  { bookings: Bookings, prescriptions: Prescriptions, accessLog: AccessLog, patientOf: PatientOf, now: Clock },
  ({ bookings, prescriptions, accessLog, patientOf, now }: Needs) =>
    async (writer, { booking: id, written, ...rest }) => {
      const stored = await bookings.withId(id);
      if (stored === null || stored.booking.practitioner !== writer.id) return refused({ kind: "unknown-booking" });
      const { booking, consulted } = stored;
      const patient = await patientOf(booking);
      const at = now();
      const age = patient.birthdate === null ? rest.age : patientAge(indianDay(at), patient.birthdate);
      const gender = patient.gender ?? rest.gender;
      const read = readForBooking(stored, { seen: ["prescriptions"], at });
      const { isRead, signed } = await prescriptions.sign<Signing>(booking, ({ former, others }) => {
        if (former !== null && isSignedAlready(former, written))
          return { write: null, answer: () => ({ isRead: true, signed: ok(former) }) };
        const { consent, allergies, name } = patient;
        const refusal = writeRefusal(written, {
          writer: writer.id,
          booking,
          therapy: consulted.therapy,
          patient: { name, hasBirthdate: patient.birthdate !== null, age, gender },
          consent,
          allergies,
          former,
          others,
          at,
        });
        if (refusal !== null || age === null || gender === null || consent === null)
          return { write: null, answer: () => nothingSigned(refusal ?? { kind: "missing", parts: [] }) };
        const overridden = warningsOf(written.items, { allergies, others });
        const { name: writerName, qualifications, council, registration } = consulted;
        return {
          write: {
            version: {
              ...written,
              reason: former === null ? null : written.reason,
              booking: id,
              start: booking.start,
              mode: booking.mode,
              consent,
              practitioner: { id: writer.id, name: writerName, qualifications, council, registration, address: clinicAddress(writer) },
              patient: { name, age, gender },
              signedAt: at,
              ...(overridden.length === 0 ? {} : { overridden }),
            },
            read,
            jobs: [prescriptionJob(id, { kind: "signed", version: (former?.versions.length ?? 0) + 1 })],
          },
          answer: (prescription) =>
            prescription === null ? nothingSigned({ kind: "withdrawn" }) : { isRead: false, signed: ok(prescription) },
        };
      });
      if (isRead) await accessLog.add(read); // What was signed anew has its entry with it.
      return signed;
    },
);

/** `isRead`: a version that was signed before is told. */
type Signing = { readonly isRead: boolean; readonly signed: Result<Prescription, NotSigned> };

const nothingSigned = (refusal: NotSigned): Signing => ({ isRead: false, signed: refused(refusal) });

/** Whether the version that is in force is this very one: what it says, and why it was written. */
function isSignedAlready(former: Prescription, written: PrescriptionToSign): boolean {
  const version = inForce(former);
  const said = (reason: string | null) => (reason ?? "").trim();
  return version?.kind === written.kind && said(version.reason) === said(written.reason) && isUnchanged(version, written);
}
