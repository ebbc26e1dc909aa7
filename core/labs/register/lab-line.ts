import type { LabPackage } from "../lab-package.ts";
import type { LabTest } from "../lab-test.ts";
import type { Lab } from "../lab.ts";

/** What one line of a laboratory's file says. */
export type LabEntry =
  | { readonly kind: "lab"; readonly lab: Lab }
  | { readonly kind: "test"; readonly test: LabTest }
  | { readonly kind: "package"; readonly package: LabPackage };

export type LabLine = { readonly line: number; readonly entry: LabEntry };

/** What is wrong with a line: the field, and what belongs there. A path of "" stands for the whole line. */
export type LabFault = { readonly line: number; readonly path: string; readonly expected: string };
