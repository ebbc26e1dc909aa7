import { holderOf, patientKey } from "#core/account/patient.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import type { Patient } from "#core/account/patient.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { Reminder, ReminderTimes } from "#core/trackers/reminder.ts";
import type { ReminderJob } from "#core/trackers/reminders/reminder-job.ts";
import type { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryReminders(memory: Memory): Reminders {
  const { ties, reminders } = memory;
  const plan = (reminder: Reminder) => {
    reminders.set(reminder.id, reminder);
    const { id, next: at } = reminder;
    putJobInMemory<ReminderJob>(memory, { kind: "remind-of-tracker", reminder: id, at }, { key: `${id}/${at}`, notBefore: at });
  };
  const of = (patient: Patient, tracker: OpenTracker): readonly Reminder[] =>
    [...reminders.values()].filter((one) => isSame(one.patient, patient) && one.tracker === tracker);
  return {
    async replace(patient, tracker, wished) {
      const stored = of(patient, tracker);
      for (const { id, time } of stored) if (!wished.some((one) => one.time === time)) reminders.delete(id);
      for (const reminder of wished) if (!stored.some(({ time }) => time === reminder.time)) plan(reminder);
      ties.tell([holderOf(patient)], () => {});
    },
    withId: async (id) => reminders.get(id) ?? null,
    async moveOn(id, { from, to }) {
      const reminder = reminders.get(id);
      if (reminder?.next !== from) return "not-moved";
      plan({ ...reminder, next: to });
      return "moved";
    },
  };
}

const isSame = (one: Patient, other: Patient): boolean => patientKey(one) === patientKey(other);

/** The times of a patient's reminders, the earliest of each tracker first. */
export function timesIn(reminders: Iterable<Reminder>, patient: Patient): ReminderTimes {
  const own = [...reminders].filter((one) => isSame(one.patient, patient)).toSorted((a, b) => a.time - b.time);
  const of = (tracker: OpenTracker) => own.flatMap((one) => (one.tracker === tracker ? [one.time] : []));
  return { water: of("water"), sleep: of("sleep"), exercise: of("exercise"), meal: of("meal"), weight: of("weight") };
}
