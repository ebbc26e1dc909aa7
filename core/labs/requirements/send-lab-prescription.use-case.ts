import { refused } from "../../shared/result.ts";
import { inForce } from "../../consultations/prescription/prescription.ts";
import { useCase } from "../../shared/token.ts";
import { takeMyLabStep } from "../booking/change-my-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { Uploads } from "../../files/uploads.port.ts";
import { Prescriptions } from "../../consultations/prescription/prescriptions.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { FileId } from "../../files/file-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "../booking/change-my-lab-booking.ts";
import type { LabStepRefusal } from "../booking/lab-booking.ts";
import type { LabBookingView } from "../booking/lab-booking-view.ts";
import type { PrescriptionSource } from "../booking/requirement.ts";

/** For whom, and by what: an upload of the customer's own, or the prescription that was signed for an appointment of that person. */
export type SentLabPrescription = {
  readonly id: PayableId;
  readonly member: MemberId | null;
  readonly by: { readonly kind: "upload"; readonly file: FileId } | { readonly kind: "signed"; readonly booking: PayableId };
};

/** "unknown-prescription": no file of theirs that only they may see, or nothing that is in force for that person. */
export type SendPrescriptionRefusal = UnknownLabBooking | LabStepRefusal | { readonly kind: "unknown-prescription" };

/** Sends the prescription for a person's tests of a booking. Source: specification/labs.md, Prescription for a test. */
export type SendLabPrescription = (
  customer: CustomerId,
  sent: SentLabPrescription,
) => Promise<Result<LabBookingView, SendPrescriptionRefusal>>;
export const SendLabPrescription = useCase<SendLabPrescription>("labs", "SendLabPrescription");

type Needs = {
  readonly bookings: Parameters<typeof takeMyLabStep>[0];
  readonly uploads: Pick<Uploads, "withId">;
  readonly prescriptions: Pick<Prescriptions, "ofBooking">;
  readonly now: Clock;
};

export const makeSendLabPrescription = maker(
  SendLabPrescription,
  { bookings: LabBookings, now: Clock, uploads: Uploads, prescriptions: Prescriptions },
  ({ bookings, uploads, prescriptions, now }: Needs) =>
    async (customer, { id, member, by }) => {
      const source = by.kind === "upload" ? await uploaded(by.file) : await signed(by.booking);
      if (source === null) return refused({ kind: "unknown-prescription" });
      return takeMyLabStep(bookings, customer, {
        id,
        at: now(),
        deed: { kind: "requirement", event: "send-prescription", member, source },
      });

      async function uploaded(file: FileId): Promise<PrescriptionSource | null> {
        const upload = await uploads.withId(file);
        const isTheirs = upload?.owner === customer && upload.audience === "owner";
        return isTheirs && !upload.mediaType.startsWith("video/") ? { kind: "upload", file } : null;
      }

      async function signed(booking: PayableId): Promise<PrescriptionSource | null> {
        const found = await prescriptions.ofBooking(booking);
        const version = found === null ? null : inForce(found);
        if (found === null || version === null || found.customer !== customer || found.member !== member) return null;
        return { kind: "signed", booking, number: version.number, version: version.version };
      }
    },
);
