/** Around the questions that people ask most. */
export const faqWords = {
  title: "Common questions",
  description: "Answers about bills, coupons, GST, delivery, orders, returns, accounts and privacy at Niramaya.",
  lead: "Short answers about bills, coupons, delivery, orders and your account.",
  search: "Search the questions",
  searchButton: "Search",
  found: (count: number): string => (count === 1 ? "1 answer" : `${count} answers`),
  none: (words: string): string => `No question holds “${words}”.`,
  noneHint: "Try a single word such as coupon or GST, or write to us: a person answers.",
  all: "Show all questions",
  ask: "Write to us",
};
