import type { Paise } from "../shared/money.ts";
import type { LabTestId } from "./lab-test.ts";
import type { BilingualText } from "../shared/language.ts";

declare const packageBrand: unique symbol;

export type LabPackageId = string & { readonly [packageBrand]: true };

export const labPackageId = (id: string): LabPackageId => id as LabPackageId;

export const AUDIENCES = ["everybody", "women", "men", "older", "young", "active"] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * Tests that are sold together at one price, tax included. Each test stands in it once. Source: specification/labs.md, Tests, packages and
 * labs.
 */
export type LabPackage = {
  readonly id: LabPackageId;
  readonly slug: string;
  readonly title: BilingualText;
  readonly text: BilingualText;
  readonly audience: Audience;
  readonly price: Paise;
  readonly tests: readonly LabTestId[];
};
