import type { Facts } from "#web/design/phrase.ts";

/** What checkout adds to the cart's bill, and why. */
export const checkoutBillPhrases = {
  coupon: ({ code }: Facts<"code">) => `Coupon ${code}`,
  payingOnline: "Paying online",
  aboutTax: "GST is included in every price; your invoice shows how much of it is tax.",
  wholeRupee: ({ amount }: Facts<"amount">) => `${amount} is already a whole rupee: nothing is added.`,
  roundedUp: ({ amount }: Facts<"amount">) => `${amount} is rounded up to the whole rupee. Rounding is never tax.`,
  savesFrom: ({ minimum, missing }: Facts<"minimum" | "missing">) =>
    `You save by paying online once your products come to ${minimum} after the coupon: ${missing} more to go.`,
  share: ({ percent, of }: Facts<"percent" | "of">) => `${percent}% of ${of} for paying online, rounded down.`,
  shareCapped: ({ percent, of, most }: Facts<"percent" | "of" | "most">) => `${percent}% of ${of} for paying online, but at most ${most}.`,
  shareOfAll: ({ percent, of }: Facts<"percent" | "of">) => `${percent}% of ${of} for paying online, but never more than you have to pay.`,
};
