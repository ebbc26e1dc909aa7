import { makeAutoObservable } from "mobx";
import { findFoods } from "#core/health/foods/find-foods.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { gramsOf, unitsOf } from "#core/health/foods/unit-grams.ts";
import { GRAMS, partRefusal, PARTS, PORTIONS, valueRefusal } from "#core/trackers/entries/value-refusal.ts";
import { recipeGrams } from "#core/trackers/own/own-dishes.ts";
import { ownNameIn } from "#core/trackers/own/own-value.ts";
import { typedNumber } from "#web/features/trackers/store/typed-number.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { DishPart, OwnDish } from "#core/trackers/own/own-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { OwnEntry } from "./own-entry.ts";

/** How many foods are offered at once. */
const MOST = 8;

/** What was pressed last: only then is said what is missing there. */
type Tried = "nothing" | "part" | "dish";

/** A dish of one's own as it is written down. Its parts are foods of the table, so that none leads back to itself. */
export class DishFormModel {
  name: string;
  parts: readonly DishPart[];
  words = "";
  food: string | null = null;
  amount = "";
  unit = "";
  cooked: string;
  portions: string;
  tried: Tried = "nothing";
  faults = 0;
  /** The food that was added last. */
  added: Food | null = null;
  readonly #store: TrackerStore;
  readonly #entry: OwnEntry<OwnDish> | null;

  /** `cooked`: what stands in its field. */
  constructor(store: TrackerStore, entry: OwnEntry<OwnDish> | null, cooked: string) {
    this.#store = store;
    this.#entry = entry;
    const { name, recipe, portions } = entry?.value ?? { name: "", recipe: [], portions: 1 };
    this.name = name;
    this.parts = recipe;
    this.cooked = cooked;
    this.portions = String(portions);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The chosen one stays in sight. */
  get offered(): readonly Food[] {
    const found = this.words.trim() === "" ? [] : findFoods(FOODS.values(), this.words).slice(0, MOST);
    const { chosen } = this;
    return chosen === null || found.includes(chosen) ? found : [chosen, ...found];
  }

  get chosen(): Food | null {
    return this.food === null ? null : (FOODS.get(this.food) ?? null);
  }

  get units(): readonly string[] {
    return this.chosen === null ? [] : unitsOf(this.chosen);
  }

  get isFull(): boolean {
    return this.parts.length >= PARTS.to;
  }

  /** What goes in, in grams. */
  get grams(): number {
    return recipeGrams(this.parts);
  }

  get problems() {
    const { grams, weight, parts, tried } = this;
    const portions = typedNumber(this.portions);
    const isDish = tried === "dish";
    return {
      name: isDish && ownNameIn(this.name) === null,
      choice: tried === "part" && this.chosen === null,
      amount: tried !== "nothing" && this.chosen !== null && this.part === null,
      parts: isDish && parts.length === 0 && this.chosen === null,
      gone: isDish && parts.some(({ food }) => !FOODS.has(food)),
      cooked: isDish && parts.length > 0 && (weight === null || weight < GRAMS.from || weight > grams),
      portions: isDish && (portions === null || !Number.isInteger(portions) || portions < PORTIONS.from || portions > PORTIONS.to),
    };
  }

  search(words: string): void {
    this.words = words;
  }

  choose(food: string): void {
    this.food = food;
    this.unit = this.units[0] ?? "g";
    this.amount = this.unit === "g" ? "100" : "1";
  }

  enter(part: Partial<Pick<DishFormModel, "name" | "amount" | "unit" | "cooked" | "portions">>): void {
    Object.assign(this, part);
  }

  /** Whether what is chosen was added. */
  add(): boolean {
    const { part, chosen } = this;
    this.tried = "part";
    this.faults += 1;
    if (part === null || this.isFull) return false;
    this.parts = [...this.parts, part];
    this.added = chosen;
    this.tried = "nothing";
    this.faults = 0;
    this.food = null;
    this.words = "";
    return true;
  }

  takeOut(nth: number): void {
    this.parts = this.parts.filter((_, index) => index !== nth);
    this.added = null;
  }

  /** Whether it was saved, with what is chosen and was not added yet. */
  submit(): boolean {
    if (this.chosen !== null) this.add();
    this.tried = "dish";
    this.faults += 1;
    const { value } = this;
    if (value === null || Object.values(this.problems).includes(true)) return false;
    void (this.#entry === null ? this.#store.note(value) : this.#store.change(this.#entry, value));
    return true;
  }

  private get part(): DishPart | null {
    const [{ chosen, unit }, amount] = [this, typedNumber(this.amount)];
    if (chosen === null || amount === null) return null;
    const grams = gramsOf(chosen, amount, unit);
    if (grams === null) return null;
    const part = { food: chosen.id, amount, unit, grams };
    return partRefusal(part) === null ? part : null;
  }

  private get weight(): number | null {
    return this.cooked.trim() === "" ? this.grams : typedNumber(this.cooked);
  }

  /** Null: something is missing or wrong. */
  private get value(): OwnDish | null {
    const [name, { weight }] = [ownNameIn(this.name), this];
    const portions = typedNumber(this.portions);
    if (name === null || weight === null || portions === null) return null;
    const at = this.#store.now();
    const value: OwnDish = { tracker: "dish", at, name, recipe: this.parts, yieldGrams: weight, portions };
    return valueRefusal(value, at) === null ? value : null;
  }
}

/** A form for a dish (null: a new one). What it weighs cooked is left open where nothing cooked away. */
export const dishForm = (store: TrackerStore, entry: OwnEntry<OwnDish> | null): DishFormModel =>
  new DishFormModel(
    store,
    entry,
    entry === null || entry.value.yieldGrams === recipeGrams(entry.value.recipe) ? "" : String(entry.value.yieldGrams),
  );
