import { makeAutoObservable } from "mobx";
import { routinePlace, secondsOf } from "#core/trackers/routines/routine-place.ts";
import type { RoutinePlace } from "#core/trackers/routines/routine-place.ts";
import type { Routine } from "#core/trackers/routines/routines.ts";

const SECOND = 1_000;

/** The clock of a routine: it can be stopped and goes on where it was. */
export class RoutineClockModel {
  readonly routine: Routine;
  /** Milliseconds that had passed when it was started last. */
  before = 0;
  /** When it was started last; null: it stands. */
  since: number | null = null;
  now = 0;

  constructor(routine: Routine) {
    this.routine = routine;
    makeAutoObservable(this, { routine: false }, { autoBind: true, deep: false });
  }

  get passed(): number {
    return this.since === null ? this.before : this.before + Math.max(0, this.now - this.since);
  }

  /** Null: it is done. */
  get place(): RoutinePlace | null {
    return routinePlace(this.routine, this.passed / SECOND);
  }

  get isDone(): boolean {
    return this.place === null;
  }

  get share(): number {
    return Math.min(1, this.passed / SECOND / secondsOf(this.routine));
  }

  start(now: number): void {
    this.since = now;
    this.now = now;
  }

  pause(now: number): void {
    this.tick(now);
    this.before = this.passed;
    this.since = null;
  }

  tick(now: number): void {
    this.now = now;
  }
}
