import type { IncomingRow } from "../../staff/import/incoming-row.ts";
import type { LabPackage } from "../lab-package.ts";
import type { LabTest } from "../lab-test.ts";
import type { Day } from "../../shared/day.ts";
import type { Lab, LabId } from "../lab.ts";
import type { LabWindow } from "../lab-calendar.ts";

/** What one line of a laboratory's file says. */
export type LabEntry =
  | { readonly kind: "lab"; readonly lab: Lab }
  | { readonly kind: "test"; readonly test: LabTest }
  | { readonly kind: "package"; readonly package: LabPackage }
  /** With all others of a file it takes the place of that laboratory's slots. */
  | { readonly kind: "slots"; readonly lab: LabId; readonly window: LabWindow }
  /** With all others of a file it takes the place of that laboratory's closed days. */
  | { readonly kind: "closed"; readonly lab: LabId; readonly days: readonly Day[] };

export type LabLine = { readonly line: number; readonly entry: LabEntry };

/** The same as a file names it: labs, tests and packages field by field, slots and closed days whole. */
export type IncomingLabEntry =
  | { readonly kind: "lab"; readonly row: IncomingRow<Lab> }
  | { readonly kind: "test"; readonly row: IncomingRow<LabTest> }
  | { readonly kind: "package"; readonly row: IncomingRow<LabPackage> }
  | { readonly kind: "calendar"; readonly line: number; readonly entry: TimesEntry };

export type TimesEntry = Extract<LabEntry, { readonly kind: "slots" | "closed" }>;
