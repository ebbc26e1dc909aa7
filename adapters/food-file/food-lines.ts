import { isWhole } from "#adapters/input-file/is-whole.ts";
import { titled } from "#adapters/input-file/title.ts";
import { words } from "#adapters/input-file/page-kinds.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { rowsOf } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { foodRecord } from "./food-record.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { NUTRIENTS } from "#core/health/tools/meal.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { Dish, Food, Ingredient, Nutrition } from "#core/health/foods/food.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** Shorter than the ids that devices make, so that no food is taken for a dish of somebody's own. */
export const FOOD_ID: Kind<string> = {
  expected: "an id of at most 32 small letters and digits, with hyphens between them",
  read: (value) => (typeof value === "string" && value.length <= 32 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? value : FAULTY),
};

const amount = (from: number, to: number): Kind<number> => ({
  expected: `a number from ${from} to ${to}`,
  read: (value) => (typeof value === "number" && value >= from && value <= to ? value + 0 : FAULTY), // + 0: never -0.
});
const GRAMS = amount(0.1, 5_000);
/** The units that people use, of which a food may have its own. */
const UNITS_OF_PEOPLE = ["teaspoon", "tablespoon", "katori", "cup", "glass", "piece", "slice", "portion"] as const;
const LONGEST = 120;
const NAME = titled(words(LONGEST));
const MOST_SPELLINGS = 20;
const MOST_INGREDIENTS = 40;

/** The lines of a file of `food import`, each a food as `food export` prints it. Source: specification/health-tools.md, Foods. */
export const readFoodLines = (input: AsyncIterable<readonly InputLine[]>): Promise<RowFile<Food>> =>
  wholeFile(rowsInLines(input, rowsOf(foodForm)), "a food");

export const foodForm: RowForm<Food> = {
  id: "id",
  read: (record) => readObject(record, foodIn),
  record: foodRecord,
  groups: ["per_100"],
};

/** A food as a line of NDJSON has it. */
function foodIn(file: Part): Read<Food> {
  const kind = file.required("kind", KIND);
  const named: Reads<Omit<Ingredient, "kind" | "source" | "per100">> = {
    id: file.required("id", FOOD_ID),
    name: file.required("name", NAME),
    hindi: file.required("hindi", NAME),
    spellings: spellingsIn(file),
    density: file.optional("density", amount(0.1, 3), null),
    units: unitsIn(file),
  };
  if (kind === FAULTY) return FAULTY;
  if (kind === "dish") {
    const reads: Reads<Dish> = { ...named, kind, recipe: recipeIn(file), yieldGrams: file.required("yield_g", amount(0.1, 100_000)) };
    return isWhole(reads) ? reads : FAULTY;
  }
  const reads: Reads<Ingredient> = { ...named, kind, source: file.required("source", words(500)), per100: nutritionIn(file) };
  return isWhole(reads) ? reads : FAULTY;
}

const KIND: Kind<"ingredient" | "dish"> = {
  expected: "ingredient or dish",
  read: (value) => (value === "ingredient" || value === "dish" ? value : FAULTY),
};

function spellingsIn(file: Part): Read<readonly string[]> {
  const values = file.values("spellings", NAME);
  if (values === FAULTY) return FAULTY;
  const read = values.flatMap((value) => (value === FAULTY ? [] : [value]));
  if (read.length < values.length) return FAULTY;
  if (read.length <= MOST_SPELLINGS) return read;
  file.fault("spellings", `at most ${MOST_SPELLINGS} spellings`);
  return FAULTY;
}

function unitsIn(file: Part): Read<ReadonlyMap<string, number>> {
  const part = file.optionalPart("units");
  if (part === null) return new Map();
  if (part === FAULTY) return FAULTY;
  const units = new Map<string, number>();
  let isRead = true;
  for (const key of part.keys()) {
    const unit = UNITS_OF_PEOPLE.find((one) => one === key);
    if (unit === undefined) part.fault(key, `no unit but ${UNITS_OF_PEOPLE.join(", ")}`);
    const grams = unit === undefined ? FAULTY : part.required(unit, GRAMS);
    if (unit !== undefined && grams !== FAULTY) units.set(unit, grams);
    else isRead = false;
  }
  return isRead ? units : FAULTY;
}

function nutritionIn(file: Part): Read<Nutrition> {
  const part = file.requiredPart("per_100");
  if (part === FAULTY) return FAULTY;
  const reads: Reads<Nutrition> = {
    kcal: part.optional("kcal", amount(0, 902), null),
    protein_g: nutrient(part, 1),
    carbs_g: nutrient(part, 2),
    fat_g: nutrient(part, 3),
    fibre_g: nutrient(part, 4),
  };
  return isWhole(reads) ? reads : FAULTY;
}

const nutrient = (part: Part, nth: 1 | 2 | 3 | 4): Read<number | null> => part.optional(NUTRIENTS[nth], amount(0, 100), null);

function recipeIn(file: Part): Read<Dish["recipe"]> {
  const recipe = wholeEntries(
    file.requiredList("recipe", (part) => ({ food: part.required("food", FOOD_ID), grams: part.required("grams", amount(0.1, 100_000)) })),
  );
  if (recipe === FAULTY || (recipe.length > 0 && recipe.length <= MOST_INGREDIENTS)) return recipe;
  file.fault("recipe", `a list of 1 to ${MOST_INGREDIENTS} foods`);
  return FAULTY;
}
