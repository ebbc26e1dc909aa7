import { NOTHING, paise } from "../../shared/money.ts";
import { listedTest } from "./listed-test.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabPackage } from "../lab-package.ts";
import type { LabTest, LabTestId } from "../lab-test.ts";
import type { ListedLabTest } from "./listed-test.ts";

/** A package with its tests; `apart` is what these cost one by one, `fastingHours` and `reportHours` are the longest among them. */
export type PackageEntry = {
  readonly package: LabPackage;
  readonly tests: readonly ListedLabTest[];
  readonly apart: Paise;
  readonly fastingHours: number;
  readonly reportHours: number;
  readonly needsPrescription: boolean;
  /** Whether all of it can be taken at home. */
  readonly isAtHome: boolean;
};

/** What a package holds and saves. Source: specification/labs.md, Tests, packages and labs. */
export function packageEntry(one: LabPackage, byId: ReadonlyMap<LabTestId, LabTest>): PackageEntry {
  const tests = one.tests.flatMap((id) => byId.get(id) ?? []);
  return {
    package: one,
    tests: tests.map(listedTest),
    apart: tests.reduce((sum, { price }) => paise(sum + price), NOTHING),
    fastingHours: Math.max(0, ...tests.map(({ fastingHours }) => fastingHours)),
    reportHours: Math.max(0, ...tests.map(({ reportHours }) => reportHours)),
    needsPrescription: tests.some(({ needsPrescription }) => needsPrescription),
    isAtHome: tests.every(({ isAtHome }) => isAtHome),
  };
}
