import { makeAutoObservable } from "mobx";
import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { dayOfValue } from "#core/trackers/entries/tracked-value.ts";
import { valueRefusal } from "#core/trackers/entries/value-refusal.ts";
import { clockOf, momentOf } from "#web/features/trackers/store/clock-moment.ts";
import { typedNumber } from "#web/features/trackers/store/typed-number.ts";
import { activityPhrases } from "#web/features/trackers/wording/activities.ts";
import type { TrackedValue } from "#core/trackers/entries/tracked-value.ts";
import type { DayEntry, DayView } from "#web/features/trackers/page/day-view.ts";

type Exercise = Extract<TrackedValue, { readonly minutes: number }>;

/** How many activities are offered at once. */
const MOST = 8;
const NAMES: readonly (readonly [code: string, name: string])[] = Object.entries(activityPhrases);
const MINUTE = 60_000;

/** An exercise as it is filled in. */
export class ExerciseFormModel {
  words = "";
  activity: string | null = null;
  minutes = "";
  kg = "";
  day: string;
  time: string;
  faults = 0;
  readonly #view: DayView;
  readonly #entry: DayEntry | null;

  constructor(view: DayView, entry: DayEntry | null) {
    this.#view = view;
    this.#entry = entry;
    const value = entry?.value;
    const at = value !== undefined && "at" in value ? value.at : view.moment;
    this.day = view.day;
    this.time = clockOf(at);
    if (value !== undefined && "minutes" in value) {
      this.activity = value.activity;
      this.minutes = String(value.minutes);
      this.kg = String(value.kg);
    }
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What was done last comes first, then what its words match. */
  get offered(): readonly { readonly value: string; readonly words: string }[] {
    const asked = plain(this.words);
    const found = NAMES.filter(([code, name]) => [name, ACTIVITIES.get(code)?.name ?? ""].some((one) => plain(one).includes(asked)));
    const last = this.lastOnes;
    const rank = (code: string) => (last.includes(code) ? last.indexOf(code) : last.length);
    const ranked = found.toSorted(([a], [b]) => rank(a) - rank(b)).slice(0, MOST);
    const chosen = NAMES.filter(([code]) => code === this.activity && !ranked.some(([one]) => one === code));
    return [...chosen, ...ranked].map(([value, name]) => ({ value, words: name }));
  }

  /** The weight of that day; null: none was noted by then, and it is asked. */
  get knownKg(): number | null {
    const weights = this.#view.store.entries.flatMap(({ value }) =>
      value !== null && "typed" in value && dayOfValue(value) <= this.day ? [value] : [],
    );
    return weights.toSorted((a, b) => a.at - b.at).at(-1)?.kg ?? null;
  }

  get problems(): { readonly activity: boolean; readonly minutes: boolean; readonly kg: boolean } {
    const minutes = typedNumber(this.minutes);
    const kg = this.weight;
    return {
      activity: this.activity === null,
      minutes: minutes === null || !Number.isInteger(minutes) || minutes < 1 || minutes > 1_440,
      kg: kg === null || kg < 20 || kg > 400,
    };
  }

  search(words: string): void {
    this.words = words;
  }

  choose(activity: string): void {
    this.activity = activity;
  }

  enter(part: Partial<Pick<ExerciseFormModel, "minutes" | "kg" | "day" | "time">>): void {
    Object.assign(this, part);
  }

  /** What the stopwatch counted since then, in whole minutes, one at least. */
  stop(begun: number): void {
    this.minutes = String(Math.max(1, Math.round((this.#view.store.now() - begun) / MINUTE)));
  }

  /** Whether it was noted. A weight that was asked is noted as well, so that it is asked once. */
  submit(): boolean {
    const [at, minutes, kg, met] = [momentOf(this.day, this.time), typedNumber(this.minutes), this.weight, this.met];
    this.faults += 1;
    if (at === null || minutes === null || kg === null || met === null || Object.values(this.problems).includes(true)) return false;
    const value: Exercise = { tracker: "exercise", at, activity: this.activity, name: null, met, minutes, kg };
    const { store } = this.#view;
    if (valueRefusal(value, store.now()) !== null) return false;
    if (this.#entry !== null) void store.change(this.#entry, value);
    else void this.noteWith(value);
    this.faults = 0;
    this.minutes = "";
    return true;
  }

  private async noteWith(value: Exercise): Promise<void> {
    const { store } = this.#view;
    const { kg } = value;
    if (this.knownKg === null) await store.note({ tracker: "weight", at: value.at, kg, typed: { amount: kg, unit: "kg" } });
    await store.note(value);
  }

  private get weight(): number | null {
    return this.#entry === null ? (this.knownKg ?? typedNumber(this.kg)) : typedNumber(this.kg);
  }

  private get met(): number | null {
    return this.activity === null ? null : (ACTIVITIES.get(this.activity)?.met ?? null);
  }

  private get lastOnes(): readonly string[] {
    const done = this.#view.entries.flatMap(({ value }) => ("minutes" in value && value.activity !== null ? [value] : []));
    return [...new Set(done.toSorted((a, b) => b.at - a.at).flatMap(({ activity }) => activity ?? []))];
  }
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase().trim();
