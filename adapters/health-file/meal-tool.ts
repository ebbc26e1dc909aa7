import { compare, exactly, times } from "#core/shared/exact.ts";
import { GRAMS, MILLILITRES } from "#core/health/tables/food-units.ts";
import { meal } from "#core/health/tools/meal.ts";
import { NUMBER, TEXT } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { decimal } from "./measures.ts";
import type { Exact } from "#core/shared/exact.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { MealItem, PerHundred } from "#core/health/tools/meal.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

type Food = { readonly per100: PerHundred; readonly density: Exact | null; readonly units: ReadonlyMap<string, Exact> };

const MOST_ITEMS = 100;
const MOST_GRAMS = 5000;

/** The tool of meals with its reader. */
export const MEAL_TOOLS = { meal: readMeal };

function readMeal(file: Part): Read<HealthAnswer> {
  const foods = readFoods(file);
  const list = file.requiredList<MealItem>("items", (part) => itemIn(part, foods));
  if (list.length > MOST_ITEMS || (list.isWhole && list.length === 0)) file.fault("items", `a list of 1 to ${MOST_ITEMS}`);
  const items = wholeEntries(list);
  return items === FAULTY ? FAULTY : meal(items);
}

/** FAULTY: nobody can say which foods there are. A food that is faulty itself is known, and not judged further. */
function readFoods(file: Part): Read<ReadonlyMap<string, Read<Food>>> {
  const table = file.requiredPart("foods");
  return table === FAULTY ? FAULTY : new Map(namedIn(table).map((id) => [id, foodIn(table.requiredPart(id))]));
}

/** The names in a table; null counts as missing. */
const namedIn = (table: Part): readonly string[] => table.keys().filter((name) => table.has(name));

function foodIn(part: Read<Part>): Read<Food> {
  if (part === FAULTY) return FAULTY;
  const nutrients = part.requiredPart("per_100");
  const per100 = nutrients === FAULTY ? FAULTY : perHundredIn(nutrients);
  const density = part.optional("density", DENSITY, null);
  const named = part.optionalPart("units");
  const units =
    named === FAULTY ? FAULTY : named === null ? [] : namedIn(named).map((name) => [name, named.required(name, GRAMS_OF_UNIT)] as const);
  if (per100 === FAULTY) return FAULTY;
  if (density === FAULTY || units === FAULTY) return FAULTY;
  const known = units.flatMap(([name, grams]) => (grams === FAULTY ? [] : [[name, grams] as const]));
  return known.length < units.length ? FAULTY : { per100, density, units: new Map(known) };
}

function perHundredIn(part: Part): Read<PerHundred> {
  const reads: Reads<PerHundred> = {
    kcal: part.optional("kcal", upTo(902), null),
    protein_g: part.optional("protein_g", upTo(100), null),
    carbs_g: part.optional("carbs_g", upTo(100), null),
    fat_g: part.optional("fat_g", upTo(100), null),
    fibre_g: part.optional("fibre_g", upTo(100), null),
  };
  return isWhole(reads) ? reads : FAULTY;
}

function itemIn(part: Part, foods: Read<ReadonlyMap<string, Read<Food>>>): { [K in keyof MealItem]: Read<MealItem[K]> } {
  const id = part.required("food", TEXT);
  const amount = part.required("amount", AMOUNT);
  const unit = part.required("unit", TEXT);
  const none = { food: id, per100: FAULTY, grams: FAULTY } as const;
  if (foods === FAULTY || id === FAULTY) return none;
  const food = foods.get(id);
  if (food === undefined) part.fault("food", "a food of the table");
  if (food === undefined || food === FAULTY || unit === FAULTY) return none;
  const gramsOfUnit = gramsOf(unit, food);
  if (gramsOfUnit === null) part.fault("unit", "a unit of the food, g or kg, or a volume where its density is known");
  if (gramsOfUnit === null || amount === FAULTY) return none;
  const grams = times(amount, gramsOfUnit);
  if (compare(grams, exactly(MOST_GRAMS)) <= 0) return { food: id, per100: food.per100, grams };
  part.fault("amount", `at most ${MOST_GRAMS} g`);
  return none;
}

/** A millilitre is never taken for a gram. */
function gramsOf(unit: string, { units, density }: Food): Exact | null {
  const own = units.get(unit);
  if (own !== undefined) return own;
  const grams = GRAMS.get(unit.toLowerCase());
  if (grams !== undefined) return exactly(grams);
  const volume = MILLILITRES.get(unit.toLowerCase());
  return volume === undefined || density === null ? null : times(exactly(volume), density);
}

const exactNumber = (expected: string, isRight: (value: Exact) => boolean): Kind<Exact> => ({
  expected,
  read: (value) => {
    const number = NUMBER.read(value);
    if (number === FAULTY) return FAULTY;
    const read = exactly(number);
    return isRight(read) ? read : FAULTY;
  },
});

const isFrom = (value: Exact, from: number, to: number): boolean => compare(value, exactly(from)) >= 0 && compare(value, exactly(to)) <= 0;
const isAboveZero = (value: Exact): boolean => value.numerator > 0n;
const upTo = (most: number): Kind<Exact> => exactNumber(`a number from 0 to ${most}`, (value) => isFrom(value, 0, most));
const DENSITY = exactNumber("a number of grams a millilitre from 0.1 to 3", (value) => isFrom(value, 0.1, 3));
const GRAMS_OF_UNIT = exactNumber("a number of grams above 0, up to 5000", (value) => isAboveZero(value) && isFrom(value, 0, 5000));
const TWO_DECIMALS = decimal({ decimals: 2, factor: 1, from: 0, to: 10_000 });
const AMOUNT: Kind<Exact> = {
  expected: "a number with at most 2 decimals above 0, up to 10000",
  read: (value) => {
    const amount = TWO_DECIMALS.read(value);
    return amount === FAULTY || !isAboveZero(amount) ? FAULTY : amount;
  },
};
