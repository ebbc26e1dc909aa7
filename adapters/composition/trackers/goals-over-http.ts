import { SetGoal } from "#core/trackers/calls/tracker-goals.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

/** Goals, which the shop sets by the calls of each tracker. */
export function trackerGoalsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/trackers/goal-endpoints.ts"), {
    setWaterGoal: SetGoal.water,
    setSleepGoal: SetGoal.sleep,
    setExerciseGoal: SetGoal.exercise,
    setMealGoal: SetGoal.meal,
  });
}
