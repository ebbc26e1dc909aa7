import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { postgresContent } from "./content.ts";
import { keptHospitalPage } from "./kept-care-page.ts";
import type { HospitalRegister } from "#core/staff/hospitals/hospital-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresHospitalRegister = (db: Database): HospitalRegister =>
  namingOutages<HospitalRegister>("hospital register", {
    page: () => postgresContent(db).hospitalPage(),
    change: (decide) =>
      inTransaction(db, async (trx) => {
        // The row is there from here on, so that two first changes wait for each other as well.
        await trx
          .insertInto("content")
          .defaultValues()
          .onConflict((stored) => stored.column("only_row").doNothing())
          .execute();
        const row = await trx.selectFrom("content").select("hospital_page").forUpdate().executeTakeFirst();
        const { put, answer } = decide(keptHospitalPage(row?.hospital_page ?? null));
        if (put !== null) {
          await trx
            .updateTable("content")
            .set({ hospital_page: JSON.stringify(put.page) })
            .execute();
          await putAudit(trx, put.audit);
        }
        return answer;
      }),
  });
