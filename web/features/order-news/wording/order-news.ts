import type { Facts } from "#web/design/phrase.ts";

/** News of an order in a sentence. */
export const orderNewsPhrases = {
  placed: ({ order }: Facts<"order">) => `Order ${order} is placed. Thank you!`,
  "payment-failed": ({ order }: Facts<"order">) => `The payment of order ${order} did not go through. You can pay again.`,
  expired: ({ order }: Facts<"order">) => `Order ${order} was not paid in time and has ended.`,
  shipped: ({ order, parcel }: Facts<"order" | "parcel">) => `Parcel ${parcel} of order ${order} is on its way.`,
  "out-for-delivery": ({ order, parcel }: Facts<"order" | "parcel">) => `Parcel ${parcel} of order ${order} is out for delivery.`,
  delivered: ({ order, parcel }: Facts<"order" | "parcel">) => `Parcel ${parcel} of order ${order} has been delivered.`,
  "coming-back": ({ order, parcel }: Facts<"order" | "parcel">) =>
    `Parcel ${parcel} of order ${order} could not be delivered and goes back to its seller.`,
  "came-back": ({ order, parcel }: Facts<"order" | "parcel">) => `Parcel ${parcel} of order ${order} came back to its seller.`,
  lost: ({ order, parcel }: Facts<"order" | "parcel">) => `Parcel ${parcel} of order ${order} was lost on its way.`,
  cancelled: ({ order }: Facts<"order">) => `Order ${order} is cancelled.`,
  cancelledByShop: ({ order }: Facts<"order">) => `Order ${order} is cancelled by the shop.`,
  cancelledInPart: ({ order }: Facts<"order">) => `A part of order ${order} is cancelled.`,
  cancelledInPartByShop: ({ order }: Facts<"order">) => `A part of order ${order} is cancelled by the shop.`,
  "return-asked": ({ order }: Facts<"order">) => `We are looking at your return of order ${order}.`,
  "return-approved": ({ order }: Facts<"order">) => `Your return of order ${order} is accepted.`,
  "return-rejected": ({ order }: Facts<"order">) => `Your return of order ${order} is not accepted.`,
  "return-failed": ({ order }: Facts<"order">) => `What came back of order ${order} did not pass our check.`,
  "return-passed": ({ order }: Facts<"order">) => `Your return of order ${order} is complete.`,
  "refund-done": ({ order, amount }: Facts<"order" | "amount">) => `${amount} for order ${order} has been paid back.`,
  "refund-by-hand": ({ order, amount }: Facts<"order" | "amount">) => `We are paying ${amount} for order ${order} back by hand.`,
  goesBack: ({ amount }: Facts<"amount">) => `${amount} is on its way back to you.`,
};
