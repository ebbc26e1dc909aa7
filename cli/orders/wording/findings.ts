/** A refund by its order's number and its own. */
export type RefundByHand = { readonly order: string; readonly refund: number };

/** What the doctor says of orders and of what staff owe for them. */
export const orderFindingWords = {
  byHand: ({ order, refund }: RefundByHand) => `Refund ${refund} of ${order} has to be paid by hand. See: niramaya order refund --help`,
  ordersWell: "Orders, their money and their documents agree with their steps.",
} as const;
