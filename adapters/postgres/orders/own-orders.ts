import { postgresOrders } from "./orders.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderPage } from "#core/orders/order/orders.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;

/** A customer's orders with payments and documents, the newest first. */
export async function* ownOrders(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  const orders = postgresOrders(db);
  for (let after: PayableId | null = null, more = true; more; ) {
    const page: OrderPage = await orders.of(customer, { text: null, filter: "all", after, limit: AT_ONCE });
    for (const { order, number, madeAt, language, payments, documents } of page.orders) {
      const { customer: _, history, ...facts } = order;
      const steps = history.map(({ at, deed }) => ({ at: new Date(at), deed }));
      yield {
        number,
        made_at: new Date(madeAt),
        language,
        ...facts,
        steps,
        payments: payments.map((one) => ({ ...one, at: new Date(one.at) })),
        documents,
      };
    }
    after = page.orders.at(-1)?.order.id ?? null;
    more = page.more;
  }
}
