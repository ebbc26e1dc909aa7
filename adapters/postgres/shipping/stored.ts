import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedShipping: StoredArea = { name: "shipping", audited: ["pincodes"] };
