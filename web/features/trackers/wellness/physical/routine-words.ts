import { counted } from "#web/design/phrase.ts";
import { minutesOf } from "#core/trackers/routines/routine-place.ts";
import { routinePhrases as says } from "#web/features/trackers/wellness/wording/routines.ts";
import type { Routine } from "#core/trackers/routines/routines.ts";

type RoutineText = { readonly title: string; readonly text: string };
const ROUTINES: Readonly<Record<string, RoutineText>> = says.routines;

/** The routines in words, in any language. */
export const routineWords = {
  ...says,
  routines: ROUTINES,
  minutes: (routine: Routine): string => says.minutesText({ minutes: String(minutesOf(routine)) }),
  noted: (routine: Routine): string => says.notedText({ minutes: says.minutesText({ minutes: String(minutesOf(routine)) }) }),
  seconds: (count: number): string => counted(count, says.secondsLeft, { count: String(count) }),
  roundText: ({ rounds }: Routine, round: number): string => says.roundOf({ round: String(round), of: String(rounds) }),
  stepText: (seconds: number): string => counted(seconds, says.secondsLeft, { count: String(seconds) }),
  roundsText: ({ rounds }: Routine): string => counted(rounds, says.rounds, { count: String(rounds) }),
};
