import { counted } from "#web/design/phrase.ts";
import { grouped } from "#web/design/figures/grouped.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { foodOfDish, portionGrams } from "#core/trackers/own-dishes.ts";
import { mealWords } from "#web/features/trackers/meal/meal-words.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { dishPhrases as says } from "#web/features/trackers/wording/dish.ts";
import type { ShownFigures } from "#core/trackers/body-figures.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { DishPart, OwnDish } from "#core/trackers/own-value.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";

const grams = (figure: number): string => mealWords.grams({ figure: grouped(Math.round(figure * 10) / 10) });

/** Dishes of one's own in words, by the table of foods. */
export const dishWords = {
  ...says,
  grams,
  foodName: (food: string): string => mealWords.eatenName({ food, name: null }),
  part: ({ food, amount, unit, ...part }: DishPart): string =>
    says.part({
      food: dishWords.foodName(food),
      amount: trackerWords.foodAmount(amount, unit),
      grams: grams(part.grams),
    }),
  makes: (dish: OwnDish): string => counted(dish.portions, says.makes, { count: grouped(dish.portions), grams: grams(portionGrams(dish)) }),
  /** What is in one portion. */
  facts: (dish: OwnDish, figures: ShownFigures): readonly Fact[] =>
    mealWords.facts([{ value: { food: null, grams: portionGrams(dish), per100: nutritionOf(foodOfDish("", dish), FOODS) } }], figures),
  /** All that two devices may have said differently. */
  said(value: TrackedValue | null): string {
    if (value?.tracker !== "dish") return trackerWords.valueText(value, "hidden");
    const parts = value.recipe.map((part) => dishWords.part(part)).join("; ");
    return says.said({ name: value.name, portions: dishWords.makes(value), parts });
  },
};
