import { makeAutoObservable } from "mobx";
import { indianTime } from "#core/shared/indian-time.ts";
import { ACTIVITY_SPELLINGS } from "#core/health/tables/activity-spellings.ts";
import { foundByName } from "#core/search/found-by-name.ts";
import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { ownActivitiesOf } from "#core/trackers/own/own-activities.ts";
import { isOwn } from "#core/trackers/own-value.ts";
import { dayOfValue } from "#core/trackers/tracked-value.ts";
import { valueRefusal } from "#core/trackers/value-refusal.ts";
import { momentOf } from "#web/features/trackers/store/clock-moment.ts";
import { typedAmount } from "#web/features/trackers/store/typed-amount.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { activityPhrases } from "#web/features/trackers/wording/activities.ts";
import { DoublePress } from "#web/platform/window/double-press.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { Names } from "#core/search/name-index.ts";
import type { FurtherActivity } from "./further-activities.ts";
import type { FurtherSearch } from "#web/features/trackers/page/further-search.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";

type Exercise = Extract<TrackedValue, { readonly minutes: number }>;

/** How many activities are offered at once. */
const MOST = 8;
type Activity = { readonly name: string; readonly met: number };
const SHIPPED: ReadonlyMap<string, Activity> = new Map(
  Object.entries(activityPhrases).flatMap(([code, name]) => {
    const known = ACTIVITIES.get(code);
    return known === undefined ? [] : [[code, { name, met: known.met }] as const];
  }),
);
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
  readonly further: FurtherSearch<FurtherActivity>;
  readonly #doublePress = new DoublePress();
  readonly #view: DayView;
  readonly #entry: NotedEntry | null;

  constructor(view: DayView, entry: NotedEntry | null, further: FurtherSearch<FurtherActivity>) {
    this.#view = view;
    this.further = further;
    this.#entry = entry;
    const value = entry?.value;
    const at = value !== undefined && "at" in value ? value.at : view.moment;
    this.day = view.day;
    this.time = indianTime(at);
    if (value !== undefined && "minutes" in value) {
      this.activity = value.activity;
      this.minutes = String(value.minutes);
      this.kg = String(value.kg);
    }
    makeAutoObservable(this, { further: false }, { autoBind: true, deep: false });
  }

  /**
   * The activities that can be chosen: of one's own, those of the program, what the server found besides, and what was done of that before.
   * What is changed here stays as its entry has it.
   */
  get table(): ReadonlyMap<string, Activity> {
    const mine = ownActivitiesOf(this.#view.store.entries).map(({ entry, value }) => [entry, value] as const);
    const further = [...this.further.rows.values()].map(({ id, met, ...named }) => [id, { name: nameOf(named), met }] as const);
    const done = this.done.flatMap(({ activity, name, met }) =>
      activity === null || name === null || isOwn(activity, name) ? [] : [[activity, { name, met }] as const],
    );
    return new Map([...done, ...further, ...mine, ...SHIPPED, ...keptActivity(this.#entry)]);
  }

  /** Of what the words mean what was done last comes first, then the nearest, then what the server found for them. */
  get offered(): readonly { readonly value: string; readonly words: string }[] {
    const { table, lastOnes: last } = this;
    const rank = (code: string) => (last.includes(code) ? last.indexOf(code) : last.length);
    const ranked = this.meant.toSorted((a, b) => rank(a) - rank(b));
    const shown = [...new Set([...ranked.slice(0, MOST), ...this.further.found.map(({ id }) => id)])];
    const chosen = this.activity === null || shown.includes(this.activity) ? [] : [this.activity];
    return [...chosen, ...shown].flatMap((value) => {
      const activity = table.get(value);
      return activity === undefined ? [] : [{ value, words: activity.name }];
    });
  }

  /** Whether words were typed that mean no activity: nothing is offered but what was chosen before. */
  get isNothingFound(): boolean {
    return this.words.trim() !== "" && this.meant.length + this.further.found.length === 0;
  }

  /**
   * The codes of the activities that the words mean, the best first; without words all. What is called just so goes before what merely
   * begins so.
   */
  private get meant(): readonly string[] {
    const activities = [...this.table].map(([id, { name }]) => ({ id, name }));
    const text = this.words.trim();
    if (text === "") return activities.map(({ id }) => id);
    const found = foundByName(activities, text, ({ id, name }) => namesOf(id, name)).map(({ id }) => id);
    const isCalled = (id: string): boolean =>
      [this.table.get(id)?.name ?? "", ...(ACTIVITY_SPELLINGS.get(id) ?? [])].some((name) => plain(name) === plain(text));
    return [...found.filter(isCalled), ...found.filter((id) => !isCalled(id))];
  }

  /** The weight of that day; null: none was noted by then, and it is asked. */
  get knownKg(): number | null {
    const weights = this.#view.store.entries.flatMap(({ value }) =>
      value !== null && "typed" in value && dayOfValue(value) <= this.day ? [value] : [],
    );
    return weights.toSorted((a, b) => a.at - b.at).at(-1)?.kg ?? null;
  }

  get problems(): { readonly activity: boolean; readonly minutes: boolean; readonly kg: boolean } {
    const [minutes, kg] = [typedAmount(this.minutes) ?? 0, this.weight ?? 0];
    return {
      activity: this.met === null,
      minutes: !Number.isInteger(minutes) || minutes < 1 || minutes > 1_440,
      kg: kg < 20 || kg > 400,
    };
  }

  search(words: string): void {
    this.words = words;
    this.further.type(words);
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
    const value = this.value();
    if (this.minutes === "" && this.#doublePress.isSecond) return false; // It was just noted, and the form emptied.
    this.faults += 1;
    if (value === null) return false;
    if (this.#entry !== null) void this.#view.store.change(this.#entry, value);
    else void this.noteWith(value);
    this.faults = 0;
    this.minutes = "";
    this.#doublePress.did();
    return true;
  }

  /** What would be noted; null: something is missing or wrong. */
  private value(): Exercise | null {
    const at = momentOf(this.day, this.time);
    if (at === null) return null;
    const [met, minutes, kg] = [this.met ?? 0, typedAmount(this.minutes) ?? 0, this.weight ?? 0];
    const value: Exercise = { tracker: "exercise", at, activity: this.activity, name: this.nameToKeep, met, minutes, kg };
    return valueRefusal(value, this.#view.store.now()) === null ? value : null;
  }

  private async noteWith(value: Exercise): Promise<void> {
    const { store } = this.#view;
    const { kg } = value;
    if (this.knownKg === null) await store.note({ tracker: "weight", at: value.at, kg, typed: { amount: kg, unit: "kg" } });
    await store.note(value);
  }

  private get weight(): number | null {
    return this.#entry === null ? (this.knownKg ?? typedAmount(this.kg)) : typedAmount(this.kg);
  }

  private get met(): number | null {
    return this.activity === null ? null : (this.table.get(this.activity)?.met ?? null);
  }

  /** A device that does not know the activity can say its name. */
  private get nameToKeep(): string | null {
    return this.activity === null || ACTIVITIES.has(this.activity) ? null : (this.table.get(this.activity)?.name ?? null);
  }

  private get done(): readonly Exercise[] {
    return this.#view.entries.flatMap(({ value }) => ("minutes" in value ? [value] : []));
  }

  private get lastOnes(): readonly string[] {
    return [...new Set(this.done.toSorted((a, b) => b.at - a.at).flatMap(({ activity }) => activity ?? []))];
  }
}

/** What an activity is called here, in both languages and in everyday words. */
const namesOf = (code: string, name: string): Names => ({
  name,
  hindi: ACTIVITIES.get(code)?.hindi ?? "",
  spellings: [ACTIVITIES.get(code)?.name ?? "", ...(ACTIVITY_SPELLINGS.get(code) ?? [])],
});

const nameOf = ({ name, hindi }: Pick<FurtherActivity, "name" | "hindi">): string => (languageWords.language === "hi" ? hindi : name);
const plain = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/** What an entry says of an activity of one's own, which may be written anew or gone since; alone in a list, empty: it is no such entry. */
function keptActivity(entry: NotedEntry | null): readonly (readonly [string, Activity])[] {
  const value = entry?.value;
  if (value === undefined || !("minutes" in value) || value.activity === null || value.name === null) return [];
  const { activity, name, met } = value;
  return isOwn(activity, name) ? [[activity, { name, met }]] : [];
}
