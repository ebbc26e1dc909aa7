import { makeAutoObservable } from "mobx";
import { findFoods } from "#core/health/foods/find-foods.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { gramsOf, unitsOf } from "#core/health/foods/unit-grams.ts";
import { GRAMS, partRefusal, PARTS, PORTIONS } from "#core/trackers/value-refusal.ts";
import { recipeGrams } from "#core/trackers/own-dishes.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ownNameIn } from "#core/trackers/own-value.ts";
import { allRead, readOr } from "#web/platform/forms/all-read.ts";
import { typedIn, typedAmount } from "#web/features/trackers/store/typed-amount.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { DishPart, OwnDish } from "#core/trackers/own-value.ts";
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
    const { read, chosen, tried } = this;
    const wrong = tried === "dish" && read.kind === "refused" ? read.refusal : {};
    return {
      name: wrong.name === "wrong",
      choice: tried === "part" && chosen === null,
      amount: tried !== "nothing" && chosen !== null && this.part === null,
      parts: wrong.recipe === "none" && chosen === null,
      gone: wrong.recipe === "gone",
      cooked: wrong.recipe !== "none" && wrong.yieldGrams === "wrong",
      portions: wrong.portions === "wrong",
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
    const { read } = this;
    if (read.kind === "refused" || this.problems.amount) return false;
    const value: OwnDish = { tracker: "dish", at: this.#store.now(), ...read.value };
    void (this.#entry === null ? this.#store.note(value) : this.#store.change(this.#entry, value));
    return true;
  }

  private get part(): DishPart | null {
    const [{ chosen, unit }, amount] = [this, typedAmount(this.amount)];
    if (chosen === null || amount === null) return null;
    const grams = gramsOf(chosen, amount, unit);
    if (grams === null) return null;
    const part = { food: chosen.id, amount, unit, grams };
    return partRefusal(part) === null ? part : null;
  }

  private get read() {
    const { parts, grams, cooked } = this;
    const portions = typedIn(PORTIONS, this.portions);
    return allRead({
      name: readOr(ownNameIn(this.name), "wrong"),
      recipe: parts.length === 0 ? refused("none") : parts.every(({ food }) => FOODS.has(food)) ? ok(parts) : refused("gone"),
      yieldGrams: cooked.trim() === "" ? ok(grams) : readOr(typedIn({ from: GRAMS.from, to: grams }, cooked), "wrong"),
      portions: portions !== null && Number.isInteger(portions) ? ok(portions) : refused("wrong"),
    });
  }
}

/** A form for a dish (null: a new one). What it weighs cooked is left open where nothing cooked away. */
export const dishForm = (store: TrackerStore, entry: OwnEntry<OwnDish> | null): DishFormModel =>
  new DishFormModel(
    store,
    entry,
    entry === null || entry.value.yieldGrams === recipeGrams(entry.value.recipe) ? "" : String(entry.value.yieldGrams),
  );
