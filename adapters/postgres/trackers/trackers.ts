import { memberId } from "#core/account/family-member.ts";
import { holderOf } from "#core/account/patient.ts";
import { changedEntry } from "#core/trackers/press-moments.ts";
import { REMOVED_KEPT } from "#core/trackers/trackers.port.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { countTrackedDays } from "#adapters/postgres/fitbook/challenges/count-tracked-days.ts";
import { changeNoted } from "./change-noted.ts";
import { hasConsent, storedSettings } from "./stored-settings.ts";
import { storedDays } from "./counted-days.ts";
import { eraseEntries, forgetEntries } from "./erase-entries.ts";
import { entryIn, STORED, trackerEntriesOf } from "./entries-of.ts";
import { columnsOf, isOf } from "./patient-columns.ts";
import { putConsent } from "./put-consent.ts";
import { takeOps } from "./take-ops.ts";
import type { Patient } from "#core/account/patient.ts";
import type { TakenOps } from "#core/trackers/taken-ops.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Taking } from "./take-ops.ts";

/** Ends the transaction without a trace: pages that were told of it would send the same again, and so for ever. */
class NothingTaken extends Error {
  readonly answer: TakenOps;

  constructor(answer: TakenOps) {
    super("no press is new");
    this.answer = answer;
  }
}

/**
 * Whatever changes goes by changeNoted, which is a changeNotifications: it has one call of a customer follow the other, has their open
 * pages hear of it, and moves their challenges with it.
 */
export function postgresTrackers(db: Database): Trackers {
  return namingOutages("trackers", {
    take: (patient, ops, at) => taken({ patient, ops, at, way: "by-hand" }),
    takeFromFile: (patient, ops, at) => taken({ patient, ops, at, way: "from-file" }),
    takeFromTable: (patient, rows, at) => taken({ patient, ops: rows, at, way: "from-table" }),

    async pressesAfter(patient, after, most) {
      const rows = await db
        .selectFrom("tracker_op")
        .select(["op", "entry", "n", "pressed_at", "change"])
        .where(isOf(patient))
        .where("op", ">", after)
        .orderBy("op")
        .limit(most)
        .execute();
      return rows.map(({ pressed_at, ...row }) => ({ ...row, at: pressed_at.getTime() }));
    },

    erase: (patient, kinds, at) =>
      changeNoted(db, holderOf(patient), async (trx) => {
        await eraseEntries(trx, patient, kinds);
        await countDays(trx, patient, at);
      }),

    entriesOf: (patient, tracker, days) => trackerEntriesOf(db, patient, { tracker, ...days }),

    countedDays: (patient, tracker, days) => storedDays(db, patient, { tracker, ...days }),

    async notedMembers(customer) {
      const rows = await db
        .selectFrom("tracker_entry")
        .select("member")
        .distinct()
        .where("customer", "=", customer)
        .where("member", "<>", "")
        .where("value", "is not", null)
        .orderBy("member")
        .execute();
      return rows.map(({ member }) => memberId(member));
    },

    async changesAfter(patient, after, most) {
      const rows = await db
        .selectFrom("tracker_entry")
        .select([...STORED, "tracker", "tops"])
        .where(isOf(patient))
        .where("change", ">", after)
        .orderBy("change")
        .limit(most + 1)
        .execute();
      // In this order: what is deleted for good meanwhile is told by the place from which to read anew.
      const last = rows.length > 0 || after === 0 ? null : await lastChange(db, patient);
      const reading = await db.selectFrom("tracker_reading").select("anew_from").where(isOf(patient)).executeTakeFirst();
      const history = await db.selectFrom("store_history").select("id").executeTakeFirst();
      const anewFrom = reading?.anew_from ?? 0;
      return {
        entries: rows.slice(0, most).map((row) => changedEntry(entryIn(row), row.tracker, row.tops)),
        isLast: rows.length <= most,
        anewFrom,
        history: history?.id ?? null,
        isAhead: last !== null && after > Math.max(last, anewFrom),
      };
    },

    settingsOf: (patient) => storedSettings(db, patient),
    hasConsent: (patient) => hasConsent(db, patient),

    async setGoal(patient, tracker, { from, value, activity = null, addsExercise = false }) {
      const how = { value, activity, adds_exercise: addsExercise };
      await changeNoted(db, holderOf(patient), async (trx) => {
        await trx
          .insertInto("tracker_goal")
          .values({ ...columnsOf(patient), tracker, from_day: from, ...how })
          .onConflict((stored) => stored.columns(["customer", "member", "tracker", "from_day"]).doUpdateSet(how))
          .execute();
      });
    },

    async setPauses(patient, pauses) {
      await changeNoted(db, holderOf(patient), async (trx) => {
        await trx.deleteFrom("tracker_pause").where(isOf(patient)).execute();
        const rows = pauses.map(({ from, to }) => ({ ...columnsOf(patient), from_day: from, to_day: to }));
        if (rows.length > 0) await trx.insertInto("tracker_pause").values(rows).execute();
      });
    },

    async setBodyFigures(customer, figures, at) {
      await changeNoted(db, customer, async (trx) => {
        if (figures === "shown") await trx.deleteFrom("tracker_hiding").where("customer", "=", customer).execute();
        else
          await trx
            .insertInto("tracker_hiding")
            .values({ customer, since: new Date(at) })
            .onConflict((stored) => stored.column("customer").doNothing())
            .execute();
      });
    },

    async setConsent(patient, consent, at) {
      await changeNoted(db, holderOf(patient), (trx) => putConsent(trx, { patient, consent, at }));
    },

    async forget(at) {
      await forgetEntries(db, new Date(at - REMOVED_KEPT));
    },
  });

  async function taken(taking: Taking): Promise<TakenOps> {
    try {
      return await changeNoted(db, holderOf(taking.patient), async (trx) => {
        const answer = await takeOps(trx, taking);
        if (answer.stored.length === 0) throw new NothingTaken(answer);
        await countDays(trx, taking.patient, taking.at);
        return answer;
      });
    } catch (error) {
      if (error instanceof NothingTaken) return error.answer;
      throw error;
    }
  }
}

/** The place of the last change that is stored of a patient; 0: there is none. */
async function lastChange(db: Database, patient: Patient): Promise<number> {
  const row = await db
    .selectFrom("tracker_entry")
    .select("change")
    .where(isOf(patient))
    .orderBy("change", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.change ?? 0;
}

/** Challenges count the customer's own days, never a member's. */
async function countDays(trx: Database, patient: Patient, at: number): Promise<void> {
  if (typeof patient === "string") await countTrackedDays(trx, { customer: patient, at });
}
