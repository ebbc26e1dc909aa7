import { codePointOrder } from "../../shared/code-point-order.ts";
import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { compare, exactly, plus, times } from "../../shared/exact.ts";
import { grouped } from "../../shared/grouped.ts";
import { dividedBy } from "../fraction.ts";
import { rounded } from "../rounded.ts";
import { wholeMinutes } from "./sleep.ts";
import type { Day } from "../../shared/day.ts";
import type { Exact } from "../../shared/exact.ts";
import type { Figure, HealthAnswer } from "../health-answer.ts";

export const TRACKERS = ["water", "sleep", "exercise", "meal", "weight"] as const;
export type Tracker = (typeof TRACKERS)[number];

/** What was recorded: an amount, a sleep, or what a day comes to, 0 where there was nothing. Instants in milliseconds since 1970. */
export type TrackerEntry =
  | { readonly kind: "amount"; readonly id: string; readonly at: number; readonly value: number }
  | { readonly kind: "span"; readonly id: string; readonly start: number; readonly end: number }
  | { readonly kind: "day"; readonly id: string; readonly day: Day; readonly value: number };

export type Goal = { readonly from: Day; readonly value: number };
export type SummaryInput = {
  readonly tracker: Tracker;
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
  readonly goals: readonly Goal[];
  readonly paused: ReadonlySet<Day>;
  readonly entries: readonly TrackerEntry[];
};

export type DayState = "met" | "paused" | "open" | "missing" | "short" | "noted";
type Sums = {
  readonly days: number;
  readonly days_with_value: number;
  readonly sum: Figure;
  readonly average: Figure;
  readonly met: number | null;
};
export type SummaryAnswer = HealthAnswer & {
  readonly days: readonly { readonly day: Day; readonly value: Figure; readonly goal: Figure; readonly state: DayState }[];
  readonly months: readonly (Sums & { readonly month: string })[];
  readonly years: readonly (Sums & { readonly year: string })[];
};

type Judged = { readonly day: Day; readonly value: Exact | null; readonly goal: number | null; readonly state: DayState };

/** A met day after thirteen met days is worth half. */
const FADING = 0.5 ** (1 / 13);

/** The only place where a tracker's days are added up. Source: specification/trackers.md, Summary. */
export function summary(input: SummaryInput): SummaryAnswer {
  const { tracker, from, to, today, entries } = input;
  const values = valuesOf(tracker, entries);
  const goalOn = goalsByDay(input);
  const [begun = today] = [...values.keys()].toSorted(); // A day before it has no value, and changes neither streak nor steadiness.
  const judged: Judged[] = [];
  for (let day = begun < from ? begun : from; day <= today; day = daysAfter(day, 1))
    judged.push(judgedDay(day, values.get(day) ?? null, goalOn(day), input));
  const days = judged.filter(({ day }) => day >= from && day <= to);
  const past = days.filter(({ day }) => day < today);
  return {
    tool: "summary",
    formula: "summary@1",
    figures: tracker === "weight" ? { current_streak: null, longest_streak: null, steadiness: null } : steadinessOf(judged),
    band: null,
    notes: [],
    steps: [],
    days: days.map(({ day, value, goal, state }) => ({
      day,
      value: value === null ? null : rounded(value, decimalsOf(tracker)),
      goal: goal === null ? null : String(goal),
      state,
    })),
    months: daysBy(7, past).map(([month, of]) => ({ month, ...sumsOf(tracker, of) })),
    years: daysBy(4, past).map(([year, of]) => ({ year, ...sumsOf(tracker, of) })),
  };
}

const decimalsOf = (tracker: Tracker): number => (tracker === "weight" ? 1 : 0);

/** The day to which an entry belongs. A sleep belongs to the day on which it ends. */
export function dayOf(entry: TrackerEntry): Day {
  return entry.kind === "day" ? entry.day : indianDay(entry.kind === "span" ? wholeMinutes(entry.end) : entry.at);
}

