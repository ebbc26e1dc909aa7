import type { Dish, Food, Ingredient } from "../../health/foods/food.ts";

/**
 * A food made of lists, objects, texts and numbers alone, as it is stored and compared: its units are pairs, so that they keep their order.
 */
export type StoredFood =
  | (Omit<Ingredient, "units"> & { readonly units: readonly (readonly [string, number])[] })
  | (Omit<Dish, "units"> & { readonly units: readonly (readonly [string, number])[] });

export const storedFood = (food: Food): StoredFood => ({ ...food, units: [...food.units] });
export const foodOfStored = (stored: StoredFood): Food => ({ ...stored, units: new Map(stored.units) });
