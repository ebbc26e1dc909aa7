import { useCase } from "../../shared/token.ts";
import { takeMyLabStep } from "../booking/change-my-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabStepAnswer } from "../booking/change-my-lab-booking.ts";

/** `member` null: for oneself; else as the guardian of a member under 18. */
export type LabConsent = { readonly id: PayableId; readonly member: MemberId | null };

/** Agrees in writing to tests that ask for it. Source: specification/labs.md, Consent to a test. */
export type ConsentToLabTests = (customer: CustomerId, consent: LabConsent) => Promise<LabStepAnswer>;
export const ConsentToLabTests = useCase<ConsentToLabTests>("labs", "ConsentToLabTests");

type Needs = { readonly bookings: Parameters<typeof takeMyLabStep>[0]; readonly now: Clock };

export const makeConsentToLabTests = maker(
  ConsentToLabTests,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: Needs) =>
    (customer, { id, member }) =>
      takeMyLabStep(bookings, customer, { id, at: now(), deed: { kind: "requirement", event: "consent", member } }),
);
