import { sql } from "kysely";
import { holderOf } from "#core/account/patient.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import { columnsOf, patientIn } from "./patient-columns.ts";
import type { Selectable } from "kysely";
import type { QueuedJob } from "#core/jobs/job.ts";
import type { Reminder } from "#core/trackers/reminder.ts";
import type { ReminderJob } from "#core/trackers/reminders/reminder-job.ts";
import type { Reminders } from "#core/trackers/reminders/reminders.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { TrackerReminderRow } from "./tables.ts";

export const postgresReminders = (db: Database): Reminders =>
  namingOutages("trackers", {
    /** By changeNotifications: two windows that set them at once do it one after the other. */
    replace: (patient, tracker, wished) =>
      changeNotifications(db, [holderOf(patient)], async (trx) => {
        const { customer, member } = columnsOf(patient);
        const times = wished.map(({ time }) => time);
        await sql`delete from tracker_reminder where customer = ${customer} and member = ${member}
          and tracker = ${tracker} and time <> all(${times})`.execute(trx);
        if (wished.length === 0) return;
        const made = await trx
          .insertInto("tracker_reminder")
          .values(wished.map(({ id, time, next }) => ({ id, customer, member, tracker, time, next_at: new Date(next) })))
          .onConflict((stored) => stored.columns(["customer", "member", "tracker", "time"]).doNothing())
          .returningAll()
          .execute();
        await putJobsIn(
          trx,
          made.map((row) => jobOf(reminderIn(row))),
        );
      }),

    async withId(id) {
      const row = await db.selectFrom("tracker_reminder").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : reminderIn(row);
    },

    moveOn: (id, { from, to }) =>
      db.transaction().execute(async (trx) => {
        const moved = await trx
          .updateTable("tracker_reminder")
          .set({ next_at: new Date(to) })
          .where("id", "=", id)
          .where("next_at", "=", new Date(from))
          .returning("id")
          .execute();
        await putJobsIn(
          trx,
          moved.map(() => jobOf({ id, next: to })),
        );
        return moved.length === 0 ? "not-moved" : "moved";
      }),
  });

const reminderIn = ({ id, tracker, time, next_at, ...whose }: Selectable<TrackerReminderRow>): Reminder => {
  return { id, patient: patientIn(whose), tracker, time, next: next_at.getTime() };
};

const jobOf = ({ id, next: at }: Pick<Reminder, "id" | "next">): QueuedJob<ReminderJob> => {
  return { job: { kind: "remind-of-tracker", reminder: id, at }, terms: { key: `${id}/${at}`, notBefore: at } };
};
