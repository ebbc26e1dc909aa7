import type { Facts } from "#web/design/phrase.ts";

/** Around the questions that people ask most. */
export const faqWords = {
  title: "Common questions",
  description: "Answers about bills, coupons, GST, delivery, orders, returns, accounts and privacy at Niramaya.",
  lead: "Short answers about bills, coupons, delivery, orders and your account.",
  search: "Search the questions",
  searchButton: "Search",
  found: {
    one: ({ count }: Facts<"count">) => `${count} answer`,
    other: ({ count }: Facts<"count">) => `${count} answers`,
  },
  none: ({ words }: Facts<"words">) => `No questions match “${words}”.`,
  noneHint: "Try a single word such as coupon or GST, or write to us: a person answers.",
  all: "Show all questions",
  ask: "Write to us",
};
