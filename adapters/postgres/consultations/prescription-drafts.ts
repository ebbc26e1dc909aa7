import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { fromBooking } from "./known-booking.ts";
import type { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPrescriptionDrafts = (db: Database): PrescriptionDrafts =>
  namingOutages("drafts of prescriptions", {
    async of({ id, customer }) {
      const row = await db
        .selectFrom("prescription_draft")
        .select("content")
        .where("customer", "=", customer)
        .where("booking_id", "=", id)
        .executeTakeFirst();
      return row?.content ?? null;
    },
    async put(booking, written) {
      await sql`insert into prescription_draft (customer, booking_id, content) select customer, id, ${JSON.stringify(written)}::jsonb ${fromBooking(booking)}
        on conflict (customer, booking_id) do update set content = excluded.content`.execute(db);
    },
    async drop({ id, customer }) {
      await db.deleteFrom("prescription_draft").where("customer", "=", customer).where("booking_id", "=", id).execute();
    },
  });
