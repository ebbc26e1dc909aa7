import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedContent: StoredArea = { name: "content", audited: ["landing-page", "health-plan", "hospital"] };
