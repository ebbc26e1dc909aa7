import { exactly, plus } from "../shared/exact.ts";
import { dividedBy } from "../health/fraction.ts";
import { rounded } from "../health/rounded.ts";
import { lastWrittenFirst } from "./own-value.ts";
import type { Dish, FoodTable } from "../health/foods/food.ts";
import type { TrackedValue } from "./tracked-value.ts";
import type { DishPart, OwnDish } from "./own-value.ts";

type Noted = { readonly entry: string; readonly value: TrackedValue | null };

/** The unit in which a dish of one's own is eaten. */
export const PORTION = "portion";

/** What the parts of a recipe weigh before they are cooked, in grams with one decimal. */
export const recipeGrams = (recipe: readonly Pick<DishPart, "grams">[]): number =>
  Number(rounded(recipe.map(({ grams }) => exactly(grams)).reduce(plus, exactly(0)), 1));

/** Grams of one portion, exact to four decimals, as the units of the table are. */
export const portionGrams = ({ yieldGrams, portions }: Pick<OwnDish, "yieldGrams" | "portions">): number =>
  Number(rounded(dividedBy(exactly(yieldGrams), exactly(portions)), 4));

/** The dishes among entries, the one that was written last first. */
export const ownDishesOf = <Entry extends Noted>(entries: readonly Entry[]): readonly (Entry & { readonly value: OwnDish })[] =>
  entries.flatMap((entry) => (entry.value?.tracker === "dish" ? [{ ...entry, value: entry.value }] : [])).toSorted(lastWrittenFirst);

/**
 * A dish of one's own as the table has its dishes: its id is that of the entry. Source: specification/trackers.md, Dishes and activities of
 * one's own.
 */
export const foodOfDish = (entry: string, dish: OwnDish): Dish => ({
  kind: "dish",
  id: entry,
  name: dish.name,
  hindi: dish.name,
  spellings: [],
  density: null,
  units: new Map([[PORTION, portionGrams(dish)]]),
  recipe: dish.recipe.map(({ food, grams }) => ({ food, grams })),
  yieldGrams: dish.yieldGrams,
});

/** The table with somebody's own dishes in front: for their owner alone. */
export const withOwnDishes = (table: FoodTable, entries: readonly Noted[]): FoodTable =>
  new Map([...ownDishesOf(entries).map(({ entry, value }) => [entry, foodOfDish(entry, value)] as const), ...table]);