/** What the entries of each day come to. Source: specification/trackers.md, Summary. */
export function valuesOf(tracker: Tracker, entries: readonly TrackerEntry[]): ReadonlyMap<Day, Exact> {
  const values = new Map<Day, Exact>();
  const add = (day: Day, value: Exact) => values.set(day, plus(values.get(day) ?? exactly(0), value));
  if (tracker === "weight") {
    const amounts = entries.filter((entry) => entry.kind === "amount");
    for (const entry of amounts.toSorted((a, b) => a.at - b.at || codePointOrder(a.id, b.id)))
      values.set(dayOf(entry), exactly(entry.value));
    return values;
  }
  for (const entry of entries) if (entry.kind !== "span") add(dayOf(entry), exactly(entry.value));
  for (const { start, end } of joinedSpans(entries)) add(indianDay(end), exactly((end - start) / 60_000));
  return values;
}

/** Instants in milliseconds since 1970. */
export type Span = { readonly start: number; readonly end: number };

/** Spans that overlap are joined, so that no minute counts twice. Spans that only touch stay two. */
export function joinedSpans(entries: readonly TrackerEntry[]): readonly Span[] {
  const joined: { start: number; end: number }[] = [];
  const spans = entries
    .filter((entry) => entry.kind === "span")
    .map(({ start, end }) => ({ start: wholeMinutes(start), end: wholeMinutes(end) }));
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else joined.push(span);
  }
  return joined;
}

function judgedDay(day: Day, value: Exact | null, goal: number | null, { tracker, today, paused }: SummaryInput): Judged {
  const isMet = value !== null && goal !== null && meets(tracker, value, goal);
  const unmet = value === null ? "missing" : goal === null ? "noted" : "short";
  return { day, value, goal, state: isMet ? "met" : paused.has(day) ? "paused" : day === today ? "open" : unmet };
}

/** The goal that is valid on a day: the one that began last. A weight has none. It is asked of days in their order. */
function goalsByDay({ tracker, goals }: SummaryInput): (day: Day) => number | null {
  const inOrder = tracker === "weight" ? [] : goals.toSorted((a, b) => codePointOrder(a.from, b.from));
  let valid: number | null = null;
  return (day) => {
    while (inOrder[0] !== undefined && inOrder[0].from <= day) valid = inOrder.shift()?.value ?? null;
    return valid;
  };
}

function meets(tracker: Tracker, value: Exact, goal: number): boolean {
  const percent = (share: number) => compare(times(value, exactly(100)), times(exactly(goal), exactly(share)));
  return tracker === "meal" ? percent(90) >= 0 && percent(110) <= 0 : compare(value, exactly(goal)) >= 0;
}

/** Streaks and steadiness up to today. What is open or paused changes neither. */
function steadinessOf(days: readonly Judged[]) {
  let [current, longest, score] = [0, 0, 0];
  for (const { state } of days) {
    if (state === "open" || state === "paused") continue;
    const isMet = state === "met";
    current = isMet ? current + 1 : 0;
    longest = Math.max(longest, current);
    score = score * FADING + (isMet ? 1 - FADING : 0);
  }
  return { current_streak: String(current), longest_streak: String(longest), steadiness: String(Math.round(100 * score)) };
}

function sumsOf(tracker: Tracker, days: readonly Judged[]): Sums {
  const values = days.flatMap(({ value }) => value ?? []);
  const sum = values.length === 0 ? null : values.reduce(plus);
  const isWeight = tracker === "weight";
  return {
    days: days.length,
    days_with_value: values.length,
    sum: sum === null || isWeight ? null : rounded(sum, 0),
    average: sum === null ? null : rounded(dividedBy(sum, exactly(values.length)), decimalsOf(tracker)),
    met: isWeight ? null : days.filter(({ state }) => state === "met").length,
  };
}

/** Days grouped by the first letters of their name: 7 letters for months, 4 for years. */
const daysBy = (letters: number, days: readonly Judged[]): readonly (readonly [string, readonly Judged[]])[] => [
  ...grouped(days, ({ day }) => day.slice(0, letters)),
];
