import type { OrderNews } from "#core/orders/order/order-news.ts";

/** News of an order in a sentence. */
export function orderNewsText(order: string, news: OrderNews): string {
  switch (news.kind) {
    case "placed":
      return `Order ${order} is placed`;
    case "payment-failed":
      return `The payment of order ${order} failed`;
    case "expired":
      return `Order ${order} was not paid in time`;
    case "shipped":
      return `Parcel ${news.parcel + 1} of order ${order} is on its way`;
    case "out-for-delivery":
      return `Parcel ${news.parcel + 1} of order ${order} comes today`;
    case "delivered":
      return `Parcel ${news.parcel + 1} of order ${order} is delivered`;
    case "coming-back":
      return `Parcel ${news.parcel + 1} of order ${order} could not be delivered`;
    case "came-back":
      return `Parcel ${news.parcel + 1} of order ${order} came back to its seller`;
    case "lost":
      return `Parcel ${news.parcel + 1} of order ${order} was lost`;
    case "cancelled":
      return news.isWhole ? `Order ${order} is cancelled` : `A part of order ${order} is cancelled`;
    case "return-asked":
      return `Your return of order ${order} is being looked at`;
    case "return-approved":
      return `Your return of order ${order} is accepted`;
    case "return-rejected":
      return `Your return of order ${order} is not accepted`;
    case "return-failed":
      return `What came back of order ${order} can't be refunded`;
    case "return-passed":
      return `Your return of order ${order} is complete`;
    case "refund-done":
      return `The refund of order ${order} is paid`;
    case "refund-by-hand":
      return `The refund of order ${order} is being paid by hand`;
  }
}
