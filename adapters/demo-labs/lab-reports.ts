import { daysOfAge } from "#core/labs/range-age.ts";
import { testsOf } from "#core/labs/booking/lab-report.ts";
import { ageOn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabParameter, LabTest, ReferenceRange } from "#core/labs/lab-test.ts";
import type { LabReport } from "#core/labs/booking/lab-report.ts";
import type { LabValue, SentRange } from "#core/labs/booking/lab-value.ts";
import type { Day } from "#core/shared/day.ts";

/** What was found of a code. */
export type FoundFigures = Readonly<Record<string, number>>;

/** `paper`: its own PDF, which it sent with them; null: none. */
type Sent = {
  readonly at: number;
  readonly figures: FoundFigures;
  readonly birthdate: Day;
  readonly offered: readonly LabTest[];
  readonly paper: FileId | null;
};

/**
 * What the demo's laboratory has found for a woman: every test of her booking whose values are among the figures, beside its usual ranges.
 */
export function labReportOf(booking: LabBooking, { at, figures, birthdate, offered, paper }: Sent): LabReport {
  const { id, customer, basket, start } = booking;
  const age = ageOn(indianDay(start), birthdate);
  const tests = testsOf(basket, null).flatMap(({ test, title }) => {
    const parameters = offered.find((one) => one.id === test)?.parameters ?? [];
    const values = parameters.flatMap((parameter) => valueOf(parameter, figures[parameter.code], age));
    return values.length < parameters.length ? [] : [{ test, title, values }];
  });
  return { booking: id, number: 1, customer, member: null, takenAt: start, at, by: "meera", reason: null, tests, paper };
}

const valueOf = ({ code, name, unit, ranges }: LabParameter, value: number | undefined, age: number): readonly LabValue[] =>
  value === undefined ? [] : [{ code, name, result: { kind: "quantity", value, unit, range: rangeFor(ranges, age) } }];

function rangeFor(ranges: readonly ReferenceRange[], age: number): SentRange {
  const range = ranges.find(({ sex, fromAge, toAge }) => sex !== "male" && isOfAge({ fromAge, toAge }, age));
  const none = { criticalLow: null, criticalHigh: null };
  if (range === undefined) return { low: null, high: null, ...none, of: null };
  return { low: range.low, high: range.high, ...none, of: range.sex === "female" ? { sex: "female", age } : null };
}

/** Whether somebody of so many whole years is meant. */
function isOfAge({ fromAge, toAge }: Pick<ReferenceRange, "fromAge" | "toAge">, years: number): boolean {
  const { from } = daysOfAge(years);
  return daysOfAge(fromAge).from <= from && (toAge === null || from < daysOfAge(toAge).until);
}
