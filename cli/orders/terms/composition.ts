import { lockTerms, postgresTerms, putTerms, termsIn } from "#adapters/postgres/orders/terms.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { audited } from "#cli/staff/composition.ts";
import type { CheckoutTerms } from "#core/orders/quote/checkout-facts.ts";
import type { Terms } from "#core/orders/quote/terms.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the commands of terms ask of the shop's data. */
type TermsDesk = Pick<Terms, "current"> & {
  /** Puts what is decided of the terms as they are; nobody else changes them between. */
  readonly change: <Refusal>(decide: (before: CheckoutTerms) => Result<CheckoutTerms, Refusal>) => Promise<Result<CheckoutTerms, Refusal>>;
};

/** What is configured of checkout, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTerms = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: TermsDesk) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return act({
      current: () => postgresTerms(db).current(),
      change: (decide) =>
        audited(db, asked, async (trx, write) => {
          await lockTerms(trx);
          const before = await termsIn(trx);
          const decided = decide(before);
          if (decided.kind === "refused") return decided;
          const terms = decided.value;
          await putTerms(trx, terms);
          await write({
            action: "terms set",
            subject: { kind: "checkout", id: "terms" },
            details: {
              percent: terms.prepaid?.percent ?? 0,
              percentBefore: before.prepaid?.percent ?? 0,
              maximum: terms.prepaid?.maximum ?? null,
              minimumOrder: terms.prepaid?.minimumOrder ?? null,
              mostCash: terms.mostCash,
              mostCashBefore: before.mostCash,
            },
          });
          return decided;
        }),
    });
  });
