import { verdictOn } from "./lab-value.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { FileId } from "../../files/file-id.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PricedBasket } from "./lab-basket.ts";
import type { LabTestId } from "../lab-test.ts";
import type { LabValue } from "./lab-value.ts";
import type { BilingualText } from "../../shared/language.ts";

/** A test with all that it measures. */
export type ReportedTest = { readonly test: LabTestId; readonly title: BilingualText; readonly values: readonly LabValue[] };

/**
 * What a laboratory has sent at once of one person's tests. Reports are only added: a correction is another one with a `reason`, and the
 * former stays. `number` counts up from 1 within a booking; `member` null: the customer; `by`: the name of who sent it. `takenAt`: when the
 * sample was taken; `paper`: the PDF that the laboratory sent with the values, null: none. Times in milliseconds since 1970.
 * Source: specification/labs.md, Reports of a lab.
 */
export type LabReport = {
  readonly booking: PayableId;
  readonly number: number;
  readonly customer: CustomerId;
  readonly member: MemberId | null;
  readonly takenAt: number;
  readonly at: number;
  readonly by: string;
  readonly reason: string | null;
  readonly tests: readonly ReportedTest[];
  readonly paper: FileId | null;
};

/** The kind of upload that a laboratory's PDF is. */
export const SENT_PAPER = "lab-report";

/** A test as its newest version tells it. `version` counts from 1; `reason`: why it was corrected, null: it was not. */
export type CurrentTest = ReportedTest & Pick<LabReport, "at" | "takenAt" | "reason"> & { readonly version: number };

/**
 * The newest version of each test of a person in a booking's reports, the oldest first. Source: specification/labs.md, Reports of a lab.
 */
export function currentTests(reports: readonly LabReport[], member: MemberId | null): readonly CurrentTest[] {
  const current = new Map<LabTestId, CurrentTest>();
  for (const { at, takenAt, reason, tests, member: whose } of reports)
    if (whose === member)
      for (const one of tests) current.set(one.test, { ...one, at, takenAt, reason, version: (current.get(one.test)?.version ?? 0) + 1 });
  return [...current.values()];
}

/** The tests of a person in a basket, each once, in its order; `member` null: the customer. */
export function testsOf(
  { people }: Pick<PricedBasket, "people">,
  member: MemberId | null,
): readonly Pick<ReportedTest, "test" | "title">[] {
  const items = people.find((one) => one.member === member)?.items ?? [];
  return [...new Map(items.flatMap(({ tests }) => tests).map(({ id, title }) => [id, { test: id, title }])).values()];
}

/** Whether every test of everybody is in the reports. Source: specification/labs.md, States of a lab booking. */
export const isComplete = (basket: Pick<PricedBasket, "people">, reports: readonly LabReport[]): boolean =>
  basket.people.every(({ member }) => {
    const reported = new Set(currentTests(reports, member).map(({ test }) => test));
    return testsOf(basket, member).every(({ test }) => reported.has(test));
  });

/** Whether a value of it is critical. Source: specification/labs.md, Reports of a lab. */
export const isCritical = ({ tests }: Pick<LabReport, "tests">): boolean =>
  tests.some(({ values }) => values.some(({ result }) => verdictOn(result)?.flag === "critical"));
