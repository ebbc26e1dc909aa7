import { makeAutoObservable } from "mobx";
import { indianTime } from "#core/shared/indian-time.ts";
import { findFoods } from "#core/health/foods/find-foods.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { foodOfEaten } from "./further-foods.ts";
import { mealWords } from "./meal-words.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { gramsOf, unitsOf } from "#core/health/foods/unit-grams.ts";
import { mostEaten } from "#core/trackers/eaten-before.ts";
import { ownDishesOf, withOwnDishes } from "#core/trackers/own-dishes.ts";
import { isOwn } from "#core/trackers/own-value.ts";
import { mealEnergy } from "#core/trackers/meal-energy.ts";
import { MEALS } from "#core/trackers/meal-name.ts";
import { valueRefusal } from "#core/trackers/value-refusal.ts";
import { USUAL_MEAL_TIME } from "#core/trackers/usual-meal-time.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { momentOf } from "#web/features/trackers/store/clock-moment.ts";
import { typedAmount } from "#web/features/trackers/store/typed-amount.ts";
import type { ShownFigures } from "#core/trackers/body-figures.ts";
import type { Food, FoodTable } from "#core/health/foods/food.ts";
import type { EatenValue } from "#core/trackers/eaten-before.ts";
import type { MealName } from "#core/trackers/meal-name.ts";
import type { FurtherSearch } from "#web/features/trackers/page/further-search.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

/** How many foods are offered at once. */
const MOST = 8;
/** Until which hour of the day each meal is the likely one: what is eaten after midnight is a late dinner. */
const UNTIL: readonly (readonly [MealName, number])[] = [
  ["dinner", 4],
  ["breakfast", 11],
  ["lunch", 16],
  ["snack", 19],
  ["dinner", 24],
];

/** Something eaten as it is filled in: a food of the table, a dish of one's own, or anything else by its name and energy. */
export class MealFormModel {
  words = "";
  food: string | null = null;
  amount = "1";
  unit = "";
  meal: MealName;
  ownName = "";
  ownEnergy = "";
  day: string;
  /** As it was chosen; null: it follows from the meal and its day. */
  private chosenTime: string | null;
  faults = 0;
  readonly further: FurtherSearch<Food>;
  readonly #view: DayView;
  readonly #entry: NotedEntry | null;

  constructor(view: DayView, entry: NotedEntry | null, further: FurtherSearch<Food>) {
    this.#view = view;
    this.further = further;
    this.#entry = entry;
    const value = entry?.value;
    const eaten = value !== undefined && "per100" in value ? value : null;
    const at = eaten?.at ?? view.moment;
    this.day = view.day;
    this.chosenTime = eaten === null ? null : indianTime(at);
    this.meal = eaten?.meal ?? UNTIL.find(([, hour]) => Number(indianTime(at).slice(0, 2)) < hour)?.[0] ?? "dinner";
    if (eaten !== null) {
      this.food = eaten.food;
      this.amount = String(eaten.amount);
      this.unit = eaten.unit;
      this.ownName = eaten.food === null ? (eaten.name ?? "") : "";
      this.ownEnergy = eaten.food === null && eaten.per100.kcal !== null ? String(Math.round(mealEnergy(eaten))) : "";
    }
    makeAutoObservable(this, { further: false, value: false, time: false }, { autoBind: true, deep: false });
  }

  /** The chosen time; else now, or on a former day when that meal is usually eaten. */
  get time(): string {
    const { day } = this;
    const { store } = this.#view;
    return this.chosenTime ?? (day === store.today ? indianTime(store.now()) : USUAL_MEAL_TIME[this.meal]);
  }

