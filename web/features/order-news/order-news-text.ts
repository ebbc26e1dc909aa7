import { rupees } from "#web/design/figures/amounts.ts";
import { orderNewsPhrases as says } from "./wording/order-news.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { Paise } from "#core/shared/money.ts";

/** News of an order in a sentence, and in a second one what goes back to its customer. */
export function orderNewsText(order: string, news: OrderNews): string {
  switch (news.kind) {
    case "placed":
    case "payment-failed":
    case "expired":
    case "return-asked":
    case "return-approved":
    case "return-rejected":
    case "return-failed":
      return says[news.kind]({ order });
    case "shipped":
    case "out-for-delivery":
    case "delivered":
    case "coming-back":
      return says[news.kind]({ order, parcel: String(news.parcel + 1) });
    case "came-back":
    case "lost":
      return withMoney(says[news.kind]({ order, parcel: String(news.parcel + 1) }), news.back);
    case "return-passed":
      return withMoney(says[news.kind]({ order }), news.back);
    case "cancelled":
      return withMoney(cancelled(news)({ order }), news.back);
    case "refund-done":
    case "refund-by-hand":
      return says[news.kind]({ order, amount: rupees(news.back) });
  }
}

function cancelled({ isWhole, by }: Extract<OrderNews, { readonly kind: "cancelled" }>) {
  if (by === "shop") return isWhole ? says.cancelledByShop : says.cancelledInPartByShop;
  return isWhole ? says.cancelled : says.cancelledInPart;
}

const withMoney = (sentence: string, back: Paise): string =>
  back === 0 ? sentence : `${sentence} ${says.goesBack({ amount: rupees(back) })}`;
