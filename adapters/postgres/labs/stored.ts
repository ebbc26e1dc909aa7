import type { StoredArea } from "#adapters/postgres/stored-area.ts";

/** Nothing of it names a customer. */
export const storedLabs: StoredArea = { name: "labs", audited: ["lab"] };
