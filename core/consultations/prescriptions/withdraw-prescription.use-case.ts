import { unprintedLetter } from "../../shared/printed-letters.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { readForBooking } from "../booking/access-entry.ts";
import { prescriptionJob } from "../news/prescription-news.ts";
import { prescribingBooking } from "./prescribing-booking.ts";
import { prescriptionView } from "../prescription/prescription-view.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { PrescriptionDrafts } from "./prescription-drafts.port.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import { AccessLog } from "../access/access-log.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { NotPrescribing, PrescribingNeeds } from "./prescribing-booking.ts";
import type { PrescriptionView } from "../prescription/prescription-view.ts";

/** `reason`: the patient reads it. */
export type Withdrawal = { readonly booking: PayableId; readonly reason: string };

/** "unsigned": nothing was signed for the appointment. "unprinted": the paper can't show that letter of the reason. */
export type NotWithdrawn =
  | NotPrescribing
  | { readonly kind: "unsigned" | "no-reason" }
  | { readonly kind: "unprinted"; readonly letter: string };

/**
 * Withdraws what whoever is signed in prescribed for an appointment of theirs, whenever they find it wrong: nothing of it is in force from
 * then on, nothing more can be signed, and the patient is told. One that was withdrawn before stays as it was.
 * Source: specification/prescriptions.md, States of a prescription.
 */
export type WithdrawPrescription = (account: CustomerId, withdrawal: Withdrawal) => Promise<Result<PrescriptionView, NotWithdrawn>>;
export const WithdrawPrescription = useCase<WithdrawPrescription>("consultations", "WithdrawPrescription");

type Needs = PrescribingNeeds & {
  readonly prescriptions: Pick<Prescriptions, "ofBooking" | "withdraw">;
  readonly drafts: Pick<PrescriptionDrafts, "drop">;
  readonly accessLog: Pick<AccessLog, "add">;
  readonly now: Clock;
};

export const makeWithdrawPrescription = maker(
  WithdrawPrescription,
  {
    bookings: Bookings,
    practitionerOf: PractitionerOf,
    drafts: PrescriptionDrafts,
    prescriptions: Prescriptions,
    accessLog: AccessLog,
    now: Clock,
  },
  ({ prescriptions, drafts, accessLog, now, ...needs }: Needs) =>
    async (account, { booking, reason }) => {
      const found = await prescribingBooking(needs, account, booking);
      if (found.kind === "refused") return found;
      if (reason.trim() === "") return refused({ kind: "no-reason" });
      const letter = unprintedLetter(reason);
      if (letter !== null) return refused({ kind: "unprinted", letter });
      const at = now();
      const alongside = {
        read: readForBooking(found.value.kept, { seen: ["prescriptions"], at }),
        jobs: [prescriptionJob(booking, { kind: "withdrawn" })],
      };
      const isDone = await prescriptions.withdraw(booking, { at, reason: reason.trim() }, alongside);
      const stored = await prescriptions.ofBooking(booking);
      if (stored === null) return refused({ kind: "unsigned" });
      if (!isDone) await accessLog.add(alongside.read); // It was withdrawn before, and is read alone.
      await drafts.drop(found.value.kept.booking);
      return ok(prescriptionView(stored));
    },
);
