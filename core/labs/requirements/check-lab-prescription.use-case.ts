import { inForce } from "../../consultations/prescription/prescription.ts";
import { ok, refused } from "../../shared/result.ts";
import { labBookingChange } from "../booking/lab-booking-change.ts";
import { peopleNamed } from "../booking/people-named.ts";
import { readByLaboratoryUntil } from "./read-by-laboratory-until.ts";
import { checkedRequirements } from "../booking/requirement.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { Prescriptions } from "../../consultations/prescription/prescriptions.port.ts";
import type { Files } from "../../files/files.port.ts";
import type { MediaType } from "../../files/upload.ts";
import type { Uploads } from "../../files/uploads.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "../booking/change-my-lab-booking.ts";
import type { LabStepRefusal } from "../booking/lab-booking.ts";
import type { LabBookingState } from "../booking/lab-booking-step.ts";
import type { KeptLabBooking, LabBookings } from "../booking/lab-bookings.port.ts";
import type { NamesOfPeople } from "../booking/people-named.ts";
import type { PrescriptionSource } from "../booking/requirement.ts";

/**
 * `name`: of the person for whom it is; `staff`: of who looks. `refusal`: why it can't be used, in at most LONGEST_LABORATORY_REASON
 * characters, null: it is accepted.
 */
export type CheckedLabPrescription = {
  readonly id: PayableId;
  readonly name: string;
  readonly staff: string;
  readonly refusal: string | null;
};

/**
 * "not-sent": this person's tests ask for none, or none was sent; "gone": what was sent is there no more. "read-until": the laboratory read
 * it until then.
 */
export type PrescriptionCheckRefusal =
  | UnknownLabBooking
  | LabStepRefusal
  | { readonly kind: "two-of-that-name" | "not-sent" | "gone" }
  | { readonly kind: "read-until"; readonly until: number };

/**
 * Says as staff whether a prescription can be used, with an entry in the audit log. Name and booking must belong together; a booking
 * without such a person is refused like one that does not exist. Source: specification/labs.md, Prescription for a test.
 */
export type CheckLabPrescription = (prescription: CheckedLabPrescription) => Promise<Result<KeptLabBooking, PrescriptionCheckRefusal>>;

/**
 * What was sent: the bytes of a file, or what the laboratory needs of a prescription that was signed here. `state`: where it stands there.
 */
export type ReadPrescription =
  | { readonly kind: "upload"; readonly mediaType: MediaType; readonly bytes: Uint8Array }
  | {
      readonly kind: "signed";
      readonly number: string;
      readonly version: number;
      readonly signedBy: string;
      readonly signedAt: number;
      readonly tests: string;
      readonly isInForce: boolean;
    };

/**
 * Reads as staff what was sent, with an entry in the audit log, until 30 days after the booking has ended; refused as the check is.
 * Source: specification/labs.md, Prescription for a test.
 */
export type ReadLabPrescription = (
  prescription: Omit<CheckedLabPrescription, "refusal">,
) => Promise<Result<ReadPrescription, PrescriptionCheckRefusal>>;

const ACTION = "lab prescription";

type Needs = NamesOfPeople & { readonly bookings: Pick<LabBookings, "withId" | "changeAsStaff">; readonly now: Clock };

export const makeCheckLabPrescription =
  (needs: Needs): CheckLabPrescription =>
  async ({ id, name, staff, refusal }) => {
    const found = await personOf(needs, id, name);
    if (found.kind === "refused") return found;
    const member = found.value;
    const at = needs.now();
    const action =
      refusal === null
        ? ({ kind: "requirement", event: "accept-prescription", member } as const)
        : ({ kind: "requirement", event: "refuse-prescription", member, reason: refusal } as const);
    const answer = await needs.bookings.changeAsStaff<Awaited<ReturnType<CheckLabPrescription>>>(id, (stored) => {
      const { state } = stored.booking;
      const moved = labBookingChange(stored.booking, [{ at, by: { kind: "staff", name: staff }, deed: action }]);
      if (moved.kind === "refused") return { change: null, audit: null, answer: moved };
      if (moved.value.after === stored.booking) return { change: null, audit: null, answer: ok(stored) };
      const audit = auditOf({ id, at, staff, did: refusal === null ? "accept" : "refuse", state });
      return { change: moved.value, audit, answer: ok({ ...stored, booking: moved.value.after }) };
    });
    return answer ?? refused({ kind: "unknown-booking" });
  };

type Reads = Needs & {
  readonly uploads: Pick<Uploads, "withId">;
  readonly files: Pick<Files, "read">;
  readonly prescriptions: Pick<Prescriptions, "ofBooking">;
};

export const makeReadLabPrescription =
  (needs: Reads): ReadLabPrescription =>
  async ({ id, name, staff }) => {
    const found = await personOf(needs, id, name);
    if (found.kind === "refused") return found;
    // No entry, no data: it is written before anything is read.
    const at = needs.now();
    const source = await needs.bookings.changeAsStaff<PrescriptionSource | { readonly until: number } | null>(id, ({ booking }) => {
      const until = readByLaboratoryUntil(booking);
      if (until !== null && at >= until) return { change: null, audit: null, answer: { until } };
      const sent = checkedRequirements(booking).find((one) => one.kind === "prescription" && one.member === found.value)?.source ?? null;
      const audit = auditOf({ id, at, staff, did: "read", state: booking.state });
      return { change: null, audit: sent === null ? null : audit, answer: sent };
    });
    if (source === null) return refused({ kind: "not-sent" });
    if ("until" in source) return refused({ kind: "read-until", until: source.until });
    const read = source.kind === "upload" ? await uploaded(needs, source.file) : await signed(needs, source);
    return read === null ? refused({ kind: "gone" }) : ok(read);
  };

/** null: the customer. */
async function personOf(
  needs: Needs,
  id: PayableId,
  name: string,
): Promise<Result<MemberId | null, UnknownLabBooking | { readonly kind: "two-of-that-name" }>> {
  const stored = await needs.bookings.withId(id);
  const named = stored === null ? [] : await peopleNamed(needs, stored.booking, name);
  const [person] = named;
  if (person === undefined) return refused({ kind: "unknown-booking" });
  return named.length > 1 ? refused({ kind: "two-of-that-name" }) : ok(person.member);
}

type Audited = {
  readonly id: PayableId;
  readonly at: number;
  readonly staff: string;
  readonly did: "accept" | "refuse" | "read";
  readonly state: LabBookingState;
};

const auditOf = ({ id, at, staff, did, state }: Audited) =>
  ({ at, who: staff, action: ACTION, subject: { kind: "lab-booking", id }, details: { did, state } }) as const;

async function uploaded(
  { uploads, files }: Reads,
  file: Extract<PrescriptionSource, { kind: "upload" }>["file"],
): Promise<ReadPrescription | null> {
  const [upload, bytes] = await Promise.all([uploads.withId(file), files.read(file)]);
  return upload === null || bytes === null ? null : { kind: "upload", mediaType: upload.mediaType, bytes };
}

async function signed(
  { prescriptions }: Reads,
  { booking, version }: Extract<PrescriptionSource, { kind: "signed" }>,
): Promise<ReadPrescription | null> {
  const found = await prescriptions.ofBooking(booking);
  const sent = found?.versions.find((one) => one.version.version === version)?.version;
  if (found === null || sent === undefined) return null;
  const { number, practitioner, signedAt, tests } = sent;
  const isInForce = inForce(found)?.version === version;
  return { kind: "signed", number, version, signedBy: practitioner.name, signedAt, tests, isInForce };
}
