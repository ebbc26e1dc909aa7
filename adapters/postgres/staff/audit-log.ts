import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { AuditEntry, AuditLog } from "#core/staff/audit-log.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Records what staff did, in the same transaction, so that neither is stored without the other. */
export async function putAudit(trx: Database, { at, who, action, subject, details }: AuditEntry): Promise<void> {
  await trx
    .insertInto("audit_entry")
    .values({ at: new Date(at), who, action, subject_kind: subject.kind, subject_id: subject.id, details })
    .execute();
}

export const postgresAuditLog = (db: Database): AuditLog =>
  namingOutages("audit log", {
    add: (entry) => putAudit(db, entry),
    async list({ subject, before, limit }) {
      const rows = await db
        .selectFrom("audit_entry")
        .selectAll()
        .$if(before !== null, (query) => query.where("number", "<", before ?? 0))
        .$if(subject !== null, (query) => query.where("subject_kind", "=", subject?.kind ?? "order"))
        .$if(subject !== null && subject.id !== null, (query) => query.where("subject_id", "=", subject?.id ?? ""))
        .orderBy("number", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ number, at, who, action, subject_kind, subject_id, details }) => ({
        number,
        at: at.getTime(),
        who,
        action,
        subject: { kind: subject_kind, id: subject_id },
        details,
      }));
    },
  });
