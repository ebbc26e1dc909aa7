import { likelyRate } from "../../shared/gst-rate.ts";
import { packageEntry } from "../list/package-entry.ts";
import { daysOfAge } from "../range-age.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabPackageId } from "../lab-package.ts";
import type { LabParameter, LabTestId, ReferenceRange } from "../lab-test.ts";
import type { LabId } from "../lab.ts";
import type { LabOffer } from "../labs.port.ts";

/**
 * What is sound in itself and should still be looked at. Amounts include tax; `gst` and `likely`, the rate that was most likely meant, in
 * per cent.
 */
export type LabFinding =
  | { readonly kind: "no-collection"; readonly lab: LabId }
  | { readonly kind: "no-hours" | "no-slots"; readonly lab: LabId }
  | { readonly kind: "no-range" | "ranges-overlap"; readonly test: LabTestId; readonly parameter: string }
  | { readonly kind: "no-source"; readonly test: LabTestId }
  | { readonly kind: "rate-in-doubt"; readonly test: LabTestId; readonly gst: number; readonly likely: number }
  | { readonly kind: "not-cheaper"; readonly package: LabPackageId; readonly price: Paise; readonly apart: Paise };

/**
 * What staff should look at: labs to which nobody comes or that take no samples, figures that nothing is compared with or two ranges judge,
 * ranges from nowhere, rates that a spreadsheet divided by a hundred, and packages that save nothing. Source: specification/labs.md, Staff
 * commands.
 */
export function labFindings({ labs, tests, packages, calendars }: LabOffer): readonly LabFinding[] {
  const byId = new Map(tests.map((test) => [test.id, test]));
  return [
    ...labs.flatMap(({ id, pincodes, hours }): LabFinding[] => [
      ...(pincodes.length === 0 ? [{ kind: "no-collection", lab: id } as const] : []),
      ...(hours.length === 0 ? [{ kind: "no-hours", lab: id } as const] : []),
      ...(calendars.some((one) => one.id === id && one.windows.length > 0) ? [] : [{ kind: "no-slots", lab: id } as const]),
    ]),
    ...tests.flatMap(({ id, gst, parameters, source }): LabFinding[] => [
      ...rateInDoubt(id, gst),
      ...parameters.flatMap((parameter) => findingsOf(id, parameter)),
      ...(source === null && parameters.some(({ ranges }) => ranges.length > 0) ? [{ kind: "no-source", test: id } as const] : []),
    ]),
    ...packages.flatMap((one): LabFinding[] => {
      const { apart } = packageEntry(one, byId);
      return one.price < apart ? [] : [{ kind: "not-cheaper", package: one.id, price: one.price, apart }];
    }),
  ];
}

function rateInDoubt(test: LabTestId, gst: number): readonly LabFinding[] {
  const likely = likelyRate(gst);
  return likely === null ? [] : [{ kind: "rate-in-doubt", test, gst, likely }];
}

function findingsOf(test: LabTestId, { code: parameter, unit, ranges }: LabParameter): readonly LabFinding[] {
  if (ranges.length === 0) return unit === null ? [] : [{ kind: "no-range", test, parameter }];
  const overlap = ranges.some((one, nth) => ranges.slice(nth + 1).some((other) => bothJudge(one, other)));
  return overlap ? [{ kind: "ranges-overlap", test, parameter }] : [];
}

const bothJudge = (a: ReferenceRange, b: ReferenceRange): boolean =>
  (a.sex === "any" || b.sex === "any" || a.sex === b.sex) && beginsBeforeEndOf(a, b) && beginsBeforeEndOf(b, a);

const beginsBeforeEndOf = (one: ReferenceRange, other: ReferenceRange): boolean =>
  other.toAge === null || daysOfAge(one.fromAge).from < daysOfAge(other.toAge).until;
