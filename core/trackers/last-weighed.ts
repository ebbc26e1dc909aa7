import { dayOfValue } from "./tracked-value.ts";
import type { Day } from "../shared/day.ts";
import type { TrackedValue } from "./tracked-value.ts";

type Weighed = Extract<TrackedValue, { readonly tracker: "weight"; readonly kg: number }>;

/**
 * The last weight of these entries that was noted by the end of a day, which holds until the next one; null: none was. Source:
 * specification/trackers.md, Weight.
 */
export function lastWeighed(entries: readonly { readonly value: TrackedValue | null }[], by: Day): Weighed | null {
  const weights = entries.flatMap(({ value }) => (value !== null && "typed" in value && dayOfValue(value) <= by ? [value] : []));
  return weights.toSorted((a, b) => a.at - b.at).at(-1) ?? null;
}