  /** What was noted by the last press, in words; null: the last press did something else, or was undone. */
  get noted(): string | null {
    const { undoing, entries, bodyFigures } = this.#view.store;
    if (undoing === null || undoing.before !== null) return null;
    const value = entries.find(({ entry }) => entry === undoing.entry)?.value ?? null;
    if (value === null || !("per100" in value)) return null;
    return trackerWords.onItsDay(mealWords.said(value, bodyFigures), value, this.#view.day);
  }

  /** Takes back what was noted. */
  undo(): void {
    void this.#view.store.undo();
  }

  get isNew(): boolean {
    return this.#entry === null;
  }

  /**
   * The foods that can be chosen: dishes of one's own, those of the program, what the server found besides, and what was eaten of that
   * before. What is changed here stays as its entry has it.
   */
  get table(): FoodTable {
    const eaten = mostEaten(this.#view.entries).flatMap((value) => (isOwn(value.food, value.name) ? [] : (foodOfEaten(value) ?? [])));
    const known = [...this.further.rows, ...withOwnDishes(FOODS, this.#view.store.entries)];
    return new Map([...named(eaten), ...known, ...named(keptDish(this.#entry))]);
  }

  /**
   * What the words match, then what the server found for them; without words what was eaten most, then dishes of one's own that nobody ate
   * yet. The chosen one stays in sight.
   */
  get offered(): readonly Food[] {
    const { table, chosen } = this;
    const { entries } = this.#view.store;
    const ids = [...mostEaten(entries).map(({ food }) => food), ...ownDishesOf(entries).map(({ entry }) => entry)];
    const usual = [...new Set(ids)].flatMap((id) => table.get(id ?? "") ?? []);
    const here = (this.words.trim() === "" ? usual : findFoods(table.values(), this.words)).slice(0, MOST);
    const found = [...new Set([...here, ...this.further.found.flatMap(({ id }) => table.get(id) ?? [])])];
    return chosen === null || found.includes(chosen) ? found : [chosen, ...found];
  }

  /** Whether words were typed that mean no food: nothing is offered but what was chosen before. */
  get isNothingFound(): boolean {
    return this.words.trim() !== "" && this.offered.every((food) => food === this.chosen);
  }

  get bodyFigures(): ShownFigures {
    return this.#view.store.bodyFigures;
  }

  get chosen(): Food | null {
    return this.food === null ? null : (this.table.get(this.food) ?? null);
  }

  get units(): readonly string[] {
    return this.chosen === null ? [] : unitsOf(this.chosen);
  }

  /** What would be noted; null: something is missing or wrong. */
  get value(): EatenValue | null {
    const at = momentOf(this.day, this.time);
    const value = at === null ? null : (this.ofTable(at) ?? this.ofOwn(at));
    return value === null || valueRefusal(value, this.#view.store.now()) !== null ? null : value;
  }

  search(words: string): void {
    this.words = words;
    this.further.type(words);
  }

  /** As it was eaten last, else one of its first unit. */
  choose(food: string): void {
    this.food = food;
    const last = mostEaten(this.#view.entries).find((value) => value.food === food);
    this.unit = last?.unit ?? this.units[0] ?? "g";
    this.amount = String(last?.amount ?? (this.unit === "g" ? 100 : 1));
    this.ownName = "";
  }

  chooseMeal(meal: string): void {
    this.meal = MEALS.find((one) => one === meal) ?? this.meal;
  }

  enter({ time, ...part }: Partial<Pick<MealFormModel, "amount" | "unit" | "day" | "time" | "ownName" | "ownEnergy">>): void {
    Object.assign(this, part);
    if (time !== undefined) this.chosenTime = time;
    if (part.ownName !== undefined && part.ownName !== "") this.food = null;
  }

  /** Whether it was noted. */
  submit(): boolean {
    const { value } = this;
    this.faults += 1;
    if (value === null) return false;
    const { store } = this.#view;
    void (this.#entry === null ? store.note(value) : store.change(this.#entry, value));
    this.faults = 0;
    this.food = null;
    this.search("");
    this.ownName = "";
    this.ownEnergy = "";
    return true;
  }

  private ofTable(at: number): EatenValue | null {
    const { chosen, meal, unit } = this;
    const amount = typedAmount(this.amount);
    if (chosen === null || amount === null) return null;
    const grams = gramsOf(chosen, amount, unit);
    if (grams === null) return null;
    const name = FOODS.has(chosen.id) ? null : mealWords.nameOf(chosen); // A device that does not know the food can say its name.
    return { tracker: "meal", at, meal, food: chosen.id, name, amount, unit, grams, per100: nutritionOf(chosen, this.table) };
  }

  /**
   * A portion counts as 100 g, so that its energy is the one that was written; what else is in it is not known, and the energy neither
   * where nobody is asked for it.
   */
  private ofOwn(at: number): EatenValue | null {
    const [name, typed] = [this.ownName.trim(), this.ownEnergy.trim()];
    const kcal = typedAmount(typed);
    const isUnknown = typed === "" && this.bodyFigures !== "shown";
    if (name === "" || (kcal === null && !isUnknown)) return null;
    const hundreds = Math.max(1, Math.ceil((kcal ?? 0) / 900));
    const per100 = { kcal: kcal === null ? null : kcal / hundreds, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null };
    return { tracker: "meal", at, meal: this.meal, food: null, name, amount: 1, unit: "portion", grams: hundreds * 100, per100 };
  }
}

const named = (foods: readonly Food[]): readonly (readonly [string, Food])[] => foods.map((food) => [food.id, food]);

/** What an entry says of a dish of one's own, which may be written anew or gone since; alone in a list, empty: it is no such entry. */
function keptDish(entry: NotedEntry | null): readonly Food[] {
  const value = entry?.value;
  if (value === undefined || !("per100" in value) || !isOwn(value.food, value.name)) return [];
  const food = foodOfEaten(value);
  return food === null ? [] : [food];
}
