import { computed, makeAutoObservable } from "mobx";
import { daysAfter } from "#core/shared/day.ts";
import { isFigureHidden } from "#core/trackers/body-figures.ts";
import { needsExercise, netEnergyByDay } from "#core/trackers/days/exercise-added.ts";
import { goalsWithUsual } from "#core/trackers/tracker-goal.ts";
import { MEAN_DAYS, weekMeans } from "#core/trackers/days/week-means.ts";
import { spanAverage, spanSum } from "#core/trackers/days/span-average.ts";
import { summaryOfEntries } from "#core/trackers/days/tracker-summary.ts";
import { lastWeighed } from "#core/trackers/last-weighed.ts";
import { dayOfValue, endOfValue } from "#core/trackers/tracked-value.ts";
import { grouped } from "#core/shared/grouped.ts";
import { makeSumDays } from "#core/trackers/device/summed-days.ts";
import { areSame } from "#core/trackers/device/shown-entries.ts";
import { trackerWords } from "./tracker-words.ts";
import type { Day } from "#core/shared/day.ts";
import type { Figure } from "#core/health/health-answer.ts";
import type { SpanAverage } from "#core/trackers/days/span-average.ts";
import type { SummaryAnswer, TrackerEntry } from "#core/health/tools/summary.ts";
import type { SummedDays } from "#core/trackers/device/summed-days.ts";
import type { ShownEntry } from "#core/trackers/device/shown-entries.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { NotedEntry, TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

export type Span = "week" | "month" | "year";

const NONE: readonly NotedEntry[] = [];
const DAYS: Readonly<Record<Span, number>> = { week: 7, month: 30, year: 365 };

/** One tracker as its page shows it: the day that was chosen, and the days before it. */
export class DayView {
  /** Null: today, also once midnight has passed. */
  chosen: Day | null = null;
  span: Span = "week";
  readonly tracker: OpenTracker;
  readonly store: TrackerStore;
  readonly #sumDays: ReturnType<typeof makeSumDays>;
  /** The days of which it is just being noted that there was nothing. */
  readonly #noting = new Set<Day>();

  constructor(store: TrackerStore, tracker: OpenTracker) {
    this.store = store;
    this.tracker = tracker;
    this.#sumDays = makeSumDays({ tracker });
    // A press for one tracker leaves what the others show.
    makeAutoObservable(
      this,
      { store: false, tracker: false, moment: false, entries: computed({ equals: areSame }) },
      { autoBind: true, deep: false },
    );
  }

  get day(): Day {
    return this.chosen ?? this.store.today;
  }

  get isToday(): boolean {
    return this.day === this.store.today;
  }

  /** Whether what the days add up to is not to be seen. */
  get isFigureHidden(): boolean {
    return isFigureHidden(this.tracker, this.store.bodyFigures);
  }

  /** Whether a goal holds, so that days can be met: without one, steadiness and streak would tell of a failure that nobody could avoid. */
  get isJudged(): boolean {
    const { tracker, store } = this;
    return tracker !== "weight" && goalsWithUsual(tracker, store.notes.settings.goals[tracker]).some(({ from }) => from <= store.today);
  }

  /** Whether today still waits for something: for its goal, or without one for anything at all. */
  get isStillOpen(): boolean {
    const { value, goal, state } = this.shownDay ?? { value: null, goal: null, state: "met" };
    return state !== "met" && state !== "paused" && (value === null || goal !== null);
  }

  /** How far the shown day is, in words; null: nothing is noted. */
  get told(): string | null {
    const { value, goal } = this.shownDay ?? { value: null, goal: null };
    if (value === null) return null;
    if (this.isFigureHidden) return trackerWords.day.states.noted;
    const amount = trackerWords.amount(this.tracker, value);
    return goal === null ? amount : trackerWords.day.ofGoal({ value: amount, goal: trackerWords.amount(this.tracker, goal) });
  }

  /** Whether all is here that the day shows: of a weight also when it was taken last. */
  get isKnown(): boolean {
    return this.tracker === "weight" ? !this.store.isFirstReading : this.store.isKnown(this.day);
  }

  /** What stands where nothing is told: as long as a new device has not read the entries, it does not say that there are none. */
  get nothingTold(): string {
    return this.isKnown ? trackerWords.day.nothingYet : trackerWords.day.notReadYet;
  }

  /** A weight holds until the next one, so the last one before the day is told; null: there is none to tell. */
  get lastTold(): string | null {
    if (this.tracker !== "weight" || this.isFigureHidden) return null; // Else each press looks through ten thousand glasses for a weight.
    const last = lastWeighed(this.entries, this.day);
    if (last === null || !this.store.isKnown(dayOfValue(last))) return null;
    return trackerWords.day.lastWeighed({ weight: trackerWords.amount("weight", last.kg), day: trackerWords.wholeDay(dayOfValue(last)) });
  }

  /** Of the day's goal of meals, what exercise added to it, in kcal; null: nothing. */
  get exerciseInGoal(): number | null {
    const { entries, notes } = this.store;
    const isAdded = this.tracker === "meal" && notes.settings.goals.meal.findLast(({ from }) => from <= this.day)?.addsExercise === true;
    return (isAdded && netEnergyByDay(entries).get(this.day)) || null;
  }

