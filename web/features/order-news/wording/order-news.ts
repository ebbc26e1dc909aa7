import type { Facts } from "#web/design/phrase.ts";

/** News of an order in a sentence. */
export const orderNewsPhrases = {
  placed: ({ order }: Facts<"order">) => `Order ${order} is placed. Thank you!`,
  "payment-failed": ({ order }: Facts<"order">) => `The payment for order ${order} did not go through. You can pay again.`,
  "being-checked": ({ order }: Facts<"order">) =>
    `Your payment for order ${order} is being checked. Please don't pay again: if it comes through, we place the order or send the money back.`,
  expired: ({ order }: Facts<"order">) => `Order ${order} is cancelled because it was not paid in time.`,
  /** The parcel that news are about, at the beginning of a sentence; `place` counts from 1. */
  onlyParcel: ({ order }: Facts<"order">) => `Order ${order}`,
  oneParcel: ({ order, place, parcels }: Facts<"order" | "place" | "parcels">) => `Parcel ${place} of ${parcels} of order ${order}`,
  someParcel: ({ order, place }: Facts<"order" | "place">) => `Parcel ${place} of order ${order}`,
  shipped: ({ parcel }: Facts<"parcel">) => `${parcel} is on its way.`,
  "out-for-delivery": ({ parcel }: Facts<"parcel">) => `${parcel} is out for delivery.`,
  delivered: ({ parcel }: Facts<"parcel">) => `${parcel} has been delivered.`,
  "coming-back": ({ parcel }: Facts<"parcel">) => `${parcel} could not be delivered and is going back to the seller.`,
  "came-back": ({ parcel }: Facts<"parcel">) => `${parcel} is back with the seller.`,
  lost: ({ parcel }: Facts<"parcel">) => `${parcel} was lost on the way. We are sorry.`,
  cancelled: ({ order }: Facts<"order">) => `Order ${order} is cancelled.`,
  cancelledByShop: ({ order }: Facts<"order">) => `We had to cancel order ${order}. We are sorry.`,
  cancelledInPart: ({ order }: Facts<"order">) => `Part of order ${order} is cancelled.`,
  cancelledInPartByShop: ({ order }: Facts<"order">) => `We had to cancel part of order ${order}. We are sorry.`,
  "return-asked": ({ order }: Facts<"order">) => `We are looking at your return for order ${order}.`,
  "return-approved": ({ order }: Facts<"order">) => `Your return for order ${order} is accepted.`,
  "return-rejected": ({ order }: Facts<"order">) => `Your return for order ${order} is not accepted.`,
  "return-failed": ({ order }: Facts<"order">) => `What you sent back from order ${order} did not pass the seller's check.`,
  "return-passed": ({ order }: Facts<"order">) => `Your return for order ${order} is complete.`,
  "refund-done": ({ order, amount }: Facts<"order" | "amount">) => `We have refunded ${amount} for order ${order}.`,
  "refund-by-hand": ({ order, amount }: Facts<"order" | "amount">) => `Our team is paying your refund of ${amount} for order ${order}.`,
  goesBack: ({ amount }: Facts<"amount">) => `${amount} is on its way back to you.`,
};
