import type { Ingredient } from "#core/health/foods/food.ts";
import type { Activity } from "#core/trackers/tables/activity.ts";

/** A food as staff import it; no table has it. */
export const anImportedFood = (given: Partial<Ingredient> = {}): Ingredient => ({
  kind: "ingredient",
  id: "phalsa",
  name: "Phalsa",
  hindi: "फालसा",
  spellings: ["falsa"],
  source: "Own figures",
  per100: { kcal: 90, protein_g: 1.6, carbs_g: 21, fat_g: 0.1, fibre_g: null },
  density: null,
  units: new Map([["katori", 90]]),
  ...given,
});

/** An activity likewise. */
export const anImportedActivity = (given: Partial<Activity> = {}): Activity => ({
  id: "15999",
  name: "kho-kho, planted",
  hindi: "खो-खो",
  met: 7.3,
  source: "2024 Adult Compendium",
  ...given,
});
