import type { HospitalPage } from "../../content/care-page.ts";
import type { AuditEntry } from "../audit-log.port.ts";

/** What a decision changes: the page from then on, and what the audit log says of it. */
export type HospitalChange<Answer> = {
  /** null: nothing changes. */
  readonly put: { readonly page: HospitalPage; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** The page of hospitals, as staff feed it. */
export type HospitalRegister = {
  /** null: staff have written no page yet. */
  page(): Promise<HospitalPage | null>;
  /** Changes the page in one transaction; two changes never interleave. `decide` may be called more than once. */
  change<Answer>(decide: (page: HospitalPage | null) => HospitalChange<Answer>): Promise<Answer>;
};
