import type { Facts } from "#web/design/phrase.ts";

/** What the first page of the benefits says. */
export const benefitsWords = {
  title: ({ shop }: Facts<"shop">) => `${shop} · Your company's health shop`,
  description: "The health shop of your company: remedies, honest food and personal care, with a bill that explains every figure.",
  heading: "Your company's health shop",
  lead: "Open this site from your company's app and you are signed in.",
  leadAll: "We deliver to your home or your office.",
  shopAll: "Shop all products",
  byCategory: "Shop by category",
};