  /** Notes that there was nothing on the day. Pressed again before that is kept, it is the same press. */
  async noteNothing(): Promise<void> {
    const { tracker, day, store } = this;
    if (tracker === "weight" || this.#noting.has(day)) return;
    this.#noting.add(day);
    try {
      await store.note({ tracker, day, none: true });
    } finally {
      this.#noting.delete(day);
    }
  }

  /** All entries of this tracker that were not removed. */
  get entries(): readonly NotedEntry[] {
    return this.store.noted.get(this.tracker) ?? NONE;
  }

  /** The same by their days. */
  private get byDay(): ReadonlyMap<Day, readonly NotedEntry[]> {
    return grouped(this.entries, ({ value }) => dayOfValue(value));
  }

  private get summed(): SummedDays {
    return this.#sumDays(this.byDay);
  }

  /** Those of the day, in the order in which they happened. */
  get ofDay(): readonly NotedEntry[] {
    const ofDay = this.byDay.get(this.day) ?? NONE;
    return ofDay.toSorted((a, b) => (endOfValue(a.value) ?? 0) - (endOfValue(b.value) ?? 0) || (a.entry < b.entry ? -1 : 1));
  }

  /** Of removed ones, only what devices said differently. */
  get removedConflicts(): readonly ShownEntry[] {
    return this.store.entries.filter(
      ({ value, conflicts }) => value === null && conflicts.some((one) => one.value?.tracker === this.tracker),
    );
  }

  /** What these days come to, as a summary adds it up. */
  private sumsOf(from: Day, to: Day): readonly TrackerEntry[] {
    return [...this.summed].flatMap(([day, sums]) => (day >= from && day <= to ? sums : []));
  }

  /** The summary of these days. Figures of streak and steadiness are those of today. */
  private summaryOf(from: Day, to: Day): SummaryAnswer {
    const { tracker, store } = this;
    const { today, notes, noted } = store;
    const { settings } = notes;
    const exercises = needsExercise(tracker, settings) ? (noted.get("exercise") ?? NONE) : NONE;
    return summaryOfEntries({
      tracker,
      settings,
      from,
      to,
      today,
      entries: [...this.summed.values()].flat(),
      exercises,
    });
  }

  /** The days up to the chosen one. */
  get summary(): SummaryAnswer {
    return this.summaryOf(this.from, this.day);
  }

  /** The days that steadiness is made of: from the first one with an entry to today. */
  get judged(): SummaryAnswer["days"] {
    const { today } = this.store;
    const [from = today] = [...this.byDay.keys()].filter((day) => day <= today).toSorted();
    return this.summaryOf(from, today).days;
  }

  /** These days, and as many before them as a mean looks back. */
  get weekDays(): SummaryAnswer["days"] {
    return this.summaryOf(daysAfter(this.day, 2 - DAYS[this.span] - MEAN_DAYS), this.day).days;
  }

  /** Of each of these days the mean of seven; of a tracker that adds up amounts it would say nothing. */
  get weekMeans(): readonly Figure[] {
    return weekMeans(this.weekDays).slice(MEAN_DAYS - 1);
  }

  /** The days other than the shown one of whose entries devices say different things, the last first. */
  get conflictDays(): readonly Day[] {
    const others = [...this.byDay].filter(([day, entries]) => day !== this.day && entries.some(({ conflicts }) => conflicts.length > 0));
    return others
      .map(([day]) => day)
      .toSorted()
      .toReversed();
  }

  /** The first day of which something was noted; null: nothing was. */
  get firstDay(): Day | null {
    const [first = null] = [...this.byDay.keys()].toSorted();
    return first;
  }

  /** The first day that is told of. */
  get from(): Day {
    return daysAfter(this.day, 1 - DAYS[this.span]);
  }

  /** Whether something was noted before the days that are told of. */
  get isMoreBefore(): boolean {
    return this.firstDay !== null && this.firstDay < this.from;
  }

  get shownDay(): SummaryAnswer["days"][number] | null {
    return this.summary.days.at(-1) ?? null;
  }

  private get averaged() {
    const { tracker, summary, from, day, store } = this;
    return { tracker, days: summary.days, entries: this.sumsOf(from, day), today: store.today };
  }

  /** What the days before today come to. */
  get sum(): Figure {
    return spanSum(this.averaged);
  }

  get average(): SpanAverage {
    return spanAverage(this.averaged);
  }

  /** A moment of the chosen day for what is noted by a press: now, or on a former day its noon. In milliseconds since 1970. */
  get moment(): number {
    return this.isToday ? this.store.now() : Date.parse(`${this.day}T12:00:00+05:30`);
  }

  /** A day that lies ahead is today. What was pressed on the former day goes with it. */
  show(day: Day): void {
    const before = this.day;
    this.chosen = day >= this.store.today ? null : day;
    if (this.day !== before) this.store.forgetUndo();
  }

  look(span: Span): void {
    this.span = span;
  }

  /** As many days back as are told of. */
  goBack(): void {
    this.show(daysAfter(this.day, -DAYS[this.span]));
  }

  goOn(): void {
    this.show(daysAfter(this.day, DAYS[this.span]));
  }
}
