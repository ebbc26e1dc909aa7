import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { makeSetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { makeShowTrackerDay, makeShowTrackerHistory } from "#core/trackers/calls/tracker-days.use-case.ts";
import { goalsWithExercise } from "#core/trackers/days/exercise-added.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { aPut, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { DayGoal } from "#core/trackers/tracker-goal.ts";

const asha = customerId("asha");
const today = indianDay(now);
const DAY = 86_400_000;

const adding = (value = 1_800, from = today): DayGoal => ({ from, value, activity: "sedentary", addsExercise: true });
/** Half an hour's walk: 3.8 MET × 61.5 kg × 0.5 h, of which 2.8 above rest are 86 kcal. */
const WALKED = 86;
const walks = (ago: readonly number[]) => ago.map((days) => ({ value: aWalk({ at: now - days * DAY }) }));

describe("a goal of meals that adds exercise", () => {
  it("is raised on each day by what its exercise took above rest, and on no other", () => {
    const goals = goalsWithExercise([adding(1_800, daysAfter(today, -4))], walks([1, 3, 3]));
    const on = (ago: number) => goals.findLast(({ from }) => from <= daysAfter(today, -ago))?.value;
    expect([5, 4, 3, 2, 1, 0].map(on)).toEqual([undefined, 1_800, 1_800 + 2 * WALKED, 1_800, 1_800 + WALKED, 1_800]);
  });

  it("begins and ends with its day: a goal before or after it is not raised", () => {
    const plain = { from: daysAfter(today, -9), value: 2_000 };
    const goals = goalsWithExercise([plain, adding(1_800, daysAfter(today, -2)), { from: today, value: 1_900 }], walks([3, 2, 0]));
    const on = (ago: number) => goals.findLast(({ from }) => from <= daysAfter(today, -ago))?.value;
    expect([3, 2, 1, 0].map(on)).toEqual([2_000, 1_800 + WALKED, 1_800, 1_900]);
  });

  it("has each day once, by day, whatever was noted when", () => {
    const ago = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.uniqueArray(ago, { minLength: 1, maxLength: 4 }), fc.array(ago, { maxLength: 8 }), (begun, walked) => {
        const own = begun.toSorted((a, b) => b - a).map((days) => adding(1_500 + days, daysAfter(today, -days)));
        const days = goalsWithExercise(own, walks(walked)).map(({ from }) => from);
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });

  it("judges a day with what was added: 90 to 110 % of it", () => {
    const settings = { ...NO_SETTINGS, goals: { ...NO_SETTINGS.goals, meal: [adding(1_800, daysAfter(today, -1))] } };
    const at = now - DAY;
    const eaten = aRoti({ at, grams: 1_000, per100: { kcal: 170, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null } });
    const noted = (walked: number) => [eaten, ...Array.from({ length: walked }, () => aWalk({ at }))];
    const judged = (walked: number) => {
      const entries = noted(walked).map((value, nth) => ({ entry: `e${nth}`, value }));
      const [day] = trackerSummary({ tracker: "meal", entries, settings, from: daysAfter(today, -1), to: today, today }).days;
      return [day?.goal, day?.state];
    };
    expect([judged(0), judged(1), judged(2)]).toEqual([
      ["1800", "met"],
      ["1886", "met"],
      ["1972", "short"],
    ]);
  });
});

describe("setting a goal of meals", () => {
  it("adds exercise only to one for days of sitting, and keeps nothing of that on other trackers", async () => {
    const trackers = memoryTrackers(new Memory());
    const meal = makeSetGoal.meal({ trackers, now: () => now });
    const refusal = { kind: "refused", refusal: { kind: "not-sedentary" } };
    expect(await meal(asha, { from: today, value: 1_837, activity: "light", addsExercise: true })).toEqual(refusal);
    expect(await meal(asha, { from: today, value: 1_837, addsExercise: true })).toEqual(refusal);
    expect((await makeSetGoal.exercise({ trackers, now: () => now })(asha, { ...adding(30) })).kind).toBe("refused");
    expect((await meal(asha, { from: today, value: 1_837, activity: "light", addsExercise: false })).kind).toBe("ok");
    expect((await trackers.settingsOf(asha)).goals.meal).toEqual([{ from: today, value: 1_837, activity: "light" }]);
    await makeSetGoal.water({ trackers, now: () => now })(asha, { from: today, value: 2_500, activity: "light" });
    expect((await trackers.settingsOf(asha)).goals.water).toEqual([{ from: today, value: 2_500 }]);
  });

  it("raises today's goal and that of the history by today's walk", async () => {
    const trackers = memoryTrackers(new Memory());
    const needs = { trackers, now: () => now };
    await makeSetGoal.meal(needs)(asha, adding(1_837));
    await trackers.take(asha, [aPut(aWalk()), aPut(aRoti())], now);
    const shown = await makeShowTrackerDay.meal(needs)(asha, null);
    expect([shown.goal, shown.entries.map(({ value }) => value?.tracker)]).toEqual([String(1_837 + WALKED), ["meal"]]);
    const { summary, entries } = await makeShowTrackerHistory.meal(needs)(asha, { by: "month", of: today.slice(0, 7) });
    expect([summary.days.at(-1)?.goal, entries]).toEqual([String(1_837 + WALKED), 1]);
    expect((await makeShowTrackerDay.exercise(needs)(asha, null)).goal).toBe("30");
  });
});
