import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { hasBegun } from "../sharing/patient-report.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { PatientReports } from "../sharing/patient-reports.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { FileId } from "../../files/file-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/** There is no such report, or it is somebody else's: nobody learns which. */
export type UnknownReport = { readonly kind: "unknown-report" };

/**
 * Deletes a customer's own report. Once the call of its appointment has begun it is kept, and hidden from its practitioner.
 * Source: specification/assessments.md, Reports.
 */
export type RemoveReport = (customer: CustomerId, id: FileId) => Promise<Result<"deleted" | "hidden", UnknownReport>>;
export const RemoveReport = useCase<RemoveReport>("assessments", "RemoveReport");

type Needs = {
  readonly bookings: Pick<Bookings, "withId">;
  readonly reports: Pick<PatientReports, "withId" | "remove" | "hide">;
  readonly now: Clock;
};

export const makeRemoveReport = maker(
  RemoveReport,
  { bookings: Bookings, reports: PatientReports, now: Clock },
  ({ bookings, reports, now }: Needs) =>
    async (customer, id) => {
      const report = await reports.withId(customer, id);
      if (report === null) return refused({ kind: "unknown-report" });
      const stored = await bookings.withId(report.booking);
      if (stored !== null && hasBegun(stored.booking)) {
        if (report.hiddenAt === null) await reports.hide(customer, id, now());
        return ok("hidden");
      }
      await reports.remove(customer, id);
      return ok("deleted");
    },
);

/** Shows its practitioner a report again that the customer had hidden. Source: specification/assessments.md, Reports. */
export type RestoreReport = (customer: CustomerId, id: FileId) => Promise<Result<null, UnknownReport>>;
export const RestoreReport = useCase<RestoreReport>("assessments", "RestoreReport");

export const makeRestoreReport = maker(
  RestoreReport,
  { reports: PatientReports },
  ({ reports }: { readonly reports: Pick<PatientReports, "withId" | "hide"> }) =>
    async (customer, id) => {
      const report = await reports.withId(customer, id);
      if (report === null) return refused({ kind: "unknown-report" });
      if (report.hiddenAt !== null) await reports.hide(customer, id, null);
      return ok(null);
    },
);
