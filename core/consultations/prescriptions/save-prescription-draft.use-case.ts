import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { prescribingBooking } from "./prescribing-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { PrescriptionDrafts } from "./prescription-drafts.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { NotPrescribing, PrescribingNeeds } from "./prescribing-booking.ts";
import type { WrittenPrescription } from "./written-prescription.ts";

export type DraftToSave = { readonly booking: PayableId; readonly written: WrittenPrescription };

/**
 * Keeps what a practitioner has written so far for an appointment of theirs, complete or not. Source: specification/prescriptions.md,
 * States of a prescription.
 */
export type SavePrescriptionDraft = (account: CustomerId, draft: DraftToSave) => Promise<Result<null, NotPrescribing>>;
export const SavePrescriptionDraft = useCase<SavePrescriptionDraft>("consultations", "SavePrescriptionDraft");

type Needs = PrescribingNeeds & { readonly drafts: Pick<PrescriptionDrafts, "put"> };

export const makeSavePrescriptionDraft = maker(
  SavePrescriptionDraft,
  { bookings: Bookings, practitionerOf: PractitionerOf, drafts: PrescriptionDrafts },
  ({ drafts, ...needs }: Needs) =>
    async (account, { booking, written }) => {
      const found = await prescribingBooking(needs, account, booking);
      if (found.kind === "refused") return found;
      await drafts.put(found.value.kept.booking, written);
      return ok(null);
    },
);
