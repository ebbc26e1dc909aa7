import type { Facts } from "#web/design/phrase.ts";

/** What bills of plans and credit notes say as a page, beside what those of appointments say too: the same words as their PDF. */
export const planBillPhrases = {
  notShown: "The bills of this plan can't be shown right now.",
  unknown: "We can't find this bill",
  unknownText: "The plan may belong to another account, or the link is wrong.",
  all: "All my plans",
  toPlan: "Go to the plan",
  noneText: "Once you have paid for the plan, its bill appears here.",
  soldBy: "Sold by",
  service: {
    one: ({ plan }: Facts<"plan" | "people">) => `${plan}, a health plan for one person`,
    other: ({ plan, people }: Facts<"plan" | "people">) => `${plan}, a health plan for ${people} people`,
  },
  year: ({ from, until }: Facts<"from" | "until">) => `${from} to ${until}`,
  exempt: "What the plan pays for is health care: exempt from GST (notification 12/2017, entry 74).",
  reason: "Cancelled within 14 days, unused",
};
