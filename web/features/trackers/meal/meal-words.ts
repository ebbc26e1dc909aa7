import { FOODS } from "#core/health/foods/foods.ts";
import { gramsOf, unitsOf } from "#core/health/foods/unit-grams.ts";
import { isEnergyKnown, mealEnergy } from "#core/trackers/meal-energy.ts";
import { exactIn, nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { exactly } from "#core/shared/exact.ts";
import { meal, NUTRIENTS } from "#core/health/tools/meal.ts";
import { grouped } from "#web/design/figures/grouped.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { mealText, trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { mealPhrases as says } from "#web/features/trackers/wording/meal.ts";
import type { ShownFigures } from "#core/trackers/body-figures.ts";
import type { Food, FoodTable } from "#core/health/foods/food.ts";
import type { EatenValue } from "#core/trackers/eaten-before.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";

const nameOf = ({ name, hindi }: Food): string => (languageWords.language === "hi" ? hindi : name);

const UNITS: ReadonlyMap<string, string> = new Map(Object.entries(trackerWords.foodUnits));

/** Meals in words, by the table of foods. */
export const mealWords = {
  ...says,
  nameOf,
  /** A unit in which a food is measured. */
  unitName: (unit: string): string => UNITS.get(unit) ?? unit,
  /** The name of what was eaten: of the table's foods in the language of the page. */
  eatenName({ food, name }: Pick<EatenValue, "food" | "name">): string {
    const known = food === null ? undefined : FOODS.get(food);
    return known === undefined ? (name ?? food ?? "") : nameOf(known);
  },
  /** The energy of a serving, one of the first unit in which a food is measured; undefined where energy is not shown or not known. */
  servingOf(food: Food, table: FoodTable, figures: ShownFigures): string | undefined {
    const unit = unitsOf(food)[0] ?? "g";
    const count = unit === "g" ? 100 : 1;
    const grams = gramsOf(food, count, unit);
    const per100 = nutritionOf(food, table);
    if (figures !== "shown" || grams === null || !isEnergyKnown(per100)) return undefined;
    const energy = says.energy({ figure: grouped(Math.round(mealEnergy({ grams, per100 }))) });
    return says.serving({ amount: trackerWords.foodAmount(count, unit, String(count)), energy });
  },
  said: (value: TrackedValue | null, figures: ShownFigures): string =>
    value !== null && "per100" in value
      ? mealText({ ...value, name: mealWords.eatenName(value) }, figures)
      : trackerWords.valueText(value, figures),
  /** What a day or a meal had in it; a nutrient that one food lacks is told as at least so much. */
  facts(eaten: readonly { readonly value: Pick<EatenValue, "food" | "grams" | "per100"> }[], shown: ShownFigures): readonly Fact[] {
    const { figures, incomplete } = meal(
      eaten.map(({ value }) => ({ food: value.food ?? "", per100: exactIn(value.per100), grams: exactly(value.grams) })),
    );
    return NUTRIENTS.flatMap((nutrient) => {
      const figure = figures?.[nutrient] ?? null;
      if (figure === null || (nutrient === "kcal" && shown !== "shown")) return [];
      const amount = nutrient === "kcal" ? says.energy({ figure: grouped(Number(figure)) }) : says.grams({ figure });
      return [{ name: says.nutrients[nutrient], value: incomplete.includes(nutrient) ? says.atLeast({ amount }) : amount }];
    });
  },
};
