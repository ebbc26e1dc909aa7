import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { AuditTables } from "./tables.ts";

export const storedStaff: StoredArea = {
  name: "staff",
  places: {
    audit_entry: "work",
  } satisfies Places<keyof AuditTables>,
  audited: ["customer", "company"],
};
