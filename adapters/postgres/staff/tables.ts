import type { Generated } from "kysely";
import type { AuditDetails } from "#core/staff/audit-log.port.ts";

/** The actions of staff. Rows are added and never changed. */
export type AuditTables = { audit_entry: AuditEntryRow };

export type AuditEntryRow = {
  number: Generated<number>;
  at: Date;
  who: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  details: AuditDetails;
};
