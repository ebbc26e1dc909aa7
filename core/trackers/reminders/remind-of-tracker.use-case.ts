import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { holderOf, memberOf } from "../../account/patient.ts";
import { announceTo } from "../../notifications/announce-to.ts";
import { exercisesFor } from "../calls/summed-entries.ts";
import { trackerSummary } from "../days/tracker-summary.ts";
import { isTimely, nextAt, timelyUntil } from "../reminder.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { Reminders } from "./reminders.port.ts";
import { Notifications } from "../../notifications/notifications.port.ts";
import { ReminderAnnouncement } from "./reminder-announcement.ts";
import { NewId } from "../../shared/new-id.port.ts";
import { FindPatient } from "../../account/find-patient.use-case.ts";
import { PushToCustomer } from "../../devices/push/push-to-customer.use-case.ts";
import type { AnnounceNeeds } from "../../notifications/announce-to.ts";
import type { Reminder } from "../reminder.ts";

/** `at`: the moment for which the reminder was planned, in milliseconds since 1970. */
export type DueReminder = { readonly reminder: string; readonly at: number };

/**
 * Reminds somebody of a tracker, once for each moment, and plans the next one. Nobody is reminded on a paused day, once the day's goal is
 * met or the day's weight is noted, or much too late. Does nothing where the reminder was taken off, and takes it off where the member is
 * of the family no more: nobody could any longer.
 *
 * It is pushed after the next one is planned, by whoever has planned it: a job that is done again, because it was cut off or a push service
 * did not answer, pushes nothing a second time. Source: specification/trackers.md, Reminders.
 */
export type RemindOfTracker = (due: DueReminder) => Promise<void>;
export const RemindOfTracker = useCase<RemindOfTracker>("trackers", "RemindOfTracker");

type Needs = AnnounceNeeds & {
  readonly reminders: Pick<Reminders, "withId" | "moveOn" | "replace">;
  readonly findPatient: FindPatient;
  readonly trackers: Pick<Trackers, "entriesOf" | "settingsOf">;
  readonly announcement: ReminderAnnouncement;
  readonly push: PushToCustomer;
};

export const makeRemindOfTracker = maker(
  RemindOfTracker,
  {
    trackers: Trackers,
    now: Clock,
    reminders: Reminders,
    notifications: Notifications,
    announcement: ReminderAnnouncement,
    newId: NewId,
    findPatient: FindPatient,
    push: PushToCustomer,
  },
  (needs: Needs) =>
    async ({ reminder: id, at }) => {
      const reminder = await needs.reminders.withId(id);
      if (reminder === null || reminder.next !== at) return;
      const { patient, tracker } = reminder;
      if ((await needs.findPatient(holderOf(patient), memberOf(patient))) === null) return needs.reminders.replace(patient, tracker, []);
      const isSaid = isTimely(at, needs.now()) && (await isOpenToday(needs, reminder));
      if (isSaid) await say(needs, reminder);
      const moved = await needs.reminders.moveOn(id, { from: at, to: nextAt(reminder.time, needs.now()) });
      if (isSaid && moved === "moved")
        await needs.push(holderOf(patient), { text: needs.announcement(tracker).text, until: timelyUntil(at) });
    },
);

/** Today, as long as it is neither paused nor over, is open until its goal is met. A weight has no goal: one of the day is enough. */
async function isOpenToday({ trackers, now }: Needs, { patient, tracker }: Reminder): Promise<boolean> {
  const today = indianDay(now());
  const [entries, settings] = await Promise.all([
    trackers.entriesOf(patient, tracker, { from: today, to: today }),
    trackers.settingsOf(patient),
  ]);
  const exercises = await exercisesFor(trackers, { patient, tracker, settings }, { from: today, to: today });
  const { days } = trackerSummary({ tracker, entries: [...entries, ...exercises], settings, from: today, to: today, today });
  return days.some(({ state, value }) => state === "open" && !(tracker === "weight" && value !== null));
}

async function say(needs: Needs, { id, patient, tracker, next }: Reminder): Promise<void> {
  await announceTo(needs, holderOf(patient), { announcement: needs.announcement(tracker), messages: [], cause: `${id}/${next}` });
}
