import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";

/** What staff made of a report: something was done about it, or there was nothing to do. */
export const REPORT_OUTCOMES = ["acted", "dismissed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** One customer's report of another. A later one of the same has another id, and is open again. Times in milliseconds since 1970. */
export type KeptReport = {
  readonly id: string;
  readonly reporter: CustomerId;
  readonly reported: CustomerId;
  readonly reason: string;
  readonly at: number;
  /** Null: it is still open. */
  readonly settled: { readonly outcome: ReportOutcome; readonly at: number } | null;
};

/** `change` null leaves the report as it is. */
export type DecidedReport<Answer> = {
  readonly change: { readonly settled: NonNullable<KeptReport["settled"]>; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** What customers told of those who misbehave, for staff. */
export type Reports = {
  /** Those that are open, the oldest first, or those that are settled, the last first. */
  list(asked: { readonly state: "open" | "settled"; readonly limit: number }): Promise<readonly KeptReport[]>;
  /**
   * Settles a report by what core decides of it (null: there is no such one), and writes down who did it. Atomic: nothing else changes the report
   * between what `decide` sees and what is kept.
   */
  change<Answer>(id: string, decide: (report: KeptReport | null) => DecidedReport<Answer>): Promise<Answer>;
};
export const Reports = token<Reports>("Reports");
