import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPrescriptionDrafts = (db: Database): PrescriptionDrafts =>
  namingOutages("drafts of prescriptions", {
    async of(booking) {
      const row = await db.selectFrom("prescription_draft").select("content").where("booking_id", "=", booking).executeTakeFirst();
      return row?.content ?? null;
    },
    async put(booking, written) {
      const content = JSON.stringify(written);
      await db
        .insertInto("prescription_draft")
        .values({ booking_id: booking, content })
        .onConflict((conflict) => conflict.column("booking_id").doUpdateSet({ content }))
        .execute();
    },
    async drop(booking) {
      await db.deleteFrom("prescription_draft").where("booking_id", "=", booking).execute();
    },
  });
