import { wholeNumber } from "#web/design/wording/amounts.ts";
import { weekdayAt } from "#web/design/wording/moments.ts";
import type { OrderFilter } from "#core/orders/views/order-filter.ts";

const filters: Readonly<Record<OrderFilter, string>> = {
  all: "All",
  unpaid: "Unpaid",
  "under-way": "On the way",
  delivered: "Delivered",
  cancelled: "Cancelled",
  "came-back": "Not delivered",
};

/** A customer's orders as a list. */
export const ordersWords = {
  title: "My orders",
  lead: "Follow parcels, find bills, cancel, return or order again.",
  reading: "Your orders are being read",
  unavailable: "Your orders could not be read just now.",
  list: "Orders, the newest first",
  search: "Search your orders",
  searchHint: "Product or order number",
  find: "Search",
  clear: "Show all orders",
  filters: "Show",
  filter: (filter: OrderFilter): string => filters[filter],
  none: "No orders yet",
  noneText: "What you order stands here, with its parcels, bills and returns.",
  shop: "To the shop",
  noMatch: "No order matches",
  noMatchText: (text: string): string =>
    text === "" ? "None of your orders stands like this." : `None of these orders has “${text}” in its number or its products.`,
  more: "Show more",
  moreUnavailable: "Try again",
  newest: "To the newest orders",
  number: (number: string): string => `Order ${number}`,
  placed: (at: number): string => weekdayAt(at),
  goods: (first: string, others: number): string =>
    others === 0 ? first : others === 1 ? `${first} and 1 other product` : `${first} and ${wholeNumber(others)} other products`,
  moreGoods: (count: number): string => `+${wholeNumber(count)}`,
  returns: (count: number): string => (count === 1 ? "1 return" : `${wholeNumber(count)} returns`),
  payNow: "Pay now",
  payFor: (number: string): string => `Pay now for order ${number}`,
};
