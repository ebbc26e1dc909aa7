import { MONEY_JOBS } from "#core/payments/money-job.ts";
import { ORDER_JOBS } from "#core/orders/order/order-job.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { OrderTables } from "./tables.ts";

export const storedOrders: StoredArea = {
  name: "orders",
  places: {
    seller: "offer",
    checkout_terms: "offer",
    order_number: "identity",
    shop_order: "by-customer",
    order_step: "by-customer",
    payment_event: "by-customer",
    ledger_entry: "by-customer",
    payment: "by-id",
    payment_use: "identity",
    order_call: "account",
    document: "by-id",
    document_counter: "scarce",
    stock_hold: "scarce",
    coupon_hold: "scarce",
    coupon_use: "scarce",
  } satisfies Places<keyof OrderTables>,
  audited: ["order", "return", "refund", "checkout"],
  jobs: { ...ORDER_JOBS, ...MONEY_JOBS },
  /**
   * Orders for which money or goods moved are kept with the address on their invoices, because these must be kept for 72 months (CGST
   * section 36). They stay longer than the customer's row; nothing else in them shows who the customer was.
   */
  erase: async (trx, customer) => (await import("./erase-orders.ts")).eraseOrdersIn(trx, customer),
  erased: [["order_call", "customer"]],
  exported: [
    {
      name: "orders",
      async *records(db, customer) {
        yield* (await import("./own-orders.ts")).ownOrders(db, customer);
      },
    },
  ],
  notExported: [["order_call", "customer"]], // The answers are exported with the orders.
};
