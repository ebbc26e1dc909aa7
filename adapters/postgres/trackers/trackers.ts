import { sql } from "kysely";
import { REMOVED_KEPT } from "#core/trackers/trackers.port.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { countTrackedDays } from "#adapters/postgres/fitbook/challenges/count-tracked-days.ts";
import { changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import { storedSettings } from "./stored-settings.ts";
import { eraseEntries, forgetEntries } from "./erase-entries.ts";
import { entryIn, STORED, trackerEntriesOf } from "./entries-of.ts";
import { takeOps } from "./take-ops.ts";
import type { TakenOps } from "#core/trackers/entries/taken-ops.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Taking } from "./take-ops.ts";

/** Whatever changes goes by changeNotifications: it has one call of a customer follow the other, has their open pages hear of it, and moves their challenges with it. */
export function postgresTrackers(db: Database): Trackers {
  return namingOutages("trackers", {
    take: (customer, ops, at) => taken({ customer, ops, at, way: "by-hand" }),
    takeFromFile: (customer, ops, at) => taken({ customer, ops, at, way: "from-file" }),

    async pressesAfter(customer, after, most) {
      const rows = await db
        .selectFrom("tracker_op")
        .select(["op", "entry", "n", "pressed_at", "change"])
        .where("customer", "=", customer)
        .where("op", ">", after)
        .orderBy("op")
        .limit(most)
        .execute();
      return rows.map(({ pressed_at, ...row }) => ({ ...row, at: pressed_at.getTime() }));
    },

    erase: (customer, trackers, at) =>
      changeNotifications(db, [customer], async (trx) => {
        await eraseEntries(trx, customer, trackers);
        await countTrackedDays(trx, { customer, at });
      }),

    entriesOf: (customer, tracker, days) => trackerEntriesOf(db, customer, { tracker, ...days }),

    async changesAfter(customer, after, most) {
      const rows = await db
        .selectFrom("tracker_entry")
        .select(STORED)
        .where("customer", "=", customer)
        .where("change", ">", after)
        .orderBy("change")
        .limit(most + 1)
        .execute();
      const reading = await db.selectFrom("tracker_reading").select("anew_from").where("customer", "=", customer).executeTakeFirst();
      return { entries: rows.slice(0, most).map(entryIn), isLast: rows.length <= most, anewFrom: reading?.anew_from ?? 0 };
    },

    settingsOf: (customer) => storedSettings(db, customer),

    async setGoal(customer, tracker, { from, value }) {
      await changeNotifications(db, [customer], async (trx) => {
        await trx
          .insertInto("tracker_goal")
          .values({ customer, tracker, from_day: from, value })
          .onConflict((kept) => kept.columns(["customer", "tracker", "from_day"]).doUpdateSet({ value }))
          .execute();
      });
    },

    async setPauses(customer, pauses) {
      await changeNotifications(db, [customer], async (trx) => {
        await trx.deleteFrom("tracker_pause").where("customer", "=", customer).execute();
        const rows = pauses.map(({ from, to }) => ({ customer, from_day: from, to_day: to }));
        if (rows.length > 0) await trx.insertInto("tracker_pause").values(rows).execute();
      });
    },

    async setBodyFigures(customer, figures, at) {
      await changeNotifications(db, [customer], async (trx) => {
        if (figures === "shown") await trx.deleteFrom("tracker_hiding").where("customer", "=", customer).execute();
        else
          await trx
            .insertInto("tracker_hiding")
            .values({ customer, since: new Date(at) })
            .onConflict((kept) => kept.column("customer").doNothing())
            .execute();
      });
    },

    async setConsent(customer, consent, at) {
      await changeNotifications(db, [customer], async (trx) => {
        if (consent)
          await sql`insert into health_consent (customer, given_at) values (${customer}, ${new Date(at)})
            on conflict (customer) do update set given_at = excluded.given_at, withdrawn_at = null
            where health_consent.withdrawn_at is not null`.execute(trx);
        else
          await trx
            .updateTable("health_consent")
            .set({ withdrawn_at: new Date(at) })
            .where("customer", "=", customer)
            .where("withdrawn_at", "is", null)
            .execute();
      });
    },

    async forget(at) {
      await forgetEntries(db, new Date(at - REMOVED_KEPT));
    },
  });

  function taken(taking: Taking): Promise<TakenOps> {
    return changeNotifications(db, [taking.customer], async (trx) => {
      const answer = await takeOps(trx, taking);
      await countTrackedDays(trx, taking);
      return answer;
    });
  }
}
