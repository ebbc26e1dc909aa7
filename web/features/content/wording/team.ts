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
        "Finds makers, checks what they say of their products, and decides what enters the shop. Licence, maker and net quantity stand on the product's page where we have them.",
      ],
    },
    {
      id: "pharmacy",
      heading: "Pharmacy desk",
      blocks: [
        "Looks after the words on each product page: what a thing is traditionally used for, how to take it, and who should ask first. No sentence promises a cure.",
      ],
    },
    {
      id: "store",
      heading: "Store and packing",
      blocks: [
        "Keeps the stock you see and its best-before dates, and packs. What reaches you short-dated, you may return: see the [return policy](/cancellationpolicy#return).",
      ],
    },
    {
      id: "care",
      heading: "Customer care",
      blocks: [
        "Answers your tickets and messages in English and Hindi, with the very bill you see on the screen: “Copy for support” in the cart gives them the same file. [Get in touch](/getintouch).",
      ],
    },
    {
      id: "shop",
      heading: "The shop itself",
      blocks: ["Builds these pages, the rules behind the bill, and the tests that check them. Found a mistake? Please tell them."],
    },
    {
      id: "privacy",
      heading: "Privacy and grievances",
      blocks: [
        "Looks after your data and your complaints, and may say no to everybody above. The [privacy policy](/privacy-policy#grievance) says how to reach this desk.",
      ],
    },
  ],
});
