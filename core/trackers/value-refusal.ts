import { isSleep } from "../health/tools/sleep.ts";
import { NUTRIENTS } from "../health/tools/meal.ts";
import { MEASURES } from "../health/measures.ts";
import { momentRefusal } from "./moment-refusal.ts";
import { dayOfValue, endOfValue, isOfDay } from "./tracked-value.ts";
import { recipeGrams } from "./own-dishes.ts";
import { centimetresOf, GIRTHS, kilogramsOf } from "./weigh-in.ts";
import type { Nutrition } from "../health/foods/food.ts";
import type { MomentRefusal, NotingWay } from "./moment-refusal.ts";
import type { DishPart, OwnDish } from "./own-value.ts";
import type { TrackedValue } from "./tracked-value.ts";
import type { TypedGirths } from "./weigh-in.ts";

type Weight = Extract<TrackedValue, { readonly typed: unknown }>;

/** What a field may hold. */
export type FieldRange = { readonly field: string; readonly from: number; readonly to: number; readonly unit: string };

/** A field with a wrong number, and what it may hold. `decimals`: it has more than so many; null: it lies outside its range. */
export type WrongField = FieldRange & { readonly decimals: number | null };

export type ValueRefusal = ({ readonly kind: "out-of-range" } & WrongField) | MomentRefusal;

/** How many decimals a field has at most. */
type Decimals = 0 | 1 | 2;

/** Source: specification/trackers.md, Entries. */
export const WATER: FieldRange = { field: "ml", from: 10, to: 3_000, unit: "ml" };
const QUALITY: FieldRange = { field: "quality", from: 1, to: 5, unit: "points" };
export const MET: FieldRange = { field: "met", from: 0.9, to: 25, unit: "MET" };
const MINUTES: FieldRange = { field: "minutes", from: 1, to: 1_440, unit: "minutes" };
const KG: FieldRange = { field: "kg", from: MEASURES.weight.from, to: MEASURES.weight.to, unit: "kg" };
const AMOUNT: FieldRange = { field: "amount", from: 0.01, to: 10_000, unit: "of its unit" };
export const GRAMS: FieldRange = { field: "grams", from: 0.1, to: 5_000, unit: "g" };
const ENERGY: FieldRange = { field: "kcal", from: 0, to: 902, unit: "kcal in 100 g" };
const NUTRIENT = { from: 0, to: 100, unit: "g in 100 g" };
/** Source: specification/trackers.md, Dishes and activities of one's own. */
export const PARTS: FieldRange = { field: "recipe", from: 1, to: 40, unit: "ingredients" };
export const PORTIONS: FieldRange = { field: "portions", from: 1, to: 100, unit: "portions" };
const SLEEP: FieldRange = { field: "end", from: 10, to: 1_080, unit: "minutes after the start" };

/**
 * Why an entry can't be noted at `now` (milliseconds since 1970); null: it can. What is one's own is never too old. Source:
 * specification/trackers.md, Entries.
 */
export function valueRefusal(value: TrackedValue, now: number, way: NotingWay = "by-hand"): ValueRefusal | null {
  const wrong = wrongField(value);
  if (wrong !== null) return { kind: "out-of-range", ...wrong };
  return momentRefusal({ day: dayOfValue(value), end: endOfValue(value) }, now, isOfDay(value) ? way : "from-file");
}

function wrongField(value: TrackedValue): WrongField | null {
  if ("none" in value) return null;
  switch (value.tracker) {
    case "water":
      return wrongIn(WATER, value.ml, 0);
    case "sleep":
      if (!isSleep(value.start, value.end)) return { ...SLEEP, decimals: null };
      return value.quality === null ? null : wrongIn(QUALITY, value.quality, 0);
    case "exercise":
      return wrongIn(MET, value.met, 2) ?? wrongIn(MINUTES, value.minutes, 0) ?? wrongIn(KG, value.kg, 2);
    case "meal":
      return partRefusal(value) ?? wrongNutrient(value.per100);
    case "weight":
      return wrongWeight(value);
    case "dish":
      return wrongDish(value);
    case "activity":
      return wrongIn(MET, value.met, 2);
  }
}

/** The kilograms are those of what was typed: a figure that can't be worked out again from it is shown nowhere. */
function wrongWeight({ kg, typed, girths }: Weight): WrongField | null {
  const decimals = typed.unit === "kg" ? MEASURES.weight.decimals : MEASURES.weight.otherDecimals;
  const wrong = wrongIn(KG, kg, 2) ?? (hasDecimals(typed.amount, decimals) ? null : { ...KG, field: "typed", decimals });
  const said = kilogramsOf(typed);
  return wrong ?? outside({ ...KG, from: said, to: said }, kg) ?? wrongGirth(girths ?? {});
}

function wrongGirth(girths: TypedGirths): WrongField | null {
  for (const field of GIRTHS) {
    const typed = girths[field];
    if (typed === undefined) continue;
    const { from, to, unit, decimals, otherDecimals } = MEASURES[field];
    const range: FieldRange = { field, from, to, unit };
    const most = typed.unit === "cm" ? decimals : otherDecimals;
    const wrong = outside(range, centimetresOf(typed)) ?? (hasDecimals(typed.amount, most) ? null : { ...range, decimals: most });
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Whoever cooks weighs no more than what went in, water with it. */
function wrongDish({ recipe, yieldGrams, portions }: OwnDish): WrongField | null {
  const wrong = outside(PARTS, recipe.length);
  if (wrong !== null) return wrong;
  for (const part of recipe) {
    const wrongPart = partRefusal(part);
    if (wrongPart !== null) return wrongPart;
  }
  return (
    wrongIn({ field: "yield_g", from: GRAMS.from, to: recipeGrams(recipe), unit: "g" }, yieldGrams, 2) ?? wrongIn(PORTIONS, portions, 0)
  );
}

/** What is wrong with an amount of a food, eaten or in a recipe; null: nothing is. Source: specification/trackers.md, Entries. */
export const partRefusal = ({ amount, grams }: Pick<DishPart, "amount" | "grams">): WrongField | null =>
  wrongIn(AMOUNT, amount, 2) ?? wrongIn(GRAMS, grams, 1);

/** Their decimals are those of a table: whatever it has is kept. */
function wrongNutrient(per100: Nutrition): WrongField | null {
  for (const field of NUTRIENTS) {
    const amount = per100[field];
    const wrong = amount === null ? null : outside(field === "kcal" ? ENERGY : { ...NUTRIENT, field }, amount);
    if (wrong !== null) return wrong;
  }
  return null;
}

const wrongIn = (range: FieldRange, value: number, decimals: Decimals): WrongField | null =>
  outside(range, value) ?? (hasDecimals(value, decimals) ? null : { ...range, decimals });

const outside = (range: FieldRange, value: number): WrongField | null =>
  value >= range.from && value <= range.to ? null : { ...range, decimals: null };

/** Counted on the number as it was read: 61.30 has one. */
const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) === value;
