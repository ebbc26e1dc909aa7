import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { PointCause } from "#core/points/reward-points.port.ts";

/** A customer's reward points. */
export const pointsWords = {
  title: "Reward points",
  lead: "You earn 1 point for every ₹100 you pay for goods. They count once the days for a return are over, and stay for 365 days.",
  reading: "Your points are being read",
  unavailable: "Your points could not be read just now.",
  balance: "points in your account",
  history: "What made them",
  none: "No points yet",
  noneText: "They come with your first order, once the days for a return are over.",
  shop: "Go to the shop",
  more: "Show more",
  tryAgain: "Try again",
  pending: (points: number): string => `${wholeNumber(points)} more once the days for a return are over`,
  cause: (cause: PointCause): string => {
    switch (cause.kind) {
      case "opening":
        return cause.reason;
      case "earned":
        return "Earned with an order";
      case "taken-back":
        return "Taken back: something was returned or refunded";
    }
  },
  days: ({ at, from, until }: { readonly at: string; readonly from: string; readonly until: string }): string =>
    at === from ? at : `${at} · counts from ${from} to ${until}`,
  signed: (points: number): string => (points < 0 ? `−${wholeNumber(-points)}` : `+${wholeNumber(points)}`),
};
