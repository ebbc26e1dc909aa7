import type { TextContent } from "#web/features/content/texts/text-content.ts";

export const written = (): TextContent => ({
  title: "Our brands",
  description: "How a brand gets into the shop, what its page shows, and how makers and clinics reach us.",
  lead: "Every product here has a maker with a name. This is how a brand comes in, and what you can hold it to.",
  sections: [
    {
      id: "all",
      heading: "All brands",
      blocks: ["You find them [by letter](/shop/product-brands), each with all its products, filters and prices."],
    },
    {
      id: "in",
      heading: "How a brand gets in",
      blocks: [
        [
          "A valid licence for what it makes, and a name and address on every pack.",
          "Details for its products' pages: what is in them, how to take them, and who should ask first.",
          "Words that describe. Makers who insist on promising a cure are not listed.",
          "An answer when a customer asks.",
        ],
      ],
    },
    {
      id: "prepaid",
      heading: "What “Prepaid Only” means",
      blocks: [
        "Some brands do not take cash on delivery. Their products carry the badge “Prepaid Only”, on the card, on the page and in the cart.",
      ],
    },
    {
      id: "join",
      heading: "For makers and clinics",
      blocks: [
        "Would you like to sell here? [Write to us](/getintouch) with your licence number. Clinics and hospitals have [pages of their own](/brand/clinic).",
      ],
    },
  ],
});
