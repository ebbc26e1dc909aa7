import type { Facts } from "#web/design/phrase.ts";

/** A customer's reward points. */
export const pointsPhrases = {
  title: "Reward points",
  lead: "You earn 1 point for every ₹100 you pay for goods. They count once the days for a return are over, and stay for 365 days.",
  reading: "Loading your points",
  unavailable: "Your points could not be read right now.",
  balance: "points in your account",
  history: "What made them",
  none: "No points yet",
  noneText: "They come with your first order, once the days for a return are over.",
  shop: "Go to the shop",
  more: "Show more",
  tryAgain: "Try again",
  pending: ({ points }: Facts<"points">) => `${points} more once the days for a return are over`,
  earned: "Earned with an order",
  takenBack: "Taken back: something was returned or refunded",
  countsFrom: ({ at, from, until }: Facts<"at" | "from" | "until">) => `${at} · counts from ${from} to ${until}`,
};
