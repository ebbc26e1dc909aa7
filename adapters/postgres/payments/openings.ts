import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import type { CheckedOpening, Openings } from "#core/payments/openings.port.ts";
import type { PaymentJob } from "#core/payments/payment-job.ts";
import type { ProviderName } from "#core/payments/payment-provider.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PaymentRow } from "#adapters/postgres/orders/tables.ts";

export function postgresOpenings(db: Database): Openings {
  const rowsOf = (provider: ProviderName) => db.selectFrom("payment").selectAll().where("provider", "=", provider);
  return namingOutages("openings", {
    async keep({ provider, providerOrder, payable, amount }, at) {
      const fresh = await db
        .insertInto("payment")
        .values({
          provider,
          provider_order: providerOrder,
          payable,
          amount,
          begun_at: new Date(at),
          looked_at: null,
          is_under_way: null,
        })
        .onConflict((taken) => taken.columns(["payable", "provider"]).doNothing())
        .returningAll()
        .executeTakeFirst();
      return openingIn(fresh ?? (await rowsOf(provider).where("payable", "=", payable).executeTakeFirstOrThrow()));
    },
    async of(payable) {
      const rows = await db
        .selectFrom("payment")
        .selectAll()
        .where("payable", "=", payable)
        .orderBy("begun_at")
        .orderBy("provider")
        .execute();
      return rows.map(openingIn);
    },
    async withOrder(provider, providerOrder) {
      const row = await rowsOf(provider).where("provider_order", "=", providerOrder).executeTakeFirst();
      return row === undefined ? null : openingIn(row);
    },
    async looked({ provider, providerOrder }, at) {
      await db
        .updateTable("payment")
        .set({ looked_at: new Date(at), is_under_way: false })
        .where("provider", "=", provider)
        .where("provider_order", "=", providerOrder)
        .execute();
    },
    async hearLater(provider, { providerOrder, event: { provider: _, ...event } }) {
      await putJobIn<PaymentJob>(
        db,
        { kind: "hear-payment", provider, providerOrder, event },
        { key: `${provider}/${event.id}`, notBefore: null },
      );
    },
  });
}

const openingIn = (row: PaymentRow): CheckedOpening => ({
  provider: row.provider,
  providerOrder: row.provider_order,
  payable: payableId(row.payable),
  amount: paise(row.amount),
  lookedAt: row.looked_at?.getTime() ?? null,
});
