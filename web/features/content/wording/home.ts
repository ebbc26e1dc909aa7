import type { Facts } from "#web/design/phrase.ts";

export const homePhrases = {
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

  freeDelivery: ({ minimum }: Facts<"minimum">) => `Free delivery from ${minimum}`,
  freeDeliveryUpTo: ({ minimum, limit }: Facts<"minimum" | "limit">) => `Free delivery from ${minimum} for carts up to ${limit} kg`,
};
