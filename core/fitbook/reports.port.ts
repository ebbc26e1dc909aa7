import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";

/** How staff settled a report: they acted on it, or there was nothing to do. */
export const REPORT_OUTCOMES = ["acted", "dismissed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/**
 * One customer's report of another. A later report of the same person gets another id and is open again. Times in milliseconds since 1970.
 */
export type KeptReport = {
  readonly id: string;
  readonly reporter: CustomerId;
  readonly reported: CustomerId;
  readonly reason: string;
  readonly at: number;
  /** null: it is still open. */
  readonly settled: { readonly outcome: ReportOutcome; readonly at: number } | null;
};

/** `change` null leaves the report as it is. */
export type DecidedReport<Answer> = {
  readonly change: { readonly settled: NonNullable<KeptReport["settled"]>; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** Customers' reports of people who misbehave, for staff. */
export type Reports = {
  /** The open reports, the oldest first, or the settled ones, the last first. */
  list(asked: { readonly state: "open" | "settled"; readonly limit: number }): Promise<readonly KeptReport[]>;
  /**
   * Settles a report as core decides (null: there is no such report), and stores the audit entry. Atomic: nothing else changes the report
   * between what `decide` sees and what is stored.
   */
  change<Answer>(id: string, decide: (report: KeptReport | null) => DecidedReport<Answer>): Promise<Answer>;
};
export const Reports = token<Reports>("Reports");
