import type { couponLabelPhrases as english } from "#web/features/cart/coupons/wording/coupon-label.ts";

export const couponLabelPhrases: typeof english = {
  flat: ({ amount }) => `सीधे ${amount} की छूट`,
  onSelect: {
    product: ({ amount }) => `चुनिंदा प्रोडक्ट पर ${amount} की छूट`,
    brand: ({ amount }) => `चुनिंदा ब्रांड पर ${amount} की छूट`,
    category: ({ amount }) => `चुनिंदा श्रेणी पर ${amount} की छूट`,
  },
  percentage: ({ percent }) => `${percent}% की छूट`,
  percentageUpTo: ({ percent, cap }) => `${percent}% की छूट, ${cap} तक`,
};
