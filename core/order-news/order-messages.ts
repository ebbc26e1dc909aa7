import { token } from "../shared/token.ts";
import type { Customer } from "../identity/customer.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { KeptOrder } from "../orders/order/orders.port.ts";
import type { OrderNews } from "../orders/order/order-news.ts";

/** News of an order for its customer. */
export type OrderNewsForCustomer = {
  readonly customer: Pick<Customer, "name" | "mobile" | "email" | "aggregator">;
  readonly kept: KeptOrder;
  readonly news: OrderNews;
};

/**
 * Puts an order's news into a letter and a text message in the order's language, if the customer has an address for them. There is none if
 * the notification in the app is enough. The messages do not name what was bought. Source: specification/orders.md, Steps of an order.
 */
export type OrderMessages = (customer: OrderNewsForCustomer) => readonly MessageJob[];
export const OrderMessages = token<OrderMessages>("OrderMessages");
