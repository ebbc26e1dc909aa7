import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { takesSharedData } from "../sharing/takes-shared-data.ts";
import { hasBegun } from "../sharing/patient-report.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { PatientReports } from "../sharing/patient-reports.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { UnknownBooking } from "../../consultations/booking/change-my-booking.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { PatientReport } from "../sharing/patient-report.ts";

/**
 * `isOpen`: more may be sent. `isKept`: the call has begun, so that reports are hidden and no longer deleted. `isConsented`: health data of
 * the patient, `member` (null: the customer), may be used.
 */
export type ReportsOfBooking = {
  readonly member: MemberId | null;
  readonly reports: readonly PatientReport[];
  readonly isOpen: boolean;
  readonly isKept: boolean;
  readonly isConsented: boolean;
};

/**
 * What a customer sent for an appointment of theirs, the first first, hidden ones among them. Source: specification/assessments.md,
 * Reports.
 */
export type ListReports = (customer: CustomerId, booking: PayableId) => Promise<Result<ReportsOfBooking, UnknownBooking>>;
export const ListReports = useCase<ListReports>("assessments", "ListReports");

type Needs = {
  readonly bookings: Pick<Bookings, "own">;
  readonly consents: ListCareConsents;
  readonly reports: Pick<PatientReports, "of">;
  readonly now: Clock;
};

export const makeListReports = maker(
  ListReports,
  { bookings: Bookings, consents: ListCareConsents, reports: PatientReports, now: Clock },
  ({ bookings, consents, reports, now }: Needs) =>
    async (customer, id) => {
      const [stored, sent, consented] = await Promise.all([bookings.own(customer, id), reports.of(customer, id), consents(customer)]);
      if (stored === null) return refused({ kind: "unknown-booking" });
      const { booking } = stored;
      const { member } = booking;
      const isConsented = consented.includes(member);
      return ok({ member, reports: sent, isOpen: takesSharedData(booking, now()), isKept: hasBegun(booking), isConsented });
    },
);
