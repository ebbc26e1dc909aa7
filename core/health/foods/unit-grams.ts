import { exactly, times } from "../../shared/exact.ts";
import { rounded } from "../rounded.ts";
import { GRAMS, MILLILITRES } from "../tables/food-units.ts";
import type { Food } from "./food.ts";

/** The units in which a food is measured: its own first, then grams, and millilitres where its density is known. */
export function unitsOf({ units, density }: Pick<Food, "units" | "density">): readonly string[] {
  const volumes = density === null ? [] : ["glass", "cup", "katori", "tablespoon", "ml"];
  return [...new Set([...units.keys(), ...volumes, "g"])];
}

/**
 * Grams of one unit of a food; null: it is not measured so. A millilitre is never taken for a gram. Source: specification/health-tools.md,
 * meal.
 */
export function gramsOfUnit({ units, density }: Pick<Food, "units" | "density">, unit: string): number | null {
  const own = units.get(unit) ?? GRAMS.get(unit);
  if (own !== undefined) return own;
  const millilitres = MILLILITRES.get(unit);
  return millilitres === undefined || density === null ? null : Number(rounded(times(exactly(millilitres), exactly(density)), 4));
}

/** Grams of an amount, with one decimal as an entry keeps it; null: the food is not measured so. */
export function gramsOf(food: Pick<Food, "units" | "density">, amount: number, unit: string): number | null {
  const one = gramsOfUnit(food, unit);
  return one === null ? null : Number(rounded(times(exactly(amount), exactly(one)), 1));
}
