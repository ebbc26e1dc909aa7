import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { nextAt, remindersRefusal } from "../reminder.ts";
import { maker } from "../../shared/use-case.ts";
import { Reminders } from "./reminders.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { Patient } from "../../account/patient.ts";
import type { Result } from "../../shared/result.ts";
import type { OpenTracker } from "../tracked-value.ts";

/** All times of one tracker, in minutes since midnight in India. */
export type WishedReminders = { readonly tracker: OpenTracker; readonly times: readonly number[] };

/** Sets when somebody is reminded of a tracker; no time: not at all. Source: specification/trackers.md, Reminders. */
export type SetReminders = (
  patient: Patient,
  wished: WishedReminders,
) => Promise<Result<null, { readonly kind: "outside-the-day" | "too-many" }>>;
export const SetReminders = useCase<SetReminders>("trackers", "SetReminders");

type Needs = { readonly reminders: Pick<Reminders, "replace">; readonly now: Clock; readonly newId: NewId };

export const makeSetReminders = maker(
  SetReminders,
  { reminders: Reminders, now: Clock, newId: NewId },
  ({ reminders, now, newId }: Needs) =>
    async (patient, { tracker, times }) => {
      const refusal = remindersRefusal(times);
      if (refusal !== null) return refused(refusal);
      const wished = [...new Set(times)].map((time) => ({ id: newId(), patient, tracker, time, next: nextAt(time, now()) }));
      await reminders.replace(patient, tracker, wished);
      return ok(null);
    },
);
