import type { Facts } from "#web/design/phrase.ts";

/** What stands beside the plans that are offered. It is apart: pages of hospitals need none of it. */
export const plansOfferedPhrases = {
  plansDescription: "Health plans for a person, a family or a team: what each includes and what it costs for a year.",
  available: "Who it's for",
  ecosystem: "What a plan brings together",
  listedPlans: "The plans",
  askPlan: ({ title }: Facts<"title">) => `Ask about ${title}`,
  buyPlan: ({ title }: Facts<"title">) => `Buy ${title}`,
  plansTerms: "You pay once for a year. You get a full refund within 14 days if you haven't used any of it. No plan renews automatically.",
  comparison: "The plans side by side",
  promise: "What a plan includes",
  price: "For a year",
  covered: "Covers",
  consultations: "Consultations included",
  labPercent: "Off lab tests",
  percent: ({ percent }: Facts<"percent">) => `${percent} %`,
  others: "Also included",
  none: "None",
  buy: "Buy",
  buying: "Choose",
  myPlans: "My health plans",
};
