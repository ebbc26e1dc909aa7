import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedStaff: StoredArea = { name: "staff", audited: ["customer", "company"] };
