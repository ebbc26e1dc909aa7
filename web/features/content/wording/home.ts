import { rupees } from "#web/design/wording/amounts.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

export const homeWords = {
  title: "Niramaya · Everyday remedies, plainly explained",
  description:
    "Ayurvedic and Unani preparations, honest food and personal care: what it is, what it costs, and why the bill is what it is.",
  heading: "Everyday remedies, plainly explained",
  lead: "Ayurvedic and Unani preparations, honest food and personal care. What it is, what it costs, and why.",
  shopAll: "Shop all products",
  byCategory: "Shop by category",
  byConcern: "Shop by concern",
  byBrand: "Shop by brand",
  billHeading: "A bill that explains itself",
  billText:
    "Press any figure in your cart and it opens: which products a coupon counted, what the price is before tax, why delivery costs what it costs, what was rounded.",
  billFacts: [
    { name: "To the paisa", text: "Every amount is worked out exactly. Nothing is rounded before the rule that says so." },
    { name: "GST included", text: "The price on the label is the price you pay. The tax inside it is shown." },
    { name: "Support sees the same", text: "Copy your cart for support, and they get your bill, to the letter." },
  ],
  seeCart: "See your cart",

  /** Null where the shop has no such rule. */
  freeDelivery({ basic, weightExceed }: ShippingSettings): string | null {
    if (basic === null) return null;
    const from = `Free delivery from ${rupees(basic.minimumOrder)}`;
    return weightExceed === null || weightExceed.above === 0 ? from : `${from} for carts up to ${weightExceed.above} kg`;
  },
};
