import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { summary, TRACKERS } from "#core/health/tools/summary.ts";
import type { Day } from "#core/shared/day.ts";
import type { SummaryInput, Tracker, TrackerEntry } from "#core/health/tools/summary.ts";

const MINUTE = 60_000;
const FIRST = day("2026-10-28"); // So that a span lies in two months.
const dayAt = (nth: number): Day => daysAfter(FIRST, nth);
const LAST = 9;

const anyAt = fc
  .tuple(fc.nat(LAST), fc.oneof(fc.constantFrom(0, 1, 1_439), fc.nat(1_439)), fc.nat(59))
  .map(([nth, minute, second]) => firstInstantOf(dayAt(nth)) + minute * MINUTE + second * 1_000);
const anyEntry = (tracker: Tracker): fc.Arbitrary<TrackerEntry> => {
  const id = fc.constantFrom(..."abcdefghijklmnop");
  const ofDay = fc.record({
    kind: fc.constant("day" as const),
    id,
    day: fc.nat(LAST).map(dayAt),
    value: fc.constantFrom(0, 0, 90.25, 480),
  });
  const amount = fc.record({
    kind: fc.constant("amount" as const),
    id,
    at: anyAt,
    value: fc.integer({ min: 0, max: 800 }).map((of) => of / 4),
  });
  const span = fc
    .tuple(id, anyAt, fc.integer({ min: 10, max: 300 }))
    .map(([one, start, minutes]) => ({ kind: "span" as const, id: one, start, end: start + minutes * MINUTE }));
  return fc.oneof({ weight: 5, arbitrary: tracker === "sleep" ? span : amount }, { weight: 1, arbitrary: ofDay });
};

const inputOf = (tracker: Tracker): fc.Arbitrary<SummaryInput> =>
  fc.record({
    tracker: fc.constant(tracker),
    from: fc.nat(3).map(dayAt),
    to: fc.integer({ min: 3, max: LAST + 1 }).map(dayAt),
    today: fc.constantFrom(dayAt(LAST + 1), dayAt(LAST + 2)),
    goals: fc.uniqueArray(fc.record({ from: fc.nat(LAST).map(dayAt), value: fc.constantFrom(30, 100, 480) }), {
      selector: ({ from }) => from,
      maxLength: 3,
    }),
    paused: fc.uniqueArray(fc.nat(LAST + 1).map(dayAt), { maxLength: 3 }).map((days) => new Set(days)),
    entries: fc.uniqueArray(anyEntry(tracker), { selector: ({ id }) => id, maxLength: 14 }),
  });
const anyInput = fc.constantFrom(...TRACKERS).chain(inputOf);

/** Spans that overlap, as lists: each is put to the first one of which it shares a minute, until none is left that does. */
function apart(spans: readonly (readonly number[])[]): readonly (readonly number[])[] {
  for (const [nth, one] of spans.entries())
    for (const [place, other] of spans.entries())
      if (nth < place && one.some((minute) => other.includes(minute)))
        return apart([...spans.filter((_, index) => index !== nth && index !== place), [...new Set([...one, ...other])]]);
  return spans;
}

/** The minutes of each sleep. */
const sleepsOf = ({ entries }: SummaryInput): readonly (readonly number[])[] =>
  apart(entries.flatMap((entry) => (entry.kind === "span" ? [minutesOf(entry.start, entry.end)] : [])));

const minutesOf = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.floor(end / MINUTE) - Math.floor(start / MINUTE) }, (_, nth) => Math.floor(start / MINUTE) + nth);

/** The value of a day, read minute by minute; null: it has none. Amounts are quarters, which doubles hold. */
function valueOf({ tracker, entries }: SummaryInput, sleeps: readonly (readonly number[])[], of: Day): number | null {
  const amounts = entries.flatMap((entry) => (entry.kind === "amount" && indianDay(entry.at) === of ? [entry] : []));
  if (tracker === "weight")
    return (
      amounts.reduce<(typeof amounts)[number] | null>(
        (last, one) => (last === null || one.at > last.at || (one.at === last.at && one.id > last.id) ? one : last),
        null,
      )?.value ?? null
    );
  const slept = sleeps.filter((minutes) => indianDay((Math.max(...minutes) + 1) * MINUTE) === of);
  const said = entries.flatMap((entry) => (entry.kind === "day" && entry.day === of ? [entry] : []));
  if (amounts.length + slept.length + said.length === 0) return null;
  return [...amounts, ...said].reduce((sum, { value }) => sum + value, 0) + slept.flat().length;
}

