import { personsLabReport } from "../../labs/reports/persons-lab-report.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { LabBookings } from "../../labs/booking/lab-bookings.port.ts";
import type { Lab } from "../../labs/lab.ts";
import type { LabReports } from "../../labs/reports/lab-reports.port.ts";
import type { PersonsLabReport } from "../../labs/reports/persons-lab-report.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabReportShares } from "./lab-report-shares.port.ts";

/**
 * What a laboratory found for the patient of an appointment. `sharedAt`: since when its practitioner may read it, in milliseconds since
 * 1970.
 */
export type SharedLabReport = Pick<PersonsLabReport, "tests" | "awaited" | "papers"> & {
  readonly labBooking: PayableId;
  readonly lab: Lab["name"];
  /** Its name in Hindi; null: it has none. */
  readonly hindi: Lab["name"] | null;
  readonly sharedAt: number;
};

export type SharedLabReportNeeds = {
  readonly shares: Pick<LabReportShares, "ofBooking">;
  readonly labBookings: Pick<LabBookings, "of">;
  readonly labReports: Pick<LabReports, "of">;
};

/**
 * What laboratories found that is shared for an appointment, of its patient alone, the longest shared first: in the newest version, or in
 * the one of the moment `asOf` and only what was shared by then, in milliseconds since 1970 (null: now). A value stands beside former ones
 * of the reports that are shared for it too. Whether they may be read is not decided here. Source: specification/labs.md, Sharing a report.
 */
export async function sharedLabReports(
  { shares, labBookings, labReports }: SharedLabReportNeeds,
  { id, customer, member }: Pick<Booking, "id" | "customer" | "member">,
  asOf: number | null,
): Promise<readonly SharedLabReport[]> {
  const made = (await shares.ofBooking(customer, id)).filter(({ at }) => asOf === null || at <= asOf);
  if (made.length === 0) return [];
  const [bookings, all] = await Promise.all([labBookings.of(customer), labReports.of(customer)]);
  const shared = new Set(made.map(({ labBooking }) => labBooking));
  const reports = all.filter(({ booking, at }) => shared.has(booking) && (asOf === null || at <= asOf));
  return made.flatMap(({ labBooking, at }) => {
    const stored = bookings.find(({ booking }) => booking.id === labBooking);
    if (stored === undefined) return [];
    const { tests, awaited, papers } = personsLabReport(member, { booking: stored.booking, reports });
    const { name: lab, hindi } = stored.booking.lab;
    return tests.length === 0 ? [] : [{ labBooking, lab, hindi: hindi?.name ?? null, sharedAt: at, tests, awaited, papers }];
  });
}
