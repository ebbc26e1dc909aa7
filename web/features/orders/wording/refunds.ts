import type { ShippingBack } from "#core/orders/order/refund.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What goes back, figure by figure, and why. */
export const refundPhrases = {
  heading: "Refunds",
  one: ({ number }: Facts<"number">) => `Refund ${number}`,
  back: "You get back",
  less: "Deducted from what you pay on delivery",
  nothing: "Nothing had been paid for it, so there is nothing to refund.",
  noRefund: "No refund",
  asking: "Working out the refund",
  unavailable: "The refund could not be worked out: the shop did not answer.",
  tryAgain: "Try again",
  how: "How it is worked out",
  where: {
    online: "It goes back to your original payment method within 7 working days.",
    cash: "We pay it to your bank account or UPI ID.",
  },
  totalIs: ({ amount }: Facts<"amount">) => `You get ${amount} back`,
  ofPieces: ({ title, pieces }: Facts<"title" | "pieces">) => `${title}: ${pieces}`,
  ofCoupon: "Its share of the coupon",
  ofPayingOnline: "Its share of paying online",
  ofShipping: "Its share of shipping",
  shippingOf: ({ title }: Facts<"title">) => `Shipping of ${title}`,
  ofRounding: "Its share of rounding",
  roundingOf: ({ title }: Facts<"title">) => `Rounding of ${title}`,
  because: {
    "everything-is-gone": "Nothing is left of the order, so shipping and rounding are refunded too.",
    "never-paid": "Nothing is due on delivery for this parcel any more.",
    "our-fault": "The fault is ours, so its share of shipping is refunded too.",
    "kept-until-everything-is-gone": "What you paid for it is refunded. Shipping is not, as you keep other products.",
  } satisfies Record<ShippingBack, string>,
  youCancelled: ({ reason }: Facts<"reason">) => `You cancelled: ${reason}`,
  shopCancelled: ({ reason }: Facts<"reason">) => `Cancelled by the shop: ${reason}`,
  forReturn: ({ number }: Facts<"number">) => `For return ${number}`,
  parcelLost: ({ parcel }: Facts<"parcel">) => `Parcel ${parcel} was lost`,
  parcelCameBack: ({ parcel }: Facts<"parcel">) => `Parcel ${parcel} was returned to its seller`,
};
