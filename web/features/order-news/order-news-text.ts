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
    case "being-checked":
    case "return-asked":
    case "return-approved":
    case "return-rejected":
    case "return-failed":
      return says[news.kind]({ order });
    case "shipped":
    case "out-for-delivery":
    case "delivered":
    case "coming-back":
      return says[news.kind]({ parcel: parcelOf(order, news) });
    case "came-back":
    case "lost":
      return withMoney(says[news.kind]({ parcel: parcelOf(order, news) }), news.back);
    case "return-passed":
      return withMoney(says[news.kind]({ order }), news.back);
    case "cancelled":
      return withMoney(cancelled(news)({ order }), news.back);
    case "refund-done":
    case "refund-by-hand":
      return says[news.kind]({ order, amount: rupees(news.back) });
  }
}

/** An order of one parcel is that parcel. */
function parcelOf(order: string, { parcel, parcels }: Extract<OrderNews, { readonly parcel: number }>): string {
  if (parcels === 1) return says.onlyParcel({ order });
  const place = String(parcel + 1);
  return parcels === null ? says.someParcel({ order, place }) : says.oneParcel({ order, place, parcels: String(parcels) });
}

function cancelled({ isWhole, by }: Extract<OrderNews, { readonly kind: "cancelled" }>) {
  if (by === "shop") return isWhole ? says.cancelledByShop : says.cancelledInPartByShop;
  return isWhole ? says.cancelled : says.cancelledInPart;
}

const withMoney = (sentence: string, back: Paise): string =>
  back === 0 ? sentence : `${sentence} ${says.goesBack({ amount: rupees(back) })}`;
