import { collectedBytes } from "../../files/collected-bytes.ts";
import { isPaper, LARGEST_PAPER } from "../../files/papers.port.ts";
import { ok, refused } from "../../shared/result.ts";
import { labBookingChange } from "../booking/lab-booking-change.ts";
import { currentTests, isComplete, isCritical, SENT_PAPER, testsOf } from "../booking/lab-report.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { peopleNamed } from "../booking/people-named.ts";
import { faultsOfPerson } from "../booking/range-of-person.ts";
import { testsSent } from "../booking/sent-value.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { Households } from "../../account/households.port.ts";
import type { ByteChunks } from "../../files/byte-chunks.ts";
import type { Files } from "../../files/files.port.ts";
import type { PaperProblem, Papers } from "../../files/papers.port.ts";
import type { Upload } from "../../files/upload.ts";
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
import type { FileId } from "../../files/file-id.ts";
import type { LabReport, ReportedTest } from "../booking/lab-report.ts";
import type { LabReportDecision, LabReports, ReportedLabBooking } from "./lab-reports.port.ts";
import type { NamedPerson } from "../booking/people-named.ts";
import type { SentValue } from "../booking/sent-value.ts";

/**
 * `name`: of the person whose tests they are; `correction`: why former values are wrong, in at most LONGEST_LABORATORY_REASON characters,
 * null: there are none; `paper`: the PDF that the laboratory sends with them, null: none.
 */
export type LabReportFile = {
  readonly id: PayableId;
  readonly name: string;
  readonly staff: string;
  readonly values: readonly SentValue[];
  readonly correction: string | null;
  readonly paper: ByteChunks | null;
  readonly run: "dry" | "real";
};

/** What became of it; `isCritical`: somebody has to be called. */
export type FiledLabReport = {
  readonly state: LabBookingState;
  readonly tests: number;
  readonly values: number;
  readonly isCritical: boolean;
  readonly hasPaper: boolean;
};

/** `tests`: whose values stand already, or, where they are to be corrected, don't. */
export type LabReportRefusal =
  | UnknownLabBooking
  | LabStepRefusal
  | { readonly kind: "two-of-that-name" | "nothing-sent" }
  | { readonly kind: "reported-before" | "not-reported-yet"; readonly tests: readonly LabTestId[] }
  | { readonly kind: "too-large" | PaperProblem }
  | { readonly kind: "faulty"; readonly faults: readonly LineFault[] };

/**
 * Stores a laboratory's values for one person of a booking as staff, with the booking's step and an entry in the audit log that names no
 * test and no value; all of it or, where a line is faulty, its range is of another sex or age than the person's, or the paper is not taken,
 * nothing. Name and booking must belong together; a booking without such a person is refused like one that does not exist. Source:
 * specification/labs.md, Reports of a lab.
 */
export type FileLabReport = (file: LabReportFile) => Promise<Result<FiledLabReport, LabReportRefusal>>;

type Needs = {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly reports: Pick<LabReports, "file">;
  readonly labs: Labs;
  readonly households: Pick<Households, "family">;
  readonly customers: Pick<Customers, "withId">;
  readonly papers: Papers;
  readonly files: Pick<Files, "put" | "remove">;
  readonly now: Clock;
};

export const makeFileLabReport =
  (needs: Needs): FileLabReport =>
  async (file) => {
    const stored = await needs.bookings.withId(file.id);
    const named = stored === null ? [] : await peopleNamed(needs, stored.booking, file.name);
    const [person] = named;
    if (person === undefined) return refused({ kind: "unknown-booking" });
    if (named.length > 1) return refused({ kind: "two-of-that-name" });
    const written = file.paper === null ? null : await writtenAnew(needs.papers, file.paper);
    if (typeof written === "string") return refused({ kind: written });
    const { tests: offered } = await needs.labs.offered();
    const at = needs.now();
    // Stored before its upload: a file that never gets one is removed later.
    const paper = written === null ? null : { id: file.run === "dry" ? null : await needs.files.put(written), bytes: written.length };
    const answer = await needs.reports.file(file.id, (seen) => decide(seen, { file, person, offered, at, paper }));
    if (answer?.kind !== "ok" && paper !== null && paper.id !== null) await needs.files.remove(paper.id);
    return answer ?? refused({ kind: "unknown-booking" });
  };

