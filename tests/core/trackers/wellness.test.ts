import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { MIND_QUESTIONS } from "#core/health/tables/mind-questions.ts";
import { MIND_CATEGORIES, mindQuestions } from "#core/health/tools/mind.ts";
import { dayIn, daysAfter } from "#core/shared/day.ts";
import { goingTogether } from "#core/trackers/days/going-together.ts";
import { movedMinutes } from "#core/trackers/days/moved-minutes.ts";
import { askAgainAt } from "#core/trackers/mind/mind-round.ts";
import { minutesOf, routinePlace, secondsOf } from "#core/trackers/routines/routine-place.ts";
import { POSES, ROUTINE_KINDS, ROUTINES } from "#core/trackers/routines/routines.ts";
import type { Day } from "#core/shared/day.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const first = dayIn("2026-08-01");
if (first === null) throw new TypeError("no day");

describe("the routines", () => {
  it("are 24 of five kinds, each an activity of the table and short; every pose is used", () => {
    expect([ROUTINES.length, new Set(ROUTINES.map(({ id }) => id)).size]).toEqual([24, 24]);
    expect(ROUTINE_KINDS.every((kind) => ROUTINES.some((routine) => routine.kind === kind))).toBe(true);
    for (const routine of ROUTINES) {
      expect(ACTIVITIES.has(routine.activity), routine.id).toBe(true);
      expect(secondsOf(routine), routine.id).toBeGreaterThanOrEqual(60);
      expect(minutesOf(routine), routine.id).toBeLessThanOrEqual(10);
    }
    expect(new Set(ROUTINES.flatMap(({ steps }) => steps.map(({ pose }) => pose)))).toEqual(new Set(POSES));
  });

  it("go through each second of each round once, and are then done", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUTINES), (routine) => {
        const seconds = Array.from({ length: secondsOf(routine) }, (_, second) => routinePlace(routine, second));
        const counted = seconds.filter((place) => place !== null && place.left === place.now.seconds).length;
        expect(counted).toBe(routine.rounds * routine.steps.length);
        expect([seconds.includes(null), routinePlace(routine, secondsOf(routine))]).toEqual([false, null]);
        expect(seconds.at(-1)).toMatchObject({ round: routine.rounds, step: routine.steps.length, left: 1 });
      }),
    );
  });
});

describe("the questions of the mind", () => {
  it("have a text in both languages for each id", () => {
    for (const category of MIND_CATEGORIES) {
      expect(MIND_QUESTIONS[category].length).toBe(mindQuestions(category).length);
      for (const { name, hindi } of MIND_QUESTIONS[category])
        expect([name.length > 10, /\p{Script=Devanagari}/u.test(hindi)]).toEqual([true, true]);
    }
  });

  it("are asked again two weeks after the last answer", () => {
    expect([askAgainAt([]), askAgainAt([5, 86_400_000, 7])]).toEqual([null, 15 * 86_400_000]);
  });
});

describe("the minutes of a week", () => {
  const walk = (day: Day, met: number, minutes: number): TrackedValue => ({
    tracker: "exercise",
    at: Date.parse(`${day}T12:00:00+05:30`),
    activity: null,
    name: "walk",
    met,
    minutes,
    kg: 60,
  });

  it("count moderate ones once, vigorous ones twice, light ones and other days not", () => {
    const values = [walk(first, 2.9, 100), walk(first, 3, 20), walk(daysAfter(first, 6), 6, 15), walk(daysAfter(first, 7), 6, 40), null];
    expect(movedMinutes(values, first, daysAfter(first, 6))).toBe(50);
  });
});

describe("what goes together", () => {
  const days = (values: readonly number[]): ReadonlyMap<Day, number> => new Map(values.map((value, nth) => [daysAfter(first, nth), value]));
  const none: ReadonlyMap<Day, number> = new Map();
  const rising = Array.from({ length: 30 }, (_, nth) => nth);

  it("is told where it is strict enough, the day after by its lag", () => {
    const slept = rising.map((nth) => 400 + ((nth * 7) % 30));
    const drunk = slept.slice(1).map((value) => value * 5);
    const found = goingTogether({ water: days(drunk), sleep: days(slept), exercise: none, meal: none, weight: none });
    expect(found).toMatchObject([{ a: "water", b: "sleep", lag: 1, answer: { band: "strong", figures: { pairs: "29", rho: "1.00" } } }]);
  });

  it("is at most three, the strongest first, and nothing of fewer than 14 days or of what never changes", () => {
    const all = days(rising);
    const found = goingTogether({ water: all, sleep: all, exercise: all, meal: all, weight: all });
    const strengths = found.map(({ answer }) => Number(answer.steps.find(({ name }) => name === "strength")?.value));
    expect([found.length, strengths.toSorted((a, b) => b - a)]).toEqual([3, strengths]);
    const few = days(rising.slice(0, 13));
    expect(goingTogether({ water: few, sleep: few, exercise: few, meal: few, weight: few })).toEqual([]);
    const same = days(rising.map(() => 5));
    expect(goingTogether({ water: same, sleep: all, exercise: none, meal: none, weight: none })).toEqual([]);
  });
});
