import { grouped } from "../../shared/grouped.ts";
import { currentTests, testsOf } from "../booking/lab-report.ts";
import { isFigure, verdictOn } from "../booking/lab-value.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { FileId } from "../../files/file-id.ts";
import type { LabBooking } from "../booking/lab-booking.ts";
import type { CurrentTest, LabReport, ReportedTest } from "../booking/lab-report.ts";
import type { Comparator, LabResult, LabValue, ResultVerdict } from "../booking/lab-value.ts";

/** What was found at another time, without its range. */
export type FoundBefore =
  | { readonly kind: "quantity"; readonly value: number; readonly unit: string | null }
  | { readonly kind: "bound"; readonly comparator: Comparator; readonly value: number; readonly unit: string | null }
  | { readonly kind: "words"; readonly text: string };

/** A value as it was found at another time, `takenAt` in milliseconds since 1970. */
export type EarlierValue = { readonly takenAt: number; readonly found: FoundBefore };

/**
 * `verdict` null: nothing was sent to judge it by. `earlier`: the same value of the same person in the same unit or in words, the oldest
 * first.
 */
export type ShownLabValue = LabValue & { readonly verdict: ResultVerdict | null; readonly earlier: readonly EarlierValue[] };

export type ShownReportedTest = Omit<CurrentTest, "values"> & { readonly values: readonly ShownLabValue[] };

/**
 * A PDF that the laboratory sent. `reason`: why it corrected what it had sent before, null: it did not. `at` in milliseconds since 1970.
 */
export type SentPaper = Pick<LabReport, "at" | "reason"> & { readonly file: FileId };

/** `awaited`: tests that the laboratory has not told yet; `undone`: those that it will not tell, as they could not be done; `papers`: the
 * newest first. `member` null: the customer. */
export type PersonsLabReport = {
  readonly member: MemberId | null;
  readonly tests: readonly ShownReportedTest[];
  readonly awaited: readonly Pick<ReportedTest, "test" | "title">[];
  readonly undone: readonly Pick<ReportedTest, "test" | "title">[];
  readonly papers: readonly SentPaper[];
};

/**
 * What was found for a person of a booking: the newest version of each test, each value beside what was found before. `reports`: all that
 * its reader may see, those of other bookings among them; `member` null: the customer. Source: specification/labs.md, Reports of a lab.
 */
export function personsLabReport(
  member: MemberId | null,
  { booking, reports }: { readonly booking: Pick<LabBooking, "id" | "basket" | "state">; readonly reports: readonly LabReport[] },
): PersonsLabReport {
  const own = reports.filter((one) => one.booking === booking.id);
  const found = new Map(currentTests(own, member).map((one) => [one.test, one]));
  const tests = testsOf(booking.basket, member);
  const others = grouped(
    reports.filter((one) => one.booking !== booking.id && one.member === member),
    (one) => one.booking,
  );
  const elsewhere = [...others.values()].flatMap((some) => currentTests(some, member));
  const missing = tests.filter(({ test }) => !found.has(test));
  const isOver = booking.state === "ready";
  return {
    member,
    tests: tests.flatMap(({ test }) => {
      const one = found.get(test);
      return one === undefined ? [] : [shownTest(one, elsewhere)];
    }),
    awaited: isOver ? [] : missing,
    undone: isOver ? missing : [],
    papers: own
      .filter((one) => one.member === member)
      .flatMap(({ at, reason, paper }) => (paper === null ? [] : [{ file: paper, at, reason }]))
      .toReversed(),
  };
}

const shownTest = (test: CurrentTest, elsewhere: readonly CurrentTest[]): ShownReportedTest => ({
  ...test,
  values: test.values.map((value) => ({
    ...value,
    verdict: verdictOn(value.result),
    earlier: elsewhere
      .filter(({ takenAt }) => takenAt < test.takenAt)
      .flatMap(({ takenAt, values }) => values.flatMap((one) => earlierIn(one, value, takenAt)))
      .toSorted((a, b) => a.takenAt - b.takenAt),
  })),
});

function earlierIn(one: LabValue, { code, result }: LabValue, takenAt: number): readonly EarlierValue[] {
  if (one.code !== code || (isFigure(one.result) && isFigure(result) && one.result.unit !== result.unit)) return [];
  return [{ takenAt, found: foundBefore(one.result) }];
}

/** What stays of a result beside a later one. */
export function foundBefore(result: LabResult): FoundBefore {
  if (result.kind === "quantity") return { kind: "quantity", value: result.value, unit: result.unit };
  if (result.kind !== "bound") return { kind: "words", text: result.text };
  return { kind: "bound", comparator: result.comparator, value: result.value, unit: result.unit };
}
