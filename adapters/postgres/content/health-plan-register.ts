import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { postgresContent } from "./content.ts";
import { keptHealthPlanPage } from "./kept-care-page.ts";
import type { HealthPlanRegister } from "#core/staff/health-plans/health-plan-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresHealthPlanRegister = (db: Database): HealthPlanRegister =>
  namingOutages<HealthPlanRegister>("health plan register", {
    page: () => postgresContent(db).healthPlanPage(),
    change: (decide) =>
      inTransaction(db, async (trx) => {
        const row = await trx.selectFrom("content").select("health_plan_page").forUpdate().executeTakeFirst();
        const before = keptHealthPlanPage(row?.health_plan_page ?? null);
        const { put, answer } = decide(before);
        if (put !== null) {
          if (before === null) throw new RangeError("there is no health-plan page");
          await postgresContent(trx).putHealthPlanPage({ ...before, plans: put.plans });
          await putAudit(trx, put.audit);
        }
        return answer;
      }),
  });