const halfUp = (value: number, decimals: number): string => {
  const parts = 10 ** decimals;
  return (Math.floor(value * parts + 0.5) / parts).toFixed(decimals);
};

/** Each day from the first to two after the last, as the specification has it, word by word. */
function judged(input: SummaryInput) {
  const sleeps = sleepsOf(input); // Once for all days: to tell them apart is what takes long.
  return Array.from({ length: LAST + 3 }, (_, nth) => judgedDay(input, sleeps, dayAt(nth)));
}

function judgedDay(input: SummaryInput, sleeps: readonly (readonly number[])[], of: Day) {
  const { tracker, goals, paused, today } = input;
  const value = valueOf(input, sleeps, of);
  const begun = goals
    .filter(({ from }) => from <= of)
    .map(({ from }) => from)
    .toSorted();
  const goal = tracker === "weight" ? null : (goals.find(({ from }) => from === begun.at(-1))?.value ?? null);
  const isMet = value !== null && goal !== null && (tracker === "meal" ? value * 10 >= goal * 9 && value * 10 <= goal * 11 : value >= goal);
  const state = isMet
    ? "met"
    : paused.has(of)
      ? "paused"
      : of === today
        ? "open"
        : value === null
          ? "missing"
          : goal === null
            ? "noted"
            : "short";
  return { day: of, value, goal, state } as const;
}

function wordByWord(input: SummaryInput) {
  const { tracker, from, to, today } = input;
  const decimals = tracker === "weight" ? 1 : 0;
  const all = judged(input);
  const shown = all.filter((one) => one.day >= from && one.day <= to);
  const sums = (days: typeof all) => {
    const values = days.flatMap(({ value }) => (value === null ? [] : [value]));
    const sum = values.reduce((total, value) => total + value, 0);
    const isKnown = values.length > 0;
    return {
      days: days.length,
      days_with_value: values.length,
      sum: isKnown && tracker !== "weight" ? halfUp(sum, 0) : null,
      average: isKnown ? halfUp(sum / values.length, decimals) : null,
      met: tracker === "weight" ? null : days.filter(({ state }) => state === "met").length,
    };
  };
  const past = shown.filter((one) => one.day < today);
  const named = (letters: number) => [...new Set(past.map((one) => one.day.slice(0, letters)))];
  const ofName = (name: string) => past.filter((one) => one.day.startsWith(name));
  return {
    days: shown.map((one) => ({
      ...one,
      value: one.value === null ? null : halfUp(one.value, decimals),
      goal: one.goal === null ? null : String(one.goal),
    })),
    months: named(7).map((month) => ({ month, ...sums(ofName(month)) })),
    years: named(4).map((year) => ({ year, ...sums(ofName(year)) })),
  };
}

