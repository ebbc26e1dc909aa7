import { sql } from "kysely";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { paise } from "#core/shared/money.ts";
import { ok } from "#core/shared/result.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Insertable, Selectable } from "kysely";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";
import type { Terms } from "#core/orders/quote/terms.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { CheckoutTermsRow } from "./tables.ts";

export const postgresTerms = (db: Database): Terms =>
  namingOutages("checkout terms", {
    current: () => termsIn(db),
    change: (decide) =>
      inTransaction(db, async (trx) => {
        await lockTerms(trx);
        const decided = decide(await termsIn(trx));
        if (decided.kind === "refused") return decided;
        await putTerms(trx, decided.value.terms);
        await putAudit(trx, decided.value.audit);
        return ok(decided.value.terms);
      }),
  });

/** The present terms, also in the caller's transaction. */
export async function termsIn(db: Database): Promise<CheckoutTerms> {
  const row = await db.selectFrom("checkout_terms").selectAll().executeTakeFirst();
  return row === undefined ? USUAL_TERMS : termsOf(row);
}

/** Locks the terms. A transaction that changes them waits for the end of the caller's transaction; one that only reads them does not. */
export const lockTerms = (trx: Database) => sql`lock table checkout_terms in share row exclusive mode`.execute(trx);

/** Replaces the stored terms. */
export async function putTerms(db: Database, terms: CheckoutTerms): Promise<void> {
  const row = rowOf(terms);
  await db
    .insertInto("checkout_terms")
    .values(row)
    .onConflict((stored) => stored.column("only_row").doUpdateSet(row))
    .execute();
}

/** The terms in a row. */
export function termsOf({ prepaid_percent, prepaid_maximum, prepaid_minimum, most_cash }: Selectable<CheckoutTermsRow>): CheckoutTerms {
  return {
    prepaid:
      prepaid_percent === null || prepaid_minimum === null
        ? null
        : {
            percent: Number(prepaid_percent),
            maximum: prepaid_maximum === null ? null : paise(prepaid_maximum),
            minimumOrder: paise(prepaid_minimum),
          },
    mostCash: paise(most_cash),
  };
}

const rowOf = ({ prepaid, mostCash }: CheckoutTerms): Insertable<CheckoutTermsRow> => ({
  prepaid_percent: prepaid === null ? null : String(prepaid.percent),
  prepaid_maximum: prepaid?.maximum ?? null,
  prepaid_minimum: prepaid?.minimumOrder ?? null,
  most_cash: mostCash,
});
