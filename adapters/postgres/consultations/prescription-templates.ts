import { sql } from "kysely";
import { templateId } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { PrescriptionTemplate } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import type { PrescriptionTemplates } from "#core/consultations/prescriptions/templates/prescription-templates.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPrescriptionTemplates = (db: Database): PrescriptionTemplates =>
  namingOutages("templates of prescriptions", {
    of: (practitioner) => templatesOf(db, practitioner),
    change: (practitioner, decide) =>
      inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`templates of ${practitioner}`}, 45))`.execute(trx);
        const { put, drop, answer } = decide(await templatesOf(trx, practitioner));
        if (put !== null) await putTemplate(trx, practitioner, put);
        if (drop !== null)
          await trx.deleteFrom("prescription_template").where("id", "=", drop).where("practitioner", "=", practitioner).execute();
        return answer;
      }),
  });

async function templatesOf(db: Database, practitioner: PractitionerId): Promise<readonly PrescriptionTemplate[]> {
  const rows = await db.selectFrom("prescription_template").selectAll().where("practitioner", "=", practitioner).orderBy("id").execute();
  return rows.map(({ id, kind, name, content }) => ({ ...content, id: templateId(id), kind, name }));
}

async function putTemplate(trx: Database, practitioner: PractitionerId, template: PrescriptionTemplate): Promise<void> {
  const { id, kind, name, ...rest } = template;
  const content = JSON.stringify(rest);
  await trx
    .insertInto("prescription_template")
    .values({ id, practitioner, kind, name, content })
    .onConflict((taken) => taken.column("id").doUpdateSet({ name, content }))
    .execute();
}
