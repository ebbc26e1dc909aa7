import { AddEntry, DeleteEntry } from "#core/trackers/calls/note-entry.use-case.ts";
import { ShowTrackerDay, ShowTrackerHistory } from "#core/trackers/calls/tracker-days.use-case.ts";
import { ListGoals } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

/** The calls of each tracker, for programs that keep nothing themselves. */
export function dailyTrackersOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/trackers/daily-endpoints.ts"), {
    addWater: AddEntry.water,
    addSleep: AddEntry.sleep,
    addExercise: AddEntry.exercise,
    addMeal: AddEntry.meal,
    deleteWater: DeleteEntry.water,
    deleteSleep: DeleteEntry.sleep,
    deleteExercise: DeleteEntry.exercise,
    deleteMeal: DeleteEntry.meal,
    listWaterGoals: ListGoals.water,
    listSleepGoals: ListGoals.sleep,
    listExerciseGoals: ListGoals.exercise,
    listMealGoals: ListGoals.meal,
    showWaterDay: ShowTrackerDay.water,
    showSleepDay: ShowTrackerDay.sleep,
    showExerciseDay: ShowTrackerDay.exercise,
    showMealDay: ShowTrackerDay.meal,
    showWaterHistory: ShowTrackerHistory.water,
    showSleepHistory: ShowTrackerHistory.sleep,
    showExerciseHistory: ShowTrackerHistory.exercise,
    showMealHistory: ShowTrackerHistory.meal,
  });
}
