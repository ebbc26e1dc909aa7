import { customerId } from "#core/identity/customer-id.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Selectable } from "kysely";
import type { KeptReport, Reports } from "#core/fitbook/reports.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ReportRow } from "#adapters/postgres/notifications/tables.ts";

export const postgresReports = (db: Database): Reports =>
  namingOutages("reports", {
    async list({ state, limit }) {
      const all = db.selectFrom("customer_report").selectAll().limit(limit);
      const wanted =
        state === "open"
          ? all.where("settled_at", "is", null).orderBy("reported_at")
          : all.where("settled_at", "is not", null).orderBy("settled_at", "desc");
      return (await wanted.orderBy("id").execute()).map(reportIn);
    },
    change: (id, decide) =>
      inTransaction(db, async (trx) => {
        const row = await trx.selectFrom("customer_report").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
        const { change, answer } = decide(row === undefined ? null : reportIn(row));
        if (change === null) return answer;
        const { outcome, at } = change.settled;
        await trx
          .updateTable("customer_report")
          .set({ outcome, settled_at: new Date(at) })
          .where("id", "=", id)
          .execute();
        await putAudit(trx, change.audit);
        return answer;
      }),
  });

const reportIn = ({ id, reporter, reported, reason, reported_at, outcome, settled_at }: Selectable<ReportRow>): KeptReport => ({
  id,
  reporter: customerId(reporter),
  reported: customerId(reported),
  reason,
  at: reported_at.getTime(),
  settled: outcome === null || settled_at === null ? null : { outcome, at: settled_at.getTime() },
});
