import { audit } from "#adapters/postgres/migrations/0017-audit.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedStaff: StoredArea = {
  name: "staff",
  migrations: {
    "0017-audit": audit,
  },
  audited: ["customer", "company"],
};
