import type { OrderNews } from "#core/orders/order/order-news.ts";

/** News of an order in a sentence. */
export function orderNewsText(order: string, news: OrderNews): string {
  switch (news.kind) {
    case "placed":
      return `Order ${order} is placed`;
    case "payment-failed":
      return `The payment for order ${order} failed`;
    case "expired":
      return `Order ${order} is cancelled: not paid in time`;
    case "shipped":
      return `Parcel ${news.parcel + 1} of order ${order} is on its way`;
    case "out-for-delivery":
      return `Parcel ${news.parcel + 1} of order ${order} is out for delivery`;
    case "delivered":
      return `Parcel ${news.parcel + 1} of order ${order} is delivered`;
    case "coming-back":
      return `Parcel ${news.parcel + 1} of order ${order} could not be delivered`;
    case "came-back":
      return `Parcel ${news.parcel + 1} of order ${order} is back with the seller`;
    case "lost":
      return `Parcel ${news.parcel + 1} of order ${order} was lost`;
    case "cancelled":
      return news.isWhole ? `Order ${order} is cancelled` : `Part of order ${order} is cancelled`;
    case "return-asked":
      return `We are looking at your return for order ${order}`;
    case "return-approved":
      return `Your return for order ${order} is accepted`;
    case "return-rejected":
      return `Your return for order ${order} is not accepted`;
    case "return-failed":
      return `Your return for order ${order} can't be refunded`;
    case "return-passed":
      return `Your return for order ${order} is complete`;
    case "refund-done":
      return `The refund for order ${order} is paid`;
    case "refund-by-hand":
      return `Our team is paying the refund for order ${order}`;
  }
}
