import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { day, firstInstantOf } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { deviceTrackers } from "#adapters/browser-storage/trackers/device-trackers.ts";
import { workOutBody } from "#adapters/health-file/body-file.ts";
import { memberId } from "#core/account/family-member.ts";
import { MealGoalModel } from "#web/features/trackers/meal/meal-goal-model.ts";
import { DayView } from "#web/features/trackers/page/day-view.ts";
import { PressesBeforeConsent } from "#web/features/trackers/store/before-consent.ts";
import { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import { turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import type { Patient } from "#core/account/patient.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { WorkOut } from "#core/health/work-out.port.ts";
import type { DayGoal } from "#core/trackers/tracker-goal.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";

const noon = firstInstantOf(day("2026-11-20")) + 12 * 3_600_000;
const away = () => Promise.reject(new PortUnavailable("the line", null));
const weighed = (at: number, amount: number, unit: "kg" | "lb"): TrackedValue => ({
  tracker: "weight",
  at,
  kg: 60,
  typed: { amount, unit },
});
const aResult = (input: HealthInput): SavedResult => ({ id: "r", tool: "body", at: noon, input, answers: [] });
const measured = aResult({ sex: "female", age_years: 40, height_cm: 162, weight_kg: 58 });

/** The goal of somebody whose results of the calculator are these. */
function aGoal(results: () => Promise<readonly SavedResult[]> = async () => [], patient: Patient = asha, workOut: WorkOut = workOutBody) {
  const [set, requested]: [DayGoal[], unknown[]] = [[], []];
  const setMeal = async (_: unknown, goal: DayGoal) => {
    set.push(goal);
    return ok(null);
  };
  const store = new TrackerStore(patient, {
    device: deviceTrackers(),
    beforeConsent: new PressesBeforeConsent(),
    sync: away,
    changes: away,
    recent: away,
    allow: away,
    pause: away,
    setBodyFigures: away,
    setReminders: away,
    setGoal: { water: away, sleep: away, exercise: away, meal: setMeal },
    now: () => noon,
  });
  const list = (whose: unknown) => {
    requested.push(whose);
    return results();
  };
  const model = new MealGoalModel(new DayView(store, "meal"), { workOut, list });
  return { model, store, set, asked: requested };
}
const settled = async () => {
  for (let turns = 0; turns < 5; turns += 1) await turnOver();
};
/** Fills in a woman of forty. */
const fillIn = async ({ tool }: MealGoalModel, weight = "61.5", activity = "sedentary") => {
  for (const [field, value] of Object.entries({ sex: "female", age: "40", height: "162", weight, activity }))
    tool.fill(field as "sex", value);
  await settled();
};

describe("a goal of meals that is worked out", () => {
  it("is none before all is there, and set from today on with how they live", async () => {
    const { model, set } = aGoal();
    expect([model.goal, model.addsExercise, model.mayAddExercise]).toEqual([null, false, false]);
    await fillIn(model, "");
    expect(model.goal).toBeNull();
    await model.take();
    expect(set).toEqual([]);
    await fillIn(model);
    expect([model.goal, model.mayAddExercise]).toEqual([expect.any(Number), true]);
    await model.take();
    expect(set).toEqual([{ from: "2026-11-20", value: model.goal, activity: "sedentary", addsExercise: false }]);
  });

  it("adds exercise only of whoever does not count it already", async () => {
    const { model, set } = aGoal();
    await fillIn(model);
    model.addExercise(true);
    await model.take();
    model.tool.fill("activity", "active");
    await settled();
    expect(model.mayAddExercise).toBe(false);
    await model.take();
    model.addExercise(false);
    model.tool.fill("activity", "sedentary");
    await settled();
    await model.take();
    expect(set.map(({ activity, addsExercise }) => [activity, addsExercise])).toEqual([
      ["sedentary", true],
      ["active", false],
      ["sedentary", false],
    ]);
  });

  it.each([
    ["1199", null],
    ["1200", 1_200],
    ["5000", 5_000],
    ["5001", null],
  ])("is within what a goal may be where it comes to %s kcal: %s", async (kcal, goal) => {
    const { model } = aGoal(undefined, asha, async () => ok({ figures: { goal_kcal: kcal } } as unknown as HealthAnswer));
    await fillIn(model);
    expect(model.goal).toBe(goal);
  });

  it("is none that a goal may not be", async () => {
    const { model } = aGoal();
    await fillIn(model, "300", "very_active");
    expect([model.tool.worked?.answers.energy === null, model.goal]).toEqual([false, null]);
  });
});

describe("what is filled in by itself", () => {
  it("is the newest result of the calculator, and the newest weight as it was typed", async () => {
    const { model, store, asked } = aGoal(async () => [measured, aResult({ sex: "male" })]);
    const end = model.open();
    await settled();
    expect([asked, model.tool.values]).toEqual([
      [asha],
      expect.objectContaining({ sex: "female", age: "40", height: "162", weight: "58", weight_unit: "kg" }),
    ]);
    await store.note(weighed(noon - 1, 130, "lb"));
    await store.note(weighed(noon - 2, 70, "kg"));
    await settled();
    expect(model.tool.values).toMatchObject({ sex: "female", weight: "130", weight_unit: "lb" });
    end();
    await store.note(weighed(noon, 61, "kg"));
    expect(model.tool.values.weight).toBe("130");
  });

  it("is the weight alone where there is no result, nobody answers, or it is a member's, whose results nobody has", async () => {
    const member = { customer: asha, member: memberId("isha") };
    for (const [results, patient, times] of [
      [async () => [], asha, 1],
      [away, asha, 1],
      [async () => [measured], member, 0],
    ] as const) {
      const { model, store, asked } = aGoal(results, patient);
      await store.note(weighed(noon, 61, "kg"));
      model.open();
      await settled();
      expect([model.tool.values.weight, model.tool.values.sex, asked.length]).toEqual(["61", "", times]);
    }
  });

  it("leaves alone what somebody has filled in", async () => {
    const { model, store } = aGoal();
    model.open();
    model.tool.fill("weight", "70");
    await store.note(weighed(noon, 61, "kg"));
    await settled();
    expect(model.tool.values.weight).toBe("70");
    runInAction(() => {
      store.notes = { ...store.notes };
    });
    expect(model.tool.values.weight).toBe("70");
  });
});
