import type { LabTest } from "./lab-test.ts";

/** How somebody prepares for the samples of all their tests. Hours of fasting before the sample, and after the first bite of a meal. */
export type Preparation =
  | { readonly kind: "none" }
  | { readonly kind: "fasting"; readonly fastingHours: number }
  | { readonly kind: "after-meal"; readonly afterMealHours: number }
  | { readonly kind: "two-samples"; readonly fastingHours: number; readonly afterMealHours: number };

/**
 * What tests of one person ask for together. Who has a test with fasting and one after a meal gives two samples: the first on an empty
 * stomach, the second so many hours after the first bite. Source: specification/labs.md, Tests, packages and labs.
 */
export function preparationFor(tests: readonly Pick<LabTest, "fastingHours" | "afterMealHours">[]): Preparation {
  const fastingHours = Math.max(0, ...tests.map((test) => test.fastingHours));
  const afterMealHours = Math.max(0, ...tests.map((test) => test.afterMealHours));
  if (fastingHours > 0 && afterMealHours > 0) return { kind: "two-samples", fastingHours, afterMealHours };
  if (afterMealHours > 0) return { kind: "after-meal", afterMealHours };
  return fastingHours > 0 ? { kind: "fasting", fastingHours } : { kind: "none" };
}
