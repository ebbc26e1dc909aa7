import { describe, expect, it } from "vitest";
import { RoutineClockModel } from "#web/features/trackers/wellness/physical/routine-clock-model.ts";
import type { Routine } from "#core/trackers/routines/routines.ts";

/** Two rounds of ten seconds. */
const routine: Routine = {
  id: "two",
  kind: "desk",
  activity: "02101",
  rounds: 2,
  steps: [
    { pose: "stand", seconds: 4 },
    { pose: "fold", seconds: 6 },
  ],
};

describe("the clock of a routine", () => {
  it("stands at its beginning until it is started", () => {
    const clock = new RoutineClockModel(routine);
    clock.tick(5_000);
    expect([clock.passed, clock.share, clock.isDone, clock.place]).toEqual([
      0,
      0,
      false,
      { step: 1, round: 1, left: 4, now: routine.steps[0] },
    ]);
  });

  it("goes from step to step and round to round, and is done at the end", () => {
    const clock = new RoutineClockModel(routine);
    clock.start(1_000);
    expect([clock.passed, clock.since]).toEqual([0, 1_000]);
    clock.tick(6_000);
    expect([clock.passed, clock.share, clock.place]).toEqual([5_000, 0.25, { step: 2, round: 1, left: 5, now: routine.steps[1] }]);
    clock.tick(20_999);
    expect([clock.isDone, clock.place?.round]).toEqual([false, 2]);
    clock.tick(31_000);
    expect([clock.isDone, clock.place, clock.share]).toEqual([true, null, 1]);
  });

  it("can be stopped, and goes on where it was", () => {
    const clock = new RoutineClockModel(routine);
    clock.start(0);
    clock.pause(3_000);
    clock.tick(50_000);
    expect([clock.passed, clock.since]).toEqual([3_000, null]);
    clock.start(60_000);
    expect(clock.passed).toBe(3_000);
    clock.tick(61_000);
    expect(clock.passed).toBe(4_000);
  });

  it("never goes back, as the clock of a device may", () => {
    const clock = new RoutineClockModel(routine);
    clock.start(5_000);
    clock.tick(1_000);
    expect(clock.passed).toBe(0);
  });
});
