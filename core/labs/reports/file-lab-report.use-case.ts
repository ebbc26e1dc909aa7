import { ok, refused } from "../../shared/result.ts";
import { labBookingChange } from "../booking/lab-booking-change.ts";
import { currentTests, isComplete, isCritical, testsOf } from "./lab-report.ts";
import { peopleNamed } from "../people-named.ts";
import { testsSent } from "./sent-value.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { Households } from "../../account/households.port.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "../booking/change-my-lab-booking.ts";
import type { LabStepRefusal } from "../booking/lab-booking.ts";
import type { LabBookingState, PlainLabEvent } from "../booking/lab-booking-step.ts";
import type { LabBookings } from "../booking/lab-bookings.port.ts";
import type { LabTest, LabTestId } from "../lab-test.ts";
import type { Labs } from "../labs.port.ts";
import type { LabFault } from "../register/lab-line.ts";
import type { LabReport, ReportedTest } from "./lab-report.ts";
import type { LabReportDecision, LabReports, ReportedLabBooking } from "./lab-reports.port.ts";
import type { SentValue } from "./sent-value.ts";

/** `name`: of the person whose tests they are; `correction`: why former values are wrong, null: there are none. */
export type LabReportFile = {
  readonly id: PayableId;
  readonly name: string;
  readonly staff: string;
  readonly values: readonly SentValue[];
  readonly correction: string | null;
  readonly run: "dry" | "real";
};

/** What became of it; `isCritical`: somebody has to be called. */
export type FiledLabReport = {
  readonly state: LabBookingState;
  readonly tests: number;
  readonly values: number;
  readonly isCritical: boolean;
};

/** `tests`: whose values stand already, or, where they are to be corrected, don't. */
export type LabReportRefusal =
  | UnknownLabBooking
  | LabStepRefusal
  | { readonly kind: "two-of-that-name" | "nothing-sent" }
  | { readonly kind: "reported-before" | "not-reported-yet"; readonly tests: readonly LabTestId[] }
  | { readonly kind: "faulty"; readonly faults: readonly LabFault[] };

/**
 * Stores a laboratory's values for one person of a booking as staff, with the booking's step and an entry in the audit log that names no test and no
 * value; all of it or, where a line is faulty, nothing. Name and booking must belong together; a booking without such a person is refused like one
 * that does not exist. Source: specification/labs.md, Reports of a lab.
 */
export type FileLabReport = (file: LabReportFile) => Promise<Result<FiledLabReport, LabReportRefusal>>;

type Needs = {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly reports: Pick<LabReports, "file">;
  readonly labs: Labs;
  readonly households: Pick<Households, "family">;
  readonly customers: Pick<Customers, "withId">;
  readonly now: Clock;
};

export const makeFileLabReport =
  (needs: Needs): FileLabReport =>
  async (file) => {
    const kept = await needs.bookings.withId(file.id);
    const named = kept === null ? [] : await peopleNamed(needs, kept.booking, file.name);
    const [member] = named;
    if (member === undefined) return refused({ kind: "unknown-booking" });
    if (named.length > 1) return refused({ kind: "two-of-that-name" });
    const { tests: offered } = await needs.labs.offered();
    const at = needs.now();
    const answer = await needs.reports.file(file.id, (seen) => decide(seen, { file, member, offered, at }));
    return answer ?? refused({ kind: "unknown-booking" });
  };

type Given = { readonly file: LabReportFile; readonly member: MemberId | null; readonly offered: readonly LabTest[]; readonly at: number };

function decide(seen: ReportedLabBooking, { file, member, offered, at }: Given): LabReportDecision<Awaited<ReturnType<FileLabReport>>> {
  const { booking, reports } = seen;
  const refuse = (refusal: LabReportRefusal) => ({ change: null, audit: null, report: null, answer: refused(refusal) });
  if (file.values.length === 0) return refuse({ kind: "nothing-sent" });
  const { tests, faults } = testsSent(file.values, { asked: testsOf(booking.basket, member), offered });
  if (faults.length > 0) return refuse({ kind: "faulty", faults });
  const misplaced = misplacedIn(tests, { reports, member, correction: file.correction });
  if (misplaced !== null) return refuse(misplaced);
  const report = reportOf(seen, { file, member, tests, at });
  const event = eventOf(seen, report);
  const moved = labBookingChange(booking, [{ at, by: { kind: "staff", name: file.staff }, deed: { kind: "state", event, payment: null } }]);
  if (moved.kind === "refused") return refuse(moved.refusal);
  const { state } = moved.value.after;
  const values = tests.reduce((sum, one) => sum + one.values.length, 0);
  const answer = ok({ state, tests: tests.length, values, isCritical: isCritical(report) });
  if (file.run === "dry") return { change: null, audit: null, report: null, answer };
  const details = { from: booking.state, to: state, number: report.number, corrects: file.correction === null ? "no" : "yes" };
  const audit = { at, who: file.staff, action: "lab report", subject: { kind: "lab-booking", id: booking.id }, details } as const;
  return { change: moved.value, audit, report, answer };
}

/** What is told twice without a reason, or corrected before it was told; null: neither. */
function misplacedIn(
  tests: readonly ReportedTest[],
  {
    reports,
    member,
    correction,
  }: { readonly reports: readonly LabReport[]; readonly member: MemberId | null; readonly correction: string | null },
): LabReportRefusal | null {
  const known = new Set(currentTests(reports, member).map(({ test }) => test));
  const ids = tests.map(({ test }) => test);
  const before = ids.filter((id) => known.has(id));
  const fresh = ids.filter((id) => !known.has(id));
  if (correction === null) return before.length === 0 ? null : { kind: "reported-before", tests: before };
  return fresh.length === 0 ? null : { kind: "not-reported-yet", tests: fresh };
}

const reportOf = (
  { booking, reports }: ReportedLabBooking,
  { file, member, tests, at }: Omit<Given, "offered"> & { readonly tests: readonly ReportedTest[] },
): LabReport => ({
  booking: booking.id,
  number: reports.length + 1,
  customer: booking.customer,
  member,
  takenAt: booking.history.findLast(({ deed }) => deed.kind === "state" && deed.event === "collect")?.at ?? booking.start,
  at,
  by: file.staff,
  reason: file.correction,
  tests,
});

function eventOf({ booking, reports }: ReportedLabBooking, report: LabReport): PlainLabEvent {
  if (report.reason !== null) return "correct";
  return isComplete(booking.basket, [...reports, report]) ? "report" : "report-part";
}
