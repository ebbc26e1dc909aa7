import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Reports } from "./reports.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/** "unknown-report": the customer has none of this id. "looked-at": staff have begun with it, or decided it. */
export type NotWithdrawn = { readonly kind: "unknown-report" | "looked-at" };

/** Takes a report back that nobody has looked at yet, as if it had never been. Source: specification/moderation.md, Reports. */
export type WithdrawReport = (customer: CustomerId, report: string) => Promise<Result<null, NotWithdrawn>>;
export const WithdrawReport = useCase<WithdrawReport>("fitbook", "WithdrawReport");

export const makeWithdrawReport = maker(
  WithdrawReport,
  { reports: Reports },
  ({ reports }: { readonly reports: Pick<Reports, "change"> }) =>
    (customer, id) =>
      reports.change<Result<null, NotWithdrawn>>(id, (seen) => {
        if (seen === null || seen.report.reporter !== customer) return { change: null, answer: refused({ kind: "unknown-report" }) };
        if (seen.report.state.kind !== "open") return { change: null, answer: refused({ kind: "looked-at" }) };
        return { change: "withdrawn", answer: ok(null) };
      }),
);
