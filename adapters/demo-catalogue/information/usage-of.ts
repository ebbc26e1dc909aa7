import { careAndWareUsages } from "./usages/care-and-wares.ts";
import { foodUsages } from "./usages/foods.ts";
import { medicineUsages } from "./usages/medicines.ts";
import type { Kind } from "../kind.ts";
import type { Usage } from "./usage.ts";

export const usages: Readonly<Record<string, Usage>> = { ...medicineUsages, ...foodUsages, ...careAndWareUsages };

export const usageKey = ({ subCategory, noun, form }: Kind): string => `${subCategory}: ${noun?.household ?? form}`;

/** How goods of a kind are used. Throws a RangeError where nobody wrote it down. */
export function usageOf(kind: Kind): Usage {
  const usage = usages[usageKey(kind)];
  if (usage === undefined) throw new RangeError(`nobody wrote down how ${usageKey(kind)} is used`);
  return usage;
}
