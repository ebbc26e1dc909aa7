import { LARGEST_AMOUNT } from "#core/shared/money.ts";
import { ranksOf } from "./bit-set.ts";
import { priceStepCalled } from "./price-steps.ts";
import { savingStepCalled } from "./saving-steps.ts";
import type { SortOrder } from "#core/catalogue/collection.ts";
import type { BitSet, Intersection } from "./bit-set.ts";
import type { ProductSetRow } from "#adapters/postgres/catalogue/tables.ts";
import type { SortPosition } from "./match-sets.ts";

/** The sort orders that have a set for each of their steps. */
export type SteppedOrder = Extract<SortOrder, "price-rising" | "price-falling" | "saving">;

/** Where a step lies in an order: its products have positions from `first` to `last`. */
export type StepPlace = { readonly first: number; readonly last: number };

/** The same with the members of the step. */
export type Step = StepPlace & { readonly members: BitSet };

type Steps = { readonly kind: ProductSetRow["kind"]; readonly placeOf: (slug: string) => StepPlace | null };

const rising = ({ least, most }: Range): StepPlace => ({ first: least, last: most ?? LARGEST_AMOUNT });
const falling = ({ least, most }: Range): StepPlace => ({ first: 0 - (most ?? LARGEST_AMOUNT), last: 0 - least });

type Range = { readonly least: number; readonly most: number | null };

/** For each order, the sets of its steps and where the steps lie. */
export const STEPS: Readonly<Record<SteppedOrder, Steps>> = {
  "price-rising": { kind: "price-step", placeOf: (slug) => placed(priceStepCalled(slug), rising) },
  "price-falling": { kind: "price-step", placeOf: (slug) => placed(priceStepCalled(slug), falling) },
  saving: { kind: "saving-step", placeOf: (slug) => placed(savingStepCalled(slug), falling) },
};

const placed = (range: Range | null, at: typeof rising): StepPlace | null => (range === null ? null : at(range));

export const isStepped = (order: SortOrder): order is SteppedOrder => order in STEPS;

/** Behind a place (null: from the first one on) so many, and how many products may be looked at for them. */
type Stretch = { readonly last: SortPosition | null; readonly most: number; readonly among: number };

/**
 * Ranks among which the page behind `last` is found: of what is met, those on the first steps of the order that hold enough of it; `steps`
 * are in that order. null: they hold more than may be looked at, or the page goes on to what is on no step.
 */
export function candidatesOnSteps(met: Intersection, steps: readonly Step[], { last, most, among }: Stretch): readonly number[] | null {
  const first = last === null ? 0 : steps.findIndex((step) => last.key >= step.first && last.key <= step.last);
  if (first === -1) return null;
  const ranks: number[] = [];
  let behind = 0; // Some products of the first step can come before `last`.
  for (const [nth, { members }] of steps.slice(first).entries()) {
    const on = ranksOf(met, { after: 0, most: among + 1 - ranks.length, also: members });
    if (ranks.length + on.length > among) return null;
    ranks.push(...on);
    if (nth > 0 || last === null) behind += on.length;
    if (behind >= most) return ranks;
  }
  return null;
}
