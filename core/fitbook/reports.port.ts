import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";

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

/** What customers told of those who misbehave, for staff. */
export type Reports = {
  /** Those that are open, the oldest first, or those that are settled, the last first. */
  list(asked: { readonly state: "open" | "settled"; readonly limit: number }): Promise<readonly KeptReport[]>;
  /** The report as it is then. "unknown" also where a later one took its place. */
  settle(id: string, outcome: ReportOutcome, at: number): Promise<KeptReport | "unknown" | "settled-before">;
};
export const Reports = token<Reports>("Reports");
