import { payableId } from "#core/ledger/entry.ts";
import { CloseReturn } from "#core/orders/returns/close-return.use-case.ts";
import { ExpireOrder } from "#core/orders/order/expire-order.use-case.ts";
import { FollowOrder } from "#core/orders/order/follow-order.use-case.ts";
import { forgetQuotes } from "#adapters/postgres/orders/forget-quotes.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { Purchases } from "#core/orders/order/purchases.port.ts";
import { QuoteSeals } from "#core/orders/quote/quote-seals.port.ts";
import { Terms } from "#core/orders/quote/terms.port.ts";
import * as useCases from "#core/orders/use-cases.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { postgresPurchases } from "#adapters/postgres/orders/purchases.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { postgresTerms } from "#adapters/postgres/orders/terms.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { ordersContract } from "#adapters/http-contract/orders/contract.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { OrderJob } from "#core/orders/order/order-job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const ordersArea = {
  name: "orders",
  async ports(container, { db, shown }) {
    container.bind(Orders).toConstantValue(postgresOrders(db, shown));
    container.bind(Terms).toConstantValue(postgresTerms(db));
    container.bind(QuoteSeals).toConstantValue(hmacSeals(await sharedKey(db, "quote-seals")));
    container.bind(Purchases).toConstantValue(postgresPurchases(db));
  },
  useCases,
  workers: (container) =>
    ({
      "follow-order": ({ order, step }) => container.get(FollowOrder)(payableId(order), step),
      "close-return": ({ order, return: number }) => container.get(CloseReturn)(payableId(order), number),
      "expire-order": ({ order }) => container.get(ExpireOrder)(payableId(order)),
    }) satisfies Workers<OrderJob>,
  hourly: [forgetQuotes],
  contract: ordersContract,
} as const satisfies ServerArea;
