import type { Facts } from "#web/design/phrase.ts";
import type { OrderFilter } from "#core/orders/order/order-filter.ts";

/** A customer's orders as a list. */
export const ordersPhrases = {
  title: "My orders",
  lead: "Follow parcels, find bills, cancel, return or order again.",
  reading: "Loading your orders",
  unavailable: "We couldn't load your orders right now.",
  list: "Orders, the newest first",
  search: "Search your orders",
  searchHint: "Product or order number",
  find: "Search",
  clear: "Show all orders",
  filters: "Show",
  filter: {
    all: "All",
    unpaid: "Unpaid",
    "under-way": "On the way",
    delivered: "Delivered",
    cancelled: "Cancelled",
    "came-back": "Not delivered",
  } satisfies Record<OrderFilter, string>,
  none: "No orders yet",
  noneText: "Your orders appear here, with their parcels, bills and returns.",
  shop: "Go to the shop",
  noMatch: "No orders match",
  noneLikeThis: "You have no orders like this.",
  noneWithText: ({ text }: Facts<"text">) => `None of these orders has “${text}” in its number or products.`,
  more: "Show more",
  moreUnavailable: "Try again",
  newest: "Back to the newest orders",
  number: ({ number }: Facts<"number">) => `Order ${number}`,
  goods: {
    one: ({ first }: Facts<"first">) => `${first} and 1 other product`,
    other: ({ first, others }: Facts<"first" | "others">) => `${first} and ${others} other products`,
  },
  cancelled: {
    one: () => "1 product cancelled",
    other: ({ count }: Facts<"count">) => `${count} products cancelled`,
  },
  returns: {
    one: () => "1 return",
    other: ({ count }: Facts<"count">) => `${count} returns`,
  },
  payNow: "Pay now",
  payFor: ({ number }: Facts<"number">) => `Pay now for order ${number}`,
};
