import { makeChangeTerms } from "#core/orders/quote/change-terms.use-case.ts";
import { postgresTerms } from "#adapters/postgres/orders/terms.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";
import type { Terms } from "#core/orders/quote/terms.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the commands of terms ask of the shop's data. */
type TermsActions = Pick<Terms, "current"> & {
  /** Puts what is wanted of the terms as they are; nobody else changes them between. */
  readonly change: <Refusal>(wanted: (before: CheckoutTerms) => Result<CheckoutTerms, Refusal>) => Promise<Result<CheckoutTerms, Refusal>>;
};

/** What is configured of checkout, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTerms = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: TermsActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const terms = postgresTerms(db);
    const change = makeChangeTerms({ terms, now: Date.now });
    return act({ current: () => terms.current(), change: (wanted) => change(whoActs(context), wanted) });
  });
