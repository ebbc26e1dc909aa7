import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { isOfChild } from "../body-figures.ts";
import { goalRefusal, keptGoal } from "../tracker-goal.ts";
import { makers } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Patient } from "../../account/patient.ts";
import type { Result } from "../../shared/result.ts";
import type { DailyTracker, DayGoal, GoalRefusal } from "../tracker-goal.ts";

/** Somebody's own goals of one tracker, by day. */
export type ListGoals = (patient: Patient) => Promise<readonly DayGoal[]>;
export const ListGoals = {
  water: useCase<ListGoals>("trackers", "ListWaterGoals"),
  sleep: useCase<ListGoals>("trackers", "ListSleepGoals"),
  exercise: useCase<ListGoals>("trackers", "ListExerciseGoals"),
  meal: useCase<ListGoals>("trackers", "ListMealGoals"),
} as const satisfies Record<DailyTracker, unknown>;

/** Sets a goal from a day on, in the place of one from that day. A child has none for energy. Source: specification/trackers.md, Goals. */
export type SetGoal = (patient: Patient, goal: DayGoal) => Promise<Result<null, GoalRefusal>>;
export const SetGoal = {
  water: useCase<SetGoal>("trackers", "SetWaterGoal"),
  sleep: useCase<SetGoal>("trackers", "SetSleepGoal"),
  exercise: useCase<SetGoal>("trackers", "SetExerciseGoal"),
  meal: useCase<SetGoal>("trackers", "SetMealGoal"),
} as const satisfies Record<DailyTracker, unknown>;

export const makeListGoals = makers(
  ListGoals,
  { trackers: Trackers },
  (tracker) =>
    ({ trackers }: { readonly trackers: Pick<Trackers, "settingsOf"> }): ListGoals =>
    async (patient) =>
      (await trackers.settingsOf(patient)).goals[tracker],
);

export const makeSetGoal = makers(
  SetGoal,
  { trackers: Trackers, now: Clock },
  (tracker) =>
    ({ trackers, now }: { readonly trackers: Pick<Trackers, "setGoal" | "settingsOf">; readonly now: Clock }): SetGoal =>
    async (patient, goal) => {
      const today = indianDay(now());
      const refusal = goalRefusal(tracker, goal, today);
      if (refusal !== null) return refused(refusal);
      if (tracker === "meal" && isOfChild(await trackers.settingsOf(patient), today)) return refused({ kind: "of-a-child" });
      await trackers.setGoal(patient, tracker, keptGoal(tracker, goal));
      return ok(null);
    },
);
