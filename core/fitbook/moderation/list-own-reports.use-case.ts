import { useCase } from "../../shared/token.ts";
import { ownDecision, ownReport } from "./own-reports.ts";
import { maker } from "../../shared/use-case.ts";
import { Reports } from "./reports.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { OwnReports } from "./own-reports.ts";

/** How many of each are told. */
export const OWN_REPORTS = 50;

/**
 * What a customer reported with what came of it, and what was decided against them, the newest first of each. Neither side is told who the
 * other is. Source: specification/moderation.md, Reports.
 */
export type ListOwnReports = (customer: CustomerId) => Promise<OwnReports>;
export const ListOwnReports = useCase<ListOwnReports>("fitbook", "ListOwnReports");

export const makeListOwnReports = maker(
  ListOwnReports,
  { reports: Reports, now: Clock },
  ({ reports, now }: { readonly reports: Pick<Reports, "of">; readonly now: Clock }) =>
    async (customer) => {
      const { made, against } = await reports.of(customer, OWN_REPORTS);
      const at = now();
      return { made: made.map(ownReport), decisions: against.map((one) => ownDecision(one, at)).filter((one) => one !== null) };
    },
);
