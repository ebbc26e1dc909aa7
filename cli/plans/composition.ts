import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { makeIssueMissingPlanBills } from "#core/plans/bills/issue-missing-plan-bills.use-case.ts";
import { makeListSoldPlans } from "#core/plans/list-sold-plans.use-case.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { IssuedBills } from "#core/plans/bills/issue-missing-plan-bills.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ListSoldPlans } from "#core/plans/list-sold-plans.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/**
 * Plans that were bought, by one customer or (null) by all, over the shop's data, brought up to date as by every start. Throws CannotStart.
 */
export const soldPlans = (context: Pick<CommandContext, "settings" | "folder">, customer: CustomerId | null): ReturnType<ListSoldPlans> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return makeListSoldPlans({ subscriptions: postgresSubscriptions(db) })(customer);
  });

/** The papers that plans lack, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const billPlans = (context: Pick<CommandContext, "given" | "settings" | "folder">): Promise<IssuedBills> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const issuing = makeIssueMissingPlanBills({ subscriptions: postgresSubscriptions(db), now: Date.now });
    return issuing(whoActs(context));
  });
