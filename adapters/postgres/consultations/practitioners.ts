import { sql } from "kysely";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { blockingBookings } from "./blocking-bookings.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { consultingIn, PUBLIC_COLUMNS, publicIn } from "./practitioner-row.ts";
import type { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import type { ReviewSummary } from "#core/reviews/review-summary.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPractitioners = (db: Database): Practitioners =>
  namingOutages("practitioners", {
    async changed(since) {
      const [changed] = await rowsOf<{ readonly mark: string; readonly ids: readonly string[] }>(db, since === null ? ALL : CHANGED, [
        ...(since === null ? [] : [since]),
      ]);
      return { mark: changed?.mark ?? "0", ids: (changed?.ids ?? []).map(practitionerId), isAll: since === null };
    },
    async listed(ids, now) {
      const rows = await listedRows(db).where("id", "=", sql<string>`any(${ids}::text[])`).orderBy("id").execute();
      const [reviews, bookings] = await Promise.all([
        summariesOf(db, ids),
        blockingBookings(db, { practitioners: ids, patient: null, from: now, to: null }),
      ]);
      const appointments = Map.groupBy(bookings, ({ practitioner }) => practitioner);
      return rows.map((row) => ({
        ...consultingIn(row),
        reviews: reviews(row.id),
        appointments: appointments.get(row.id) ?? [],
      }));
    },
    shown: async (ids) => (ids.length === 0 ? [] : (await rowsOf<ShownRow>(db, SHOWN, [ids])).map(publicIn)),
    async find(id) {
      const row = await listedRows(db).where("id", "=", id).executeTakeFirst();
      if (row === undefined) return null;
      const reviews = await summariesOf(db, [id]);
      return { ...consultingIn(row), reviews: reviews(id) };
    },
    async withAccount(mobile) {
      const row = await db
        .selectFrom("practitioner")
        .selectAll()
        .where("account", "=", mobile)
        .orderBy(sql`id collate "C"`)
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : consultingIn(row).practitioner;
    },
    appointments: ({ practitioner, patient, from, to }) => blockingBookings(db, { practitioners: [practitioner], patient, from, to }),
  });

type ShownRow = Parameters<typeof publicIn>[0];

const IS_LISTED = "is_active and verified_at is not null";

const SHOWN = {
  name: "shown practitioners",
  text: `select ${PUBLIC_COLUMNS.join(", ")} from practitioner where id = any((select $1::text[])::text[]) and ${IS_LISTED}`,
};

/** Up to which transaction all have ended. Changes of any later one, and of those that were under way, are told next time. */
const MARK = "pg_snapshot_xmin(pg_current_snapshot())::text as mark";

const ALL = { name: "all practitioners", text: `select ${MARK}, array(select id from practitioner where ${IS_LISTED}) as ids` };
const CHANGED = {
  name: "changed practitioners",
  text: `select ${MARK}, array(select distinct practitioner from practitioner_change where changed_in >= $1::xid8) as ids`,
};

/** Whoever is verified and active. */
const listedRows = (db: Database) =>
  db.selectFrom("practitioner").selectAll().where("is_active", "=", true).where("verified_at", "is not", null);

async function summariesOf(db: Database, ids: readonly string[]): Promise<(id: string) => ReviewSummary> {
  const rows = await db
    .selectFrom("review_summary")
    .selectAll()
    .where("subject_kind", "=", "practitioner")
    .where("subject", "=", sql<string>`any(${ids}::text[])`) // One parameter: a statement takes 65,535 at most.
    .execute();
  const counts = new Map(rows.map((row) => [row.subject, row.counts]));
  return (id) => summaryOf((stars) => counts.get(id)?.[stars - 1] ?? 0);
}
