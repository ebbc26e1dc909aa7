import { rupees } from "#web/design/wording/amounts.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { Paise } from "#core/shared/money.ts";

/** News of an order in a sentence. */
export function orderNewsText(order: string, news: OrderNews): string {
  switch (news.kind) {
    case "placed":
      return `Order ${order} is placed. Thank you!`;
    case "payment-failed":
      return `The payment of order ${order} did not go through. You can pay again.`;
    case "expired":
      return `Order ${order} was not paid in time and has ended.`;
    case "shipped":
      return `A parcel of order ${order} is on its way.`;
    case "out-for-delivery":
      return `A parcel of order ${order} is out for delivery.`;
    case "delivered":
      return `A parcel of order ${order} has been delivered.`;
    case "coming-back":
      return `A parcel of order ${order} could not be delivered and goes back to its seller.`;
    case "came-back":
      return `A parcel of order ${order} came back to its seller.${goesBack(news.back)}`;
    case "lost":
      return `A parcel of order ${order} was lost on its way.${goesBack(news.back)}`;
    case "cancelled":
      return `${news.isWhole ? `Order ${order}` : `A part of order ${order}`} is cancelled${news.by === "shop" ? " by the shop" : ""}.${goesBack(news.back)}`;
    case "return-asked":
      return `We are looking at your return of order ${order}.`;
    case "return-approved":
      return `Your return of order ${order} is accepted.`;
    case "return-rejected":
      return `Your return of order ${order} is not accepted.`;
    case "return-failed":
      return `What came back of order ${order} did not pass our check.`;
    case "return-passed":
      return `Your return of order ${order} is complete.${goesBack(news.back)}`;
    case "refund-done":
      return `${rupees(news.back)} for order ${order} has been paid back.`;
    case "refund-by-hand":
      return `We are paying ${rupees(news.back)} for order ${order} back by hand.`;
  }
}

const goesBack = (back: Paise): string => (back === 0 ? "" : ` ${rupees(back)} is on its way back to you.`);
