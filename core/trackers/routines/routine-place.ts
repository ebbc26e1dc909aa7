import type { Routine, RoutineStep } from "./routines.ts";

/** Where somebody is in a routine: `step` and `round` counted from 1, `left` in whole seconds of this step. */
export type RoutinePlace = { readonly step: number; readonly round: number; readonly left: number; readonly now: RoutineStep };

const secondsOfRound = ({ steps }: Routine): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);

/** How long a routine takes, in seconds. */
export const secondsOf = (routine: Routine): number => routine.rounds * secondsOfRound(routine);

/** As it is noted: whole minutes, one at least. */
export const minutesOf = (routine: Routine): number => Math.max(1, Math.round(secondsOf(routine) / 60));

/** Where a routine is after so many seconds; null: it is done. Source: specification/wellness.md, Routines. */
export function routinePlace(routine: Routine, passed: number): RoutinePlace | null {
  if (passed >= secondsOf(routine)) return null;
  const round = secondsOfRound(routine);
  let rest = passed % round;
  for (const [index, now] of routine.steps.entries()) {
    if (rest < now.seconds) return { step: index + 1, round: Math.floor(passed / round) + 1, left: Math.ceil(now.seconds - rest), now };
    rest -= now.seconds;
  }
  return null;
}
