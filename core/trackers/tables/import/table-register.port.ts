import type { AuditEntry } from "../../../staff/audit-log.port.ts";

/** What a decision changes: the rows that are added or take the place of those with their ids, and what the audit log says of it. */
export type TableChange<Row, Answer> = {
  /** null: nothing changes. */
  readonly put: { readonly rows: readonly Row[]; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** The rows of a table that staff have imported. */
export type TableRegister<Row> = {
  /** All of them, by id. */
  all(): Promise<readonly Row[]>;
  /** Changes the table in one transaction; two changes never interleave. `decide` may be called more than once. */
  change<Answer>(decide: (rows: readonly Row[]) => TableChange<Row, Answer>): Promise<Answer>;
};
