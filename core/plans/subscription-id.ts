const MARK = "s-";

/** The id of a new subscription, which no other payable's id is like. `id` is new. Source: specification/payments.md, What is paid for. */
export const subscriptionId = (id: string): string => MARK + id;

/** Whether an id is a subscription's. Source: specification/payments.md, What is paid for. */
export const isSubscriptionId = (id: string): boolean => id.startsWith(MARK);