describe("a summary", () => {
  it("is what reading it minute by minute gives", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { days, months, years, figures, ...head } = summary(input);
        expect({ days, months, years }).toEqual(wordByWord(input));
        expect(head).toEqual({ tool: "summary", formula: "summary@1", band: null, notes: [], steps: [] });
        expect(Object.values(figures ?? {}).every((figure) => (figure === null) === (input.tracker === "weight"))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it("counts streaks and steadiness day by day from the first with an entry to today", () => {
    const anyDaily = fc.constantFrom("water", "sleep", "exercise", "meal").chain((tracker) => inputOf(tracker as Tracker));
    fc.assert(
      fc.property(anyDaily, (input) => {
        const all = judged(input).filter((one) => one.day <= input.today);
        const states = all.slice(all.findIndex(({ value }) => value !== null)).map(({ state }) => state);
        const counting = all.some(({ value }) => value !== null) ? states.filter((state) => state !== "open" && state !== "paused") : [];
        const runs = counting
          .map((state) => (state === "met" ? "m" : " "))
          .join("")
          .split(" ");
        const score = counting.reduce((s, state) => s * 0.5 ** (1 / 13) + (state === "met" ? 1 - 0.5 ** (1 / 13) : 0), 0);
        expect(summary(input).figures).toEqual({
          current_streak: String(runs.at(-1)?.length ?? 0),
          longest_streak: String(Math.max(...runs.map(({ length }) => length))),
          steadiness: String(Math.round(100 * score)),
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it("of a span has the days of its two parts", () => {
    fc.assert(
      fc.property(anyInput, fc.nat(5), (input, cut) => {
        const middle = daysAfter(input.from, cut);
        fc.pre(middle < input.to);
        const parts = [summary({ ...input, to: middle }), summary({ ...input, from: daysAfter(middle, 1) })];
        expect(parts.flatMap(({ days }) => days)).toEqual(summary(input).days);
      }),
    );
  });

  it("keeps its averages when a day without an entry is added, or today fills", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const input = { ...given, to: given.today };
        const before = summary(input).years.map(({ average }) => average);
        const drunk = { kind: "amount", id: "today", at: firstInstantOf(input.today) + 1, value: 150 } as const;
        expect(summary({ ...input, entries: [...input.entries, drunk] }).years.map(({ average }) => average)).toEqual(before);
        const earlier = summary({ ...input, from: daysAfter(FIRST, -20) }).years.map(({ average }) => average);
        expect(earlier).toEqual(summary({ ...input, from: FIRST }).years.map(({ average }) => average));
      }),
    );
  });

  it("has no shorter streak by a longer pause, and no lower steadiness by a further met day", () => {
    fc.assert(
      fc.property(inputOf("exercise"), fc.nat(LAST), (input, nth) => {
        const longest = (of: SummaryInput) => Number(summary(of).figures?.["longest_streak"]);
        const paused = new Set([...input.paused, dayAt(nth)]);
        expect(longest({ ...input, paused })).toBeGreaterThanOrEqual(longest(input));
        const steady = (of: SummaryInput) => Number(summary(of).figures?.["steadiness"]);
        const moved = { kind: "amount", id: "moved", at: firstInstantOf(dayAt(nth)), value: 480 } as const;
        const begun = { kind: "day", id: "begun", day: FIRST, value: 0 } as const; // A former first day would be a lapse or two further back.
        const entries = [...input.entries, begun];
        fc.pre(input.goals.some(({ from }) => from <= dayAt(nth)));
        expect(steady({ ...input, entries: [...entries, moved] })).toBeGreaterThanOrEqual(steady({ ...input, entries }));
      }),
    );
  });

  it("leaves two sleeps that touch each on the day of its end", () => {
    const midnight = firstInstantOf(dayAt(2));
    const spans = [
      { kind: "span", id: "a", start: midnight - 120 * MINUTE, end: midnight - 30 * MINUTE },
      { kind: "span", id: "b", start: midnight - 30 * MINUTE, end: midnight + 300 * MINUTE },
    ] as const;
    const input = { from: dayAt(1), to: dayAt(2), today: dayAt(3), goals: [], paused: new Set<Day>(), entries: spans };
    expect(summary({ ...input, tracker: "sleep" }).days.map(({ value }) => value)).toEqual(["90", "330"]);
  });

  it.each([
    [899.99, "short"],
    [900, "met"],
    [1_100, "met"],
    [1_100.01, "short"],
  ])("of meals with a goal of 1,000 kcal calls a day of %s %s", (value, state) => {
    const entries = [{ kind: "amount", id: "a", at: firstInstantOf(dayAt(1)), value }] as const;
    const input = {
      from: dayAt(1),
      to: dayAt(1),
      today: dayAt(2),
      goals: [{ from: dayAt(0), value: 1_000 }],
      paused: new Set<Day>(),
      entries,
    };
    expect(summary({ ...input, tracker: "meal" }).days.map((one) => one.state)).toEqual([state]);
  });

  it("takes of two weights at one moment the one with the greater id, whichever was noted first", () => {
    const at = firstInstantOf(dayAt(1));
    const weights = ["b", "a"].map((id) => ({ kind: "amount" as const, id, at, value: id === "b" ? 71 : 70 }));
    const input = { tracker: "weight", from: dayAt(1), to: dayAt(1), today: dayAt(2), goals: [], paused: new Set<Day>() } as const;
    const shown = [weights, weights.toReversed()].map((entries) => summary({ ...input, entries }).days.map(({ value }) => value));
    expect(shown).toEqual([["71.0"], ["71.0"]]);
  });
});
