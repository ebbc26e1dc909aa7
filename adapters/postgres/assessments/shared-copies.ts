import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { SharedCopies } from "#core/assessments/sharing/shared-copies.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresSharedCopies = (db: Database): SharedCopies =>
  namingOutages("shared data", {
    async of(booking) {
      const row = await db.selectFrom("shared_copy").select(["taken_at", "content"]).where("booking", "=", booking).executeTakeFirst();
      return row === undefined ? null : { at: row.taken_at.getTime(), data: { reports: [], spans: [], ...row.content } }; // Copies that were taken before these could be shared have none.
    },
    async put({ id, customer, member }, { at, data }) {
      const changing = { taken_at: new Date(at), content: JSON.stringify(data) };
      await db
        .insertInto("shared_copy")
        .values({ booking: id, customer, member, ...changing })
        .onConflict((taken) => taken.column("booking").doUpdateSet(changing))
        .execute();
    },
  });
