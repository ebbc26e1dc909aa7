import { daysFrom } from "../../shared/day.ts";
import { ageParts, daysOfAge } from "../range-age.ts";
import type { Gender } from "../../identity/customer.ts";
import type { Day } from "../../shared/day.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { RangeAge } from "../range-age.ts";
import type { SentValue } from "./sent-value.ts";

/** What is known of whose sample it is; null: it is not known. */
export type TestedPerson = { readonly gender: Gender | null; readonly birthdate: Day | null };

/**
 * What is wrong with values whose ranges are of another sex or age than the person's on the day of the sample: they were judged by
 * another's range, or are another's values. An age may be one of its own units beside the person's, as laboratories are told it. What is
 * not known of somebody speaks against nothing. Source: specification/labs.md, Reports of a lab.
 */
export const faultsOfPerson = (sent: readonly SentValue[], { gender, birthdate }: TestedPerson, sampled: Day): readonly LineFault[] =>
  sent.flatMap(({ line, range: { of } }): readonly LineFault[] => {
    if (of === null) return [];
    const isOther = gender !== null && gender !== "other" && gender !== of.sex;
    return [
      ...(isOther ? [{ line, path: "sex", expected: "the sex of this person" }] : []),
      ...(birthdate === null || isNearly(of.age, daysFrom(birthdate, sampled))
        ? []
        : [{ line, path: "age", expected: "the age of this person" }]),
    ];
  });

/** Whether somebody of so many days is as old as a laboratory says, or one unit of that age older or younger. */
function isNearly(age: RangeAge, days: number): boolean {
  const { from, until } = daysOfAge(age);
  const unit = (until - from) * (ageParts(age).unit === "d" ? WEEK : 1);
  return days >= from - unit && days < until + unit;
}

/** Days of a newborn are told from birth or from the report: up to a week apart. */
const WEEK = 7;
