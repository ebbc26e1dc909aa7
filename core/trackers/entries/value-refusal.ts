import { isSleep } from "../../health/tools/sleep.ts";
import { NUTRIENTS } from "../../health/tools/meal.ts";
import { MEASURES } from "../../health/measures.ts";
import { momentRefusal } from "./moment-refusal.ts";
import { dayOfValue, endOfValue, isOfDay } from "./tracked-value.ts";
import { recipeGrams } from "../own/own-dishes.ts";
import type { Nutrition } from "../../health/foods/food.ts";
import type { MomentRefusal, NotingWay } from "./moment-refusal.ts";
import type { DishPart, OwnDish } from "../own/own-value.ts";
import type { TrackedValue } from "./tracked-value.ts";

/** What a field may hold. */
export type FieldRange = { readonly field: string; readonly from: number; readonly to: number; readonly unit: string };

export type ValueRefusal = ({ readonly kind: "out-of-range" } & FieldRange) | MomentRefusal;

/** Source: specification/trackers.md, Entries. */
export const WATER: FieldRange = { field: "ml", from: 10, to: 3_000, unit: "ml" };
const QUALITY: FieldRange = { field: "quality", from: 1, to: 5, unit: "points" };
export const MET: FieldRange = { field: "met", from: 0.9, to: 25, unit: "MET" };
const MINUTES: FieldRange = { field: "minutes", from: 1, to: 1_440, unit: "minutes" };
const KG: FieldRange = { field: "kg", from: MEASURES.weight.from, to: MEASURES.weight.to, unit: "kg" };
const AMOUNT: FieldRange = { field: "amount", from: 0.01, to: 10_000, unit: "of its unit" };
const GRAMS: FieldRange = { field: "grams", from: 0.1, to: 5_000, unit: "g" };
const ENERGY: FieldRange = { field: "kcal", from: 0, to: 902, unit: "kcal in 100 g" };
const NUTRIENT = { from: 0, to: 100, unit: "g in 100 g" };
/** Source: specification/trackers.md, Dishes and activities of one's own. */
export const PARTS: FieldRange = { field: "recipe", from: 1, to: 40, unit: "ingredients" };
export const PORTIONS: FieldRange = { field: "portions", from: 1, to: 100, unit: "portions" };
const SLEEP: FieldRange = { field: "end", from: 10, to: 1_080, unit: "minutes after the start" };

/** Why an entry can't be noted at `now` (milliseconds since 1970); null: it can. What is one's own is never too old. Source: specification/trackers.md, Entries. */
export function valueRefusal(value: TrackedValue, now: number, way: NotingWay = "by-hand"): ValueRefusal | null {
  const wrong = wrongField(value);
  if (wrong !== null) return { kind: "out-of-range", ...wrong };
  return momentRefusal({ day: dayOfValue(value), end: endOfValue(value) }, now, isOfDay(value) ? way : "from-file");
}

function wrongField(value: TrackedValue): FieldRange | null {
  if ("none" in value) return null;
  switch (value.tracker) {
    case "water":
      return wholeIn(WATER, value.ml);
    case "sleep":
      if (!isSleep(value.start, value.end)) return SLEEP;
      return value.quality === null ? null : wholeIn(QUALITY, value.quality);
    case "exercise":
      return within(MET, value.met) ?? wholeIn(MINUTES, value.minutes) ?? within(KG, value.kg);
    case "meal":
      return within(AMOUNT, value.amount) ?? within(GRAMS, value.grams) ?? wrongNutrient(value.per100);
    case "weight":
      return within(KG, value.kg);
    case "dish":
      return wrongDish(value);
    case "activity":
      return within(MET, value.met);
  }
}

/** Whoever cooks weighs no more than what went in, water with it. */
function wrongDish({ recipe, yieldGrams, portions }: OwnDish): FieldRange | null {
  const wrong = wholeIn(PARTS, recipe.length);
  if (wrong !== null) return wrong;
  for (const part of recipe) {
    const wrongPart = partRefusal(part);
    if (wrongPart !== null) return wrongPart;
  }
  return within({ field: "yield_g", from: GRAMS.from, to: recipeGrams(recipe), unit: "g" }, yieldGrams) ?? wholeIn(PORTIONS, portions);
}

/** What of a recipe's part is out of its range; null: nothing is. Source: specification/trackers.md, Dishes and activities of one's own. */
export const partRefusal = ({ amount, grams }: DishPart): FieldRange | null => within(AMOUNT, amount) ?? within(GRAMS, grams);

function wrongNutrient(per100: Nutrition): FieldRange | null {
  for (const field of NUTRIENTS) {
    const amount = per100[field];
    const wrong = amount === null ? null : within(field === "kcal" ? ENERGY : { ...NUTRIENT, field }, amount);
    if (wrong !== null) return wrong;
  }
  return null;
}

const within = (range: FieldRange, value: number): FieldRange | null => (value >= range.from && value <= range.to ? null : range);
const wholeIn = (range: FieldRange, value: number): FieldRange | null => (Number.isInteger(value) ? within(range, value) : range);
