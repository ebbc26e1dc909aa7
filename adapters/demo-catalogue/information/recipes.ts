import { accessoriesRecipes } from "./recipes/accessories.ts";
import { ayurvedaRecipes } from "./recipes/ayurveda.ts";
import { chronicDiseaseRecipes } from "./recipes/chronic-disease.ts";
import { dietaryNeedsRecipes } from "./recipes/dietary-needs.ts";
import { healthPackageRecipes } from "./recipes/health-package.ts";
import { healthyFoodRecipes } from "./recipes/healthy-food.ts";
import { personalCareRecipes } from "./recipes/personal-care.ts";
import { unaniRecipes } from "./recipes/unani.ts";
import { vitaminsAndSupplementsRecipes } from "./recipes/vitamins-and-supplements.ts";
import { womensHealthRecipes } from "./recipes/womens-health.ts";
import type { Recipe } from "./recipe.ts";

/** What each product is made of, by its title in the voice of the household; a single herb by itself needs none. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...ayurvedaRecipes,
  ...unaniRecipes,
  ...dietaryNeedsRecipes,
  ...chronicDiseaseRecipes,
  ...womensHealthRecipes,
  ...accessoriesRecipes,
  ...healthPackageRecipes,
  ...vitaminsAndSupplementsRecipes,
  ...healthyFoodRecipes,
  ...personalCareRecipes,
};
