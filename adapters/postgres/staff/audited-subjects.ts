import { storedAreas } from "#adapters/postgres/stored-areas.ts";

/** The kinds of thing that staff act on, of all areas, by the names in the audit log. */
export const auditedSubjects: readonly string[] = storedAreas.flatMap(({ audited }) => audited ?? []);
