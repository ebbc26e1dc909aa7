import type { AuditEntry } from "../../staff/audit-log.port.ts";

/**
 * For how many people and groups a kept number differed from its list and was put right: followers, followed, members, or those who ask.
 */
export type RecountedFitbook = { readonly people: number; readonly groups: number };

/** The numbers that are kept beside lists of people. */
export type FitbookNumbers = {
  /**
   * Puts the numbers right that are not those of their lists; nobody waits for it. The audit entry is stored with it or not at all.
   * `audited` null: there is no entry.
   */
  recount(audited: (recounted: RecountedFitbook) => AuditEntry | null): Promise<RecountedFitbook>;
};
