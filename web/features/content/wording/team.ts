import type { TextContent } from "#web/features/content/texts/text-content.ts";

export const written = (): TextContent => ({
  title: "Our team",
  description: "Who does what at Niramaya: buying, pharmacy, packing, care for customers, and the shop itself.",
  lead: "Small desks, clear jobs. Whichever you write to, a person answers.",
  sections: [
    {
      id: "buying",
      heading: "Buying",
      blocks: [
        "Finds makers, reads licences and test reports, and decides what enters the shop. A product whose maker does not answer questions stays outside.",
      ],
    },
    {
      id: "pharmacy",
      heading: "Pharmacy desk",
      blocks: [
        "Registered pharmacists for Ayurveda and Unani check labels, warnings and the words on each product page, and take out every sentence that promises a cure.",
      ],
    },
    {
      id: "store",
      heading: "Store and packing",
      blocks: ["Counts stock, watches expiry dates and packs. What has fewer than three months left is not sent without telling you."],
    },
    {
      id: "care",
      heading: "Customer care",
      blocks: [
        "Answers in English, Hindi and Marathi, with the very bill you see on the screen: “Copy for support” in the cart gives them the same file. [Get in touch](/getintouch).",
      ],
    },
    {
      id: "shop",
      heading: "The shop itself",
      blocks: ["Builds these pages, the rules behind the bill, and the tests that hold them. Found a mistake? Please tell them."],
    },
    {
      id: "privacy",
      heading: "Privacy and grievances",
      blocks: [
        "Looks after your data and your complaints, and may say no to everybody above. How to reach this desk is told in the [privacy policy](/privacy-policy#grievance).",
      ],
    },
  ],
});
