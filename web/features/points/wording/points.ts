import type { Facts } from "#web/design/phrase.ts";

/** A customer's reward points. */
export const pointsPhrases = {
  title: "Reward points",
  lead: "You earn 1 point for every ₹100 you pay for goods. They count once the days for a return are over, and are valid for 365 days.",
  reading: "Loading your points",
  unavailable: "We couldn't load your points right now.",
  balance: "points in your account",
  history: "Where they came from",
  none: "No points yet",
  noneText: "They come with your first order, once the days for a return are over.",
  shop: "Go to the shop",
  more: "Show more",
  tryAgain: "Try again",
  pending: ({ points }: Facts<"points">) => `${points} more once the days for a return are over`,
  earned: "Earned with an order",
  takenBack: "Deducted: something was returned or refunded",
  countsFrom: ({ at, from, until }: Facts<"at" | "from" | "until">) => `${at} · valid from ${from} to ${until}`,
};
