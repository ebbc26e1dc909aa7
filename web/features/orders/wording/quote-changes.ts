import type { Facts } from "#web/design/phrase.ts";

/** What changed of a bill since it was shown. */
export const quoteChangePhrases = {
  replaced: "Your bill was updated, perhaps in another window. Please check it once more.",
  cashLost: "This order can't be paid in cash any more, so it is paid online now.",
  changed: "The bill changed. Please check it before you order.",
  expired: "The time it was held for is over.",
  lineGone: ({ title }: Facts<"title">) => `${title} is no longer in your cart.`,
  lineNew: ({ title }: Facts<"title">) => `${title} was added to your cart.`,
  quantity: ({ title, from, to }: Facts<"title" | "from" | "to">) => `${title}: ${to} instead of ${from}.`,
  price: ({ title, from, to }: Facts<"title" | "from" | "to">) => `${title}: ${to} each instead of ${from}.`,
  gst: ({ title, from, to }: Facts<"title" | "from" | "to">) => `${title}: its GST is ${to}% instead of ${from}%; the price includes it.`,
  seller: ({ title }: Facts<"title">) => `${title}: now shipped by another seller.`,
  hsn: ({ title }: Facts<"title">) => `${title}: its tax code on the invoice changed.`,
  figures: { subtotal: "Subtotal", coupon: "Coupon", prepaid: "Paying online", shipping: "Shipping", total: "Total" },
  figure: ({ name, from, to }: Facts<"name" | "from" | "to">) => `${name}: ${to} instead of ${from}.`,
  couponApplied: ({ code }: Facts<"code">) => `Coupon ${code} is applied.`,
  couponLost: ({ code }: Facts<"code">) => `Coupon ${code} no longer applies.`,
};
