import type { Facts } from "#web/design/phrase.ts";

/** What stands beside a product's price, a line for each question of a buyer. */
export const productGlancePhrases = {
  title: "At a glance",
  use: "Use",
  askFirst: "Ask a doctor",
  delivery: "Delivery",
  returns: "Returns",
  returnsOfUsed: ({ days }: Facts<"days">) => `Within ${days} days from your order's page, if damaged, wrong or close to expiry`,
  returnsOfKept: ({ days }: Facts<"days">) => `Within ${days} days from your order's page: unopened, or if damaged or wrong`,
  payment: "Payment",
  cashOrOnline: "Cash on delivery, or online",
  someHealth: "with some medicines or conditions",
  caution: {
    pregnancy: "in pregnancy",
    breastfeeding: "while breastfeeding",
    "under-2": "for children under 2",
    "under-5": "for children under 5",
    "under-12": "for children under 12",
    "under-18": "under 18",
    surgery: "within two weeks of surgery",
  },
};
