import type { OrderNews } from "#core/orders/order/order-news.ts";

/** News of an order in a sentence. */
export function orderNewsText(order: string, news: OrderNews): string {
  switch (news.kind) {
    case "placed":
      return `Order ${order} is placed`;
    case "payment-failed":
      return `The payment for order ${order} failed`;
    case "being-checked":
      return `The payment for order ${order} is being checked`;
    case "expired":
      return `Order ${order} is cancelled: not paid in time`;
    case "shipped":
      return `${parcelText(order, news)} is on its way`;
    case "out-for-delivery":
      return `${parcelText(order, news)} is out for delivery`;
    case "delivered":
      return `${parcelText(order, news)} is delivered`;
    case "coming-back":
      return `${parcelText(order, news)} could not be delivered`;
    case "came-back":
      return `${parcelText(order, news)} is back with the seller`;
    case "lost":
      return `${parcelText(order, news)} was lost`;
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

/** An order of one parcel is that parcel. */
function parcelText(order: string, { parcel, parcels }: Extract<OrderNews, { readonly parcel: number }>): string {
  if (parcels === 1) return `Order ${order}`;
  return parcels === null ? `Parcel ${parcel + 1} of order ${order}` : `Parcel ${parcel + 1} of ${parcels} of order ${order}`;
}
