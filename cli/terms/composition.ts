import { postgresTerms } from "#adapters/postgres/terms.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { audited } from "#cli/staff/composition.ts";
import type { Terms } from "#core/ordering/terms.port.ts";
import type { Asked } from "#cli/database/command.ts";

/** What is configured of checkout, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTerms = <Answer>(
  asked: Pick<Asked, "given" | "settings" | "folder">,
  act: (terms: Terms) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return act({
      current: () => postgresTerms(db).current(),
      put: (terms) =>
        audited(db, asked, async (trx, write) => {
          const before = await postgresTerms(trx).current();
          await postgresTerms(trx).put(terms);
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
        }),
    });
  });
