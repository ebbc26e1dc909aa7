import type { TextContent } from "#web/features/content/texts/text-content.ts";
import type { TextFacts } from "#web/features/content/texts/text-facts.ts";

export const written = ({ company, registered, reached }: TextFacts): TextContent => ({
  title: "About us",
  description: "Niramaya is an Indian health shop that explains every figure of its bill and sells what it can name the maker of.",
  lead: "Niramaya is Sanskrit for free from illness. We can't promise that to anybody. What we can promise is a shop that tells you plainly what a thing is, who made it and what it costs.",
  sections: [
    {
      id: "what",
      heading: "What we sell",
      blocks: [
        "Ayurvedic and Unani preparations, honest food, vitamins and supplements, and personal care, from makers whose names are on the label. Each product page gives price, MRP and unit price, GST rate, size, seller and stock, and, where we know it, what is in it, how to take it, who should ask first, who made it and under which licence. [Look around the shop](/shop).",
      ],
    },
    {
      id: "bill",
      heading: "A bill that explains itself",
      blocks: [
        "Most shops show a total. We show how it came about: which products a coupon counted, what was taken off before tax, why delivery costs what it costs and what would make it free. Tap any figure in the cart and it explains itself.",
        "If a coupon is locked, the cart says what is missing and offers the cheapest step that would unlock it, worked out to the paisa.",
      ],
    },
    {
      id: "not",
      heading: "What we do not do",
      blocks: [
        [
          "No countdowns, no “only today”, no stock figure that isn't true.",
          "No claims that a product cures. Traditional use is described as traditional use.",
          "No advertising, and no script of another company that follows what you look at.",
          "No box ticked for you about your health data.",
        ],
      ],
    },
    {
      id: "beside",
      heading: "More than the shop",
      blocks: [
        [
          "[Practitioners](/practitioners) you can book a time with and talk to by audio or video.",
          "[Lab tests](/diagnosticlab), done at home or in a centre.",
          "[Health calculators](/profile1), each with its formula, and trackers for every day.",
          "[Quizzes](/quizhomepage), to find out what you know.",
          "[Fitbook](/fitbook), where you move together with others.",
        ],
      ],
    },
    {
      id: "company",
      heading: "The company",
      blocks: [`${company} is registered ${registered}. Reach us ${reached}. [Our team's page](/team) says who does what.`],
    },
  ],
});
