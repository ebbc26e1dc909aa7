import type { Nutrient } from "../tools/meal.ts";

/** What is in 100 g; null: not known, which is different from 0. */
export type Nutrition = Readonly<Record<Nutrient, number | null>>;

type Named = {
  readonly id: string;
  readonly name: string;
  readonly hindi: string;
  readonly spellings: readonly string[];
  /** In grams a millilitre; null: it is not measured in millilitres. */
  readonly density: number | null;
  /** Grams of the units that people use for it. */
  readonly units: ReadonlyMap<string, number>;
};

export type Ingredient = Named & { readonly kind: "ingredient"; readonly source: string; readonly per100: Nutrition };

/** A recipe: its parts in grams, and what they weigh together once cooked. */
export type Dish = Named & {
  readonly kind: "dish";
  readonly recipe: readonly { readonly food: string; readonly grams: number }[];
  readonly yieldGrams: number;
};

export type Food = Ingredient | Dish;
export type FoodTable = ReadonlyMap<string, Food>;
