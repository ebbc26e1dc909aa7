import { DISH_ROWS } from "./dish-rows.ts";
import { INGREDIENT_ROWS } from "./ingredient-rows.ts";
import { foodTable, readDishes, readIngredients } from "./read-foods.ts";
import type { FoodTable } from "./food.ts";

/** The name of the table with its version: an entry keeps what it took from it. */
export const FOODS_VERSION = "foods@1";

/** Table `foods@1`. Source: specification/health-tools.md, Foods. */
export const FOODS: FoodTable = foodTable([...readIngredients(INGREDIENT_ROWS), ...readDishes(DISH_ROWS)]);
