import { sql } from "kysely";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { blockingBookings } from "./blocking-bookings.ts";
import { consultingIn } from "./practitioner-row.ts";
import type { Practitioners } from "#core/consultations/practitioners.port.ts";
import type { ReviewSummary } from "#core/reviews/review-summary.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPractitioners = (db: Database): Practitioners =>
  namingOutages("practitioners", {
    async listed(now) {
      const rows = await listedRows(db).orderBy("id").execute();
      const ids = rows.map(({ id }) => id);
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
