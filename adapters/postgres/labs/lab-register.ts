import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { offeredIn } from "./labs.ts";
import { putOffer } from "./put-offer.ts";
import type { LabRegister } from "#core/labs/register/lab-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresLabRegister = (db: Database): LabRegister =>
  namingOutages<LabRegister>("lab register", {
    change: (decide) =>
      inTransaction(db, async (trx) => {
        await sql`lock table lab, lab_test, lab_package, lab_calendar in share row exclusive mode`.execute(trx); // Readers go on; a second import waits.
        const { put, audit, answer } = decide(await offeredIn(trx));
        await putOffer(trx, put);
        if (audit !== null) await putAudit(trx, audit);
        return answer;
      }),
  });
