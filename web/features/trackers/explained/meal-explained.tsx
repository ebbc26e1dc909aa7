import { exactIn } from "#core/health/foods/nutrition-of.ts";
import { FOODS, FOODS_VERSION } from "#core/health/foods/foods.ts";
import { meal, NUTRIENTS } from "#core/health/tools/meal.ts";
import { exactly } from "#core/shared/exact.ts";
import { mealEnergy } from "#core/trackers/meal-energy.ts";
import { withOwnDishes } from "#core/trackers/own-dishes.ts";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { grouped } from "#web/design/figures/grouped.ts";
import { CardDetails } from "#web/features/health/card/card-details.tsx";
import "#web/features/health/card/formula-card.css";
import { mealWords } from "#web/features/trackers/meal/meal-words.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { explainedPhrases } from "#web/features/trackers/wording/explained.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { EatenValue } from "#core/trackers/eaten-before.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

const { meal: words } = explainedPhrases;
const grams = (figure: number): string => mealWords.grams({ figure: grouped(Math.round(figure * 10) / 10) });

type MealExplainedProps = { readonly value: TrackedValue; readonly store: TrackerStore };

/** What the energy of something eaten follows from; a dish opens down to its ingredients. */
export function MealExplained({ value, store }: MealExplainedProps) {
  if (!("per100" in value)) return null;
  const { amount, unit, grams: weight, per100, food } = value;
  const answer = meal([{ food: food ?? "", per100: exactIn(per100), grams: exactly(weight) }]);
  const printed = food === null && NUTRIENTS.every((nutrient) => nutrient === "kcal" || per100[nutrient] === null);
  const parts = partsOf(value, store);
  const counted = trackerWords.foodAmount(amount, unit);
  return (
    <div className="explanation">
      <CardDetails
        formula="meal"
        answer={{ ...answer, steps: answer.figures?.["kcal"] === undefined ? [] : [{ name: "kcal", value: String(mealEnergy(value)) }] }}
        typed={[
          { label: words.amount, figure: words.amountIs({ amount: counted, grams: grams(weight) }) },
          ...NUTRIENTS.map((nutrient) => {
            const figure = per100[nutrient];
            const text =
              figure === null ? words.unknown : nutrient === "kcal" ? mealWords.energy({ figure: grouped(figure) }) : grams(figure);
            return { label: words.per100({ nutrient: mealWords.nutrients[nutrient] }), figure: text };
          }),
        ]}
      />
      <div className="stack gap-2 meal-parts">
        <p>{printed ? words.printed : words.kept}</p>
        {parts.length === 0 ? null : (
          <>
            <h3 className="heading-4">{words.parts({ grams: grams(weight) })}</h3>
            <FactList facts={parts} />
          </>
        )}
        {food !== null && FOODS.has(food) ? <p>{words.table({ version: FOODS_VERSION })}</p> : null}
      </div>
    </div>
  );
}

/** The ingredients of what was eaten, in grams; none of what is no dish. */
function partsOf({ food, grams: weight }: Pick<EatenValue, "food" | "grams">, store: TrackerStore) {
  const table = withOwnDishes(FOODS, store.entries);
  const dish = food === null ? undefined : table.get(food);
  if (dish?.kind !== "dish") return [];
  return dish.recipe.map((part) => ({
    name: mealWords.eatenName({ food: part.food, name: null }),
    value: grams((part.grams * weight) / dish.yieldGrams),
  }));
}