async function writtenAnew(papers: Papers, sent: ByteChunks): Promise<Uint8Array | "too-large" | PaperProblem> {
  const bytes = await collectedBytes(sent, LARGEST_PAPER);
  if (bytes === null) return "too-large";
  return isPaper(bytes) ? papers.rewritten(bytes) : "no-paper";
}

/** A PDF by the id under which it is stored; null: it is not. */
type GivenPaper = { readonly id: FileId | null; readonly bytes: number };
type Given = {
  readonly file: LabReportFile;
  readonly person: NamedPerson;
  readonly offered: readonly LabTest[];
  readonly at: number;
  readonly paper: GivenPaper | null;
};

function decide(
  seen: ReportedLabBooking,
  { file, person, offered, at, paper }: Given,
): LabReportDecision<Awaited<ReturnType<FileLabReport>>> {
  const { booking, reports } = seen;
  const { member } = person;
  const refuse = (refusal: LabReportRefusal) => ({ ...NOTHING, answer: refused(refusal) });
  if (file.values.length === 0) return refuse({ kind: "nothing-sent" });
  const { tests, faults: ofLines } = testsSent(file.values, { asked: testsOf(booking.basket, member), offered });
  const faults = [...ofLines, ...faultsOfPerson(file.values, person, indianDay(booking.start))].toSorted((a, b) => a.line - b.line);
  if (faults.length > 0) return refuse({ kind: "faulty", faults });
  const misplaced = misplacedIn(tests, { reports, member, correction: file.correction });
  if (misplaced !== null) return refuse(misplaced);
  const report = reportOf(seen, { file, person, tests, at, paper });
  const event = eventOf(seen, report);
  const moved = labBookingChange(booking, [{ at, by: { kind: "staff", name: file.staff }, deed: { kind: "state", event, payment: null } }]);
  if (moved.kind === "refused") return refuse(moved.refusal);
  const { state } = moved.value.after;
  const values = tests.reduce((sum, one) => sum + one.values.length, 0);
  const answer = ok({ state, tests: tests.length, values, isCritical: isCritical(report), hasPaper: paper !== null });
  if (file.run === "dry") return { ...NOTHING, answer };
  const details = { from: booking.state, to: state, number: report.number, corrects: yesOrNo(file.correction), paper: yesOrNo(paper) };
  const audit = { at, who: file.staff, action: "lab report", subject: { kind: "lab-booking", id: booking.id }, details } as const;
  return { change: moved.value, audit, report, upload: uploadOf(report, paper), answer };
}

const NOTHING = { change: null, audit: null, report: null, upload: null } as const;

const yesOrNo = (given: object | string | null): "no" | "yes" => (given === null ? "no" : "yes");

/** The paper as its customer's own file, which nobody else sees; null: there is none. */
const uploadOf = ({ customer, at }: LabReport, paper: GivenPaper | null): Upload | null =>
  paper === null || paper.id === null
    ? null
    : {
        id: paper.id,
        owner: customer,
        kind: SENT_PAPER,
        audience: "owner",
        mediaType: "application/pdf",
        bytes: paper.bytes,
        uploadedAt: at,
      };

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
  { file, person, tests, at, paper }: Omit<Given, "offered"> & { readonly tests: readonly ReportedTest[] },
): LabReport => ({
  booking: booking.id,
  number: reports.length + 1,
  customer: booking.customer,
  member: person.member,
  takenAt: booking.history.findLast(({ deed }) => deed.kind === "state" && deed.event === "collect")?.at ?? booking.start,
  at,
  by: file.staff,
  reason: file.correction,
  tests,
  paper: paper?.id ?? null,
});

function eventOf({ booking, reports }: ReportedLabBooking, report: LabReport): PlainLabEvent {
  if (report.reason !== null) return "correct";
  return isComplete(booking.basket, [...reports, report]) ? "report" : "report-part";
}
