import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedCatalogue: StoredArea = { name: "catalogue", audited: ["catalogue"] };
