import { token } from "../../shared/token.ts";
import type { AccountStatus } from "../../identity/account-status.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Language } from "../../shared/language.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { WrittenPicture } from "../post-picture.ts";
import type { ContentState } from "../posts/post.ts";
import type { KeptReport, NewReport } from "../reports/report.ts";

/** A report with what a decision changes. */
export type SeenReport = {
  readonly report: KeptReport;
  /** Of the post or comment; null: it is neither, or it is gone for good. */
  readonly content: ContentState | null;
  /** Of whoever made the thing; null: there is nobody. */
  readonly account: AccountStatus | null;
  /**
   * Whether another report hides the same thing, one that is upheld or a hold that is not taken back, and it was hidden beside these; null:
   * none does.
   */
  readonly otherHiding: Pick<KeptReport, "stoodBefore"> | null;
  /** Whether the same person is suspended by another report, and is blocked beside these; null: none is upheld. */
  readonly otherSuspension: Pick<KeptReport, "stoodBefore"> | null;
};

/** What is told, and the path of the page to which it leads. */
export type ModerationWords = { readonly text: Readonly<Record<Language, string>>; readonly path: string };

/** `id`: of the notification. `cause`: what makes it be told once. */
export type ReportNotification = ModerationWords & { readonly id: string; readonly to: CustomerId; readonly cause: string };

/** All of it is kept together or not at all. null: it stays as it is. `at` in milliseconds since 1970. */
export type ReportChange = {
  readonly at: number;
  readonly report: KeptReport;
  readonly content: ContentState | null;
  readonly account: AccountStatus | null;
  readonly told: readonly ReportNotification[];
  /** null: it is not staff who change it. */
  readonly audit: AuditEntry | null;
};

/** `change` null leaves all as it is; "withdrawn": the report goes as if it had never been. */
export type DecidedReport<Answer> = { readonly change: ReportChange | "withdrawn" | null; readonly answer: Answer };

export type ReportsOf = { readonly made: readonly KeptReport[]; readonly against: readonly KeptReport[] };

/** What customers reported of Fitbook. */
export type Reports = {
  /**
   * Keeps a report, and answers it; where the reporter's report of the same thing still waits for a decision, that one as it is after both.
   */
  add(report: NewReport): Promise<KeptReport>;
  find(id: string): Promise<KeptReport | null>;
  /** What the thing of a report showed when it was reported; empty too where that is forgotten. */
  picturesOf(id: string): Promise<readonly WrittenPicture[]>;
  /** What a customer reported, and what was upheld against them whatever became of it since, the newest first: so many of each at most. */
  of(customer: CustomerId, limit: number): Promise<ReportsOf>;
  /** The reports that wait for staff, the earliest deadline first; or those that are decided, the latest first. */
  list(request: { readonly which: "waiting" | "decided"; readonly limit: number }): Promise<readonly KeptReport[]>;
  /** How many wait that run out before `at`, in milliseconds since 1970. */
  dueBefore(at: number): Promise<number>;
  /** Changes a report (null: there is none) as core decides. Atomic: nothing else changes what `decide` sees before it is kept. */
  change<Answer>(id: string, decide: (seen: SeenReport | null) => DecidedReport<Answer>): Promise<Answer>;
  /** Forgets what was said in reports that were settled longer ago than `SETTLED_KEPT`. `now` in milliseconds since 1970. */
  forget(now: number): Promise<void>;
};
export const Reports = token<Reports>("Reports");
