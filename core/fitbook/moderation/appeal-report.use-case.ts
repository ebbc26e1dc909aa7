import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { moderated } from "./moderated.ts";
import { maker } from "../../shared/use-case.ts";
import { Reports } from "./reports.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/** "unknown-report": there is none that was upheld against the customer. "not-appealable": it was appealed before, or too long ago. */
export type NotAppealed = { readonly kind: "unknown-report" | "not-appealable" };

/**
 * Objects to a decision against oneself, once and within 30 days; staff decide again. Source: specification/moderation.md, Reports.
 */
export type AppealReport = (
  customer: CustomerId,
  appeal: { readonly report: string; readonly words: string },
) => Promise<Result<null, NotAppealed>>;
export const AppealReport = useCase<AppealReport>("fitbook", "AppealReport");

export const makeAppealReport = maker(
  AppealReport,
  { reports: Reports, now: Clock },
  ({ reports, now }: { readonly reports: Pick<Reports, "change">; readonly now: Clock }) =>
    (customer, { report: id, words }) => {
      const at = now();
      return reports.change<Result<null, NotAppealed>>(id, (seen) => {
        // Nobody learns of a report against them before it is upheld, nor whether one was dismissed.
        if (seen === null || seen.report.author !== customer || !("sanction" in seen.report.state))
          return { change: null, answer: refused({ kind: "unknown-report" }) };
        const after = moderated(seen, { kind: "appeal", words }, at);
        if (after.kind === "refused") return { change: null, answer: refused({ kind: "not-appealable" }) };
        return { change: { ...after.value, at, told: [], audit: null }, answer: ok(null) };
      });
    },
);
