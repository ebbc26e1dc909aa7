import { collectionChargeOn } from "#core/labs/booking/collection-charge.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { shownUnit } from "#core/labs/shown-unit.ts";
import { counted } from "#web/design/phrase.ts";
import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { labPhrases as says } from "./wording/labs.ts";
import type { LabParameter } from "#core/labs/lab-test.ts";
import type { LabPlace } from "#core/labs/lab-calendar.ts";
import type { Preparation } from "#core/labs/preparation.ts";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";
import type { CentreHours } from "#core/labs/lab.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";

const DAY = 24;
const MINUTE = 60_000;
/** Any day: hours of a centre are the same on each, as India has no summer time. */
const MIDNIGHT = firstInstantOf("2026-01-01" as Day);

/** What is said of laboratory tests, in any language. */
export const labWords = {
  found: (count: number): string => counted(count, says.found, { count: wholeNumber(count) }),
  values: (count: number): string => counted(count, says.values, { count: wholeNumber(count) }),
  tests: (count: number): string => counted(count, says.tests, { count: wholeNumber(count) }),
  filters: (count: number): string => (count === 0 ? says.filters : counted(count, says.filtersChosen, { count: String(count) })),
  withCount: (title: string, count: number): string => says.withCount({ title, count: wholeNumber(count) }),
  fasting: (hours: number): string => (hours === 0 ? says.noFasting : says.fasting({ hours: String(hours) })),
  /**
   * How samples are taken where meals decide about it; `place` null: it isn't chosen yet. null: fasting or nothing is all that there is to
   * say.
   */
  mealsAndSamples(preparation: Preparation, place: LabPlace | null): string | null {
    switch (preparation.kind) {
      case "none":
      case "fasting":
        return null;
      case "after-meal":
        return says.afterMeal({ hours: String(preparation.afterMealHours) });
      case "two-samples": {
        const text = says.twoSamples({ hours: String(preparation.afterMealHours) });
        return place === null ? text : `${text} ${says.secondSample[place]}`;
      }
    }
  },
  /** How a report tells a value that has no usual range. */
  reportedAs({ unit }: Pick<LabParameter, "unit">): string {
    if (unit === null) return says.inWords;
    const shown = shownUnit(unit);
    return shown === "" ? says.asNumber : says.inUnit({ unit: shown });
  },
  report: (hours: number): string =>
    hours <= DAY
      ? says.reportHours({ hours: String(hours) })
      : counted(Math.ceil(hours / DAY), says.reportDays, { days: String(Math.ceil(hours / DAY)) }),
  saves: ({ apart, package: { price } }: PackageEntry): string =>
    says.saves({ amount: rupees((apart - price) as Paise), apart: rupees(apart) }),
  /** Of what costs `price`, where it can be taken at home. */
  atHome(price: Paise): string {
    const charge = collectionChargeOn(price);
    return charge === 0 ? says.atHomeFree : says.atHomeFor({ amount: rupees(charge) });
  },
  pincodes: (count: number): string => counted(count, says.pincodes, { count: wholeNumber(count) }),
  leftOut: (count: number): string => counted(count, says.leftOut, { count: String(count) }),
  hours: ({ weekdays, from, to }: CentreHours): string =>
    says.hours({ days: daysOf(weekdays), from: timeAt(MIDNIGHT + from * MINUTE), to: timeAt(MIDNIGHT + to * MINUTE) }),
};

/** Three days in a row and more as the first to the last. */
function daysOf(weekdays: readonly number[]): string {
  const sorted = weekdays.toSorted((a, b) => a - b);
  const named = sorted.map((day) => says.weekdays[day - 1] ?? "");
  const [first = "", last = ""] = [named[0], named.at(-1)];
  const isRow = sorted.length > 2 && (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) === sorted.length - 1;
  return isRow ? says.fromTo({ first, last }) : named.join(", ");
}
