import * as z from "zod/mini";
import { indianTime } from "#core/shared/indian-time.ts";
import { AddEntry, DeleteEntry } from "#core/trackers/calls/note-entry.use-case.ts";
import { ShowTrackerDay, ShowTrackerHistory } from "#core/trackers/calls/tracker-days.use-case.ts";
import { ListGoals } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { answerOf, endpoint, fields, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, orNull } from "#adapters/http-contract/scalars.ts";
import {
  aheadText,
  goal,
  mealGoal,
  otherUnits,
  REFUSED_TEXTS,
  trackerDay,
  trackerHistory,
  unitsText,
  wrongField,
  wrongFieldText,
} from "./tracker-answers.ts";
import { moment, putOf, removal } from "./tracker-op.ts";
import type { HistorySpan } from "#core/trackers/calls/tracker-days.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const noteRefusals = {
  "out-of-range": answerOf(400, "Bad request", wrongField, wrongFieldText),
  "no-consent": answerOf(403, "Please allow us to keep health data first."),
  "not-found": answerOf(404, REFUSED_TEXTS["unknown-entry"]),
  "sleep-overlaps": answerOf(
    409,
    "Bad request",
    z.object({ entry: z.string(), start: moment, end: moment }),
    ({ start, end }) => `That overlaps your sleep from ${indianTime(start)} to ${indianTime(end)}.`,
  ),
  "otherwise-sent": answerOf(409, REFUSED_TEXTS["otherwise-sent"]),
  ahead: answerOf(422, "Bad request", z.object({ at: moment }), ({ at }) => aheadText(at)),
  "unknown-unit": answerOf(422, "Bad request", otherUnits, unitsText),
  "too-old": answerOf(422, REFUSED_TEXTS["too-old"]),
} as const;

const span: Shape<HistorySpan> = z.union([
  fields({ by: z.literal("month"), of: z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "a month such as 2026-11")) }),
  fields({ by: z.literal("year"), of: z.string().check(z.regex(/^20\d\d$/, "a year such as 2026")) }),
]);

const listing = { method: "GET", in: "query", audience: "patient", request: nothing, response: z.array(goal) } as const;
const day = { method: "GET", in: "query", audience: "customer", request: only("day", orNull(calendarDay)), response: trackerDay } as const;
const history = { method: "GET", in: "query", audience: "customer", request: span, response: trackerHistory } as const;
const adding = { method: "POST", in: "body", audience: "customer", response: z.null(), refusals: noteRefusals } as const;
const deleting = { ...adding, method: "DELETE", in: "query", request: removal } as const;

export const listWaterGoals = endpoint(ListGoals.water, { ...listing, path: "/watertracker/goals" });
export const showWaterDay = endpoint(ShowTrackerDay.water, { ...day, path: "/watertracker/today" });
export const showWaterHistory = endpoint(ShowTrackerHistory.water, { ...history, path: "/watertracker/history" });
export const addWater = endpoint(AddEntry.water, { ...adding, path: "/watertracker/add", request: putOf("water") });
export const deleteWater = endpoint(DeleteEntry.water, { ...deleting, path: "/watertracker/delete" });

export const listSleepGoals = endpoint(ListGoals.sleep, { ...listing, path: "/sleeptracker/goals" });
export const showSleepDay = endpoint(ShowTrackerDay.sleep, { ...day, path: "/sleeptracker/today" });
export const showSleepHistory = endpoint(ShowTrackerHistory.sleep, { ...history, path: "/sleeptracker/history" });
export const addSleep = endpoint(AddEntry.sleep, { ...adding, path: "/sleeptracker/add", request: putOf("sleep") });
export const deleteSleep = endpoint(DeleteEntry.sleep, { ...deleting, path: "/sleeptracker/delete" });

export const listExerciseGoals = endpoint(ListGoals.exercise, { ...listing, path: "/exercisetracker/goals" });
export const showExerciseDay = endpoint(ShowTrackerDay.exercise, { ...day, path: "/exercisetracker/today" });
export const showExerciseHistory = endpoint(ShowTrackerHistory.exercise, { ...history, path: "/exercisetracker/history" });
export const addExercise = endpoint(AddEntry.exercise, { ...adding, path: "/exercisetracker/add", request: putOf("exercise") });
export const deleteExercise = endpoint(DeleteEntry.exercise, { ...deleting, path: "/exercisetracker/delete" });

export const listMealGoals = endpoint(ListGoals.meal, { ...listing, response: z.array(mealGoal), path: "/mealtracker/goals" });
export const showMealDay = endpoint(ShowTrackerDay.meal, { ...day, path: "/mealtracker/today" });
export const showMealHistory = endpoint(ShowTrackerHistory.meal, { ...history, path: "/mealtracker/history" });
export const addMeal = endpoint(AddEntry.meal, { ...adding, path: "/mealtracker/add", request: putOf("meal") });
export const deleteMeal = endpoint(DeleteEntry.meal, { ...deleting, path: "/mealtracker/delete" });
