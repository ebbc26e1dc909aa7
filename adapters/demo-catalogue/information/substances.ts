import { careAndWares } from "./care-and-wares.ts";
import { herbSubstances } from "./herbs.ts";
import { kitchen } from "./kitchen.ts";
import { mineralsAndNutrients } from "./minerals-and-nutrients.ts";
import { plants } from "./plants.ts";
import type { Substance } from "./substance.ts";

/** All that the demo's goods are made of, by the keys that recipes name. */
export const substances: Readonly<Record<string, Substance>> = {
  ...herbSubstances,
  ...plants,
  ...kitchen,
  ...mineralsAndNutrients,
  ...careAndWares,
};
