import { makeAutoObservable } from "mobx";
import { indianTime } from "#core/shared/indian-time.ts";
import { dayOfValue } from "#core/trackers/tracked-value.ts";
import { valueRefusal } from "#core/trackers/value-refusal.ts";
import { GIRTHS, isDoubtfulWeight, kilogramsOf } from "#core/trackers/weigh-in.ts";
import { momentOf } from "#web/features/trackers/store/clock-moment.ts";
import { typedAmount } from "#web/features/trackers/store/typed-amount.ts";
import { DoublePress } from "#web/platform/window/double-press.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { Girth, TypedGirth, TypedGirths, TypedWeight } from "#core/trackers/weigh-in.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

type Weight = Extract<TrackedValue, { readonly typed: unknown }>;
type Unit = TypedWeight["unit"];

/** A weight as it is filled in. One that is far from the last is asked back, as its unit may be wrong. */
export class WeightFormModel {
  amount = "";
  unit: Unit;
  /** Girths as they are filled in; empty: not measured. */
  girths: Readonly<Record<Girth, string>> = { waist: "", hip: "", neck: "" };
  girthUnit: TypedGirth["unit"];
  day: string;
  time: string;
  faults = 0;
  isDoubted = false;
  readonly #doublePress = new DoublePress();
  readonly #view: DayView;
  readonly #entry: NotedEntry | null;

  constructor(view: DayView, entry: NotedEntry | null) {
    this.#view = view;
    this.#entry = entry;
    const value = entry?.value;
    const isWeight = value !== undefined && "typed" in value;
    if (isWeight) this.amount = String(value.typed.amount);
    this.unit = isWeight ? value.typed.unit : (this.last?.typed.unit ?? "kg");
    const girths = isWeight ? (value.girths ?? {}) : {};
    for (const girth of GIRTHS) if (girths[girth] !== undefined) this.girths = { ...this.girths, [girth]: String(girths[girth].amount) };
    this.girthUnit = unitOf(girths) ?? unitOf(this.lastGirths) ?? "cm";
    this.day = view.day;
    this.time = indianTime(isWeight ? value.at : view.moment);
    makeAutoObservable(this, { wrongGirth: false, isWrong: false }, { autoBind: true, deep: false });
  }

  private get isEmpty(): boolean {
    return this.amount === "" && GIRTHS.every((girth) => this.girths[girth] === "");
  }

  /** The last weight up to that day, the entry itself left out; null: none was noted. */
  get last(): Weight | null {
    const weights = this.#view.entries.flatMap(({ entry, value }) =>
      "typed" in value && entry !== this.#entry?.entry && dayOfValue(value) <= this.#view.day ? [value] : [],
    );
    return weights.toSorted((a, b) => a.at - b.at).at(-1) ?? null;
  }

  /** The girths that were last measured, to tell their unit. */
  private get lastGirths(): TypedGirths {
    const measured = this.#view.entries.flatMap(({ value }) => ("typed" in value && value.girths !== undefined ? [value] : []));
    return measured.toSorted((a, b) => a.at - b.at).at(-1)?.girths ?? {};
  }

  /** The field that is refused; null: none is, or the weight itself. */
  get wrongGirth(): Girth | null {
    const unread = GIRTHS.find((girth) => this.girths[girth].trim() !== "" && typedAmount(this.girths[girth]) === null);
    if (unread !== undefined) return unread;
    const value = this.value();
    const refusal = value === null ? null : valueRefusal(value, this.#view.store.now());
    return refusal?.kind === "out-of-range" ? (GIRTHS.find((girth) => girth === refusal.field) ?? null) : null;
  }

  /** Whether what is filled in is no weight of a person. */
  get isWrong(): boolean {
    const value = this.value();
    return value === null || this.wrongGirth !== null || valueRefusal(value, this.#view.store.now()) !== null;
  }

  enter(part: Partial<Pick<WeightFormModel, "amount" | "day" | "time">>): void {
    Object.assign(this, part);
    this.isDoubted = false;
  }

  measure(girth: Girth, amount: string): void {
    this.girths = { ...this.girths, [girth]: amount };
  }

  measureIn(unit: string): void {
    this.girthUnit = unit === "in" ? "in" : "cm";
  }

  choose(unit: string): void {
    this.unit = unit === "lb" ? "lb" : "kg";
    this.isDoubted = false;
  }

  /** Whether it was noted; one that is doubted only by `isMeant`. */
  submit(): boolean {
    const value = this.value();
    if (this.isEmpty && this.#doublePress.isSecond) return false; // It was just noted, and the form emptied.
    if (value === null || this.isWrong) return this.refuse();
    if (isDoubtfulWeight(value.kg, this.last?.kg ?? null) && !this.isDoubted) return this.doubt();
    const { store } = this.#view;
    void (this.#entry === null ? store.note(value) : store.change(this.#entry, value));
    this.amount = "";
    this.girths = { waist: "", hip: "", neck: "" };
    this.faults = 0;
    this.isDoubted = false;
    this.#doublePress.did();
    return true;
  }

  /** Of this moment, where it is noted now. */
  private value(): Weight | null {
    const amount = typedAmount(this.amount);
    const isNow = this.#entry === null && this.#view.isToday;
    const at = isNow ? this.#view.store.now() : momentOf(this.day, this.time);
    if (amount === null || at === null) return null;
    const typed = { amount, unit: this.unit };
    const { typedGirths } = this;
    return { tracker: "weight", at, kg: kilogramsOf(typed), typed, ...(typedGirths === null ? {} : { girths: typedGirths }) };
  }

  /** Null: none was measured. */
  private get typedGirths(): TypedGirths | null {
    const typed = GIRTHS.flatMap((girth) => {
      const amount = typedAmount(this.girths[girth]);
      return amount === null ? [] : [[girth, { amount, unit: this.girthUnit }] as const];
    });
    return typed.length === 0 ? null : Object.fromEntries(typed);
  }

  private refuse(): false {
    this.faults += 1;
    return false;
  }

  private doubt(): false {
    this.isDoubted = true;
    return false;
  }
}

const unitOf = (girths: TypedGirths): TypedGirth["unit"] | null => GIRTHS.flatMap((girth) => girths[girth]?.unit ?? [])[0] ?? null;
