import type { TextContent } from "#web/features/content/texts/text-content.ts";

export const written = (): TextContent => ({
  title: "How to read a label and a bill",
  description: "What the small print on an Ayurvedic label means, how GST and MRP fit together, and how to keep herbs fresh.",
  lead: "Three short lessons from behind the counter: what the small print on a pack says, how the price on it turns into the price you pay, and how to keep what you bought.",
  sections: [
    {
      id: "label",
      heading: "The label",
      blocks: [
        [
          "Licence number: Ayurvedic, Siddha and Unani medicines carry the licence of their maker. Food carries a 14-digit FSSAI number instead.",
          "Classical or proprietary: a classical medicine names the old text its formula comes from. A proprietary one is the maker's own mixture of listed ingredients.",
          "Botanical names: “Withania somnifera” is ashwagandha on every label of the world. The common name alone may mean different plants in different states.",
          "Batch and dates: the batch number finds a whole production run. “Best before” is about quality, “expiry” is about use.",
          "Schedule E(1): some classical ingredients may be taken only under a practitioner's supervision, and the label must say so.",
        ],
      ],
    },
    {
      id: "price",
      heading: "MRP, price and GST",
      blocks: [
        "MRP is the most anybody may ask for the pack, taxes included. Our price includes GST too, so no tax is added at the end.",
        "To see the price before tax, divide by 100 plus the rate and multiply by 100: a pack at ₹118 with 18 % GST costs ₹100 before tax. Coupons are worked out on that value, which is why 10 % off a ₹118 pack is ₹10 and not ₹11.80.",
      ],
    },
    {
      id: "bill",
      heading: "The bill, line by line",
      blocks: [
        [
          "Subtotal: price times pieces, GST included.",
          "Discount: what the coupon takes off, whole paise, rounded down.",
          "Shipping: by the value after the coupon and by weight; the cart shows how much more you need for free delivery.",
          "Rounding: what makes it a whole rupee, upwards. It is never tax.",
          "Total: what you pay; where paying online is cheaper, checkout shows it.",
        ],
        "Tap any of these in [the cart](/shop/cart) to open it.",
      ],
    },
    {
      id: "keep",
      heading: "Keeping it fresh",
      blocks: [
        [
          "Powders: dry spoon, tight lid, away from the stove. Lumps mean moisture got in.",
          "Oils and ghee: keep them dark and cool. Throw them out once they smell rancid.",
          "Honey: never in the fridge; crystals are natural.",
          "Tablets: in their own pack with the batch number, not in a nice jar.",
          "Anything that smells, looks or tastes different from before: leave it, and write to us with the batch number.",
        ],
      ],
    },
  ],
});
