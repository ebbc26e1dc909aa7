import type { Facts } from "#web/design/phrase.ts";

/** What stands beside the plans that are offered. It is apart: pages of hospitals need none of it. */
export const plansOfferedPhrases = {
  plansDescription: "Health plans for a person, a family or a team: what each holds and what it costs for a year.",
  available: "For whom",
  ecosystem: "What a plan brings together",
  listedPlans: "The plans",
  askPlan: ({ title }: Facts<"title">) => `Ask about ${title}`,
  buyPlan: ({ title }: Facts<"title">) => `Buy ${title}`,
  plansTerms:
    "You pay once for a year. All your money goes back within 14 days while you have used nothing of it. No plan is renewed by itself.",
  comparison: "The plans side by side",
  promise: "What a plan promises",
  price: "For a year",
  covered: "Covers",
  consultations: "Consultations paid for",
  labPercent: "Off lab tests",
  percent: ({ percent }: Facts<"percent">) => `${percent} %`,
  others: "What it holds",
  none: "None",
  buy: "Buy",
  buying: "Choose",
  myPlans: "My health plans",
};
