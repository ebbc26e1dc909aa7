import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { LabOffer } from "../labs.port.ts";

/** What a decision changes: entries that replace those of the same ids, and what the audit log says of it. */
export type LabRegisterChange<Answer> = {
  readonly put: LabOffer;
  /** null: nothing changes. */
  readonly audit: AuditEntry | null;
  readonly answer: Answer;
};

/** Laboratories and what they offer, as staff import it. */
export type LabRegister = {
  /** Changes it in one transaction; two changes never interleave. `decide` may be called more than once. */
  change<Answer>(decide: (stored: LabOffer) => LabRegisterChange<Answer>): Promise<Answer>;
};
