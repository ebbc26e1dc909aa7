import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { ReportContent } from "./report-content.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { TooMuch } from "../daily-limits.ts";

/** Tells the staff of somebody who misbehaves; the one reported is not told. Source: specification/fitbook.md, Reporting a person. */
export type ReportUser = (
  customer: CustomerId,
  report: { readonly other: CustomerId; readonly reason: string },
) => Promise<Result<null, { readonly kind: "unknown-user" } | TooMuch>>;
export const ReportUser = useCase<ReportUser>("fitbook", "ReportUser");

export const makeReportUser = maker(
  ReportUser,
  { reportContent: ReportContent },
  ({ reportContent }) =>
    async (customer, { other, reason }) => {
      const reported = await reportContent(customer, { thing: { kind: "person", id: other }, reason: "other", words: reason });
      if (reported.kind === "ok") return ok(null);
      return reported.refusal.kind === "not-seen" ? refused({ kind: "unknown-user" }) : refused(reported.refusal);
    },
);
