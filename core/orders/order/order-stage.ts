/** How far an order as a whole is until it is placed; from then on its sellers' parts tell. Source: specification/orders.md, The whole order. */
export type OrderStage = "quoted" | "pending-payment" | "payment-failed" | "placed" | "expired";

/**
 * "place": nothing is to be paid now; "ask": a payment was begun, "retry" once more; "expire": 30 minutes went by; "revive": paid too late,
 * and the goods could be had again.
 */
export type StageEvent = "place" | "ask" | "pay" | "fail" | "retry" | "expire" | "revive";

export const ORDER_STAGES: readonly OrderStage[] = ["quoted", "pending-payment", "payment-failed", "placed", "expired"];
export const STAGE_EVENTS: readonly StageEvent[] = ["place", "ask", "pay", "fail", "retry", "expire", "revive"];

/** Never back from placed. A payment after expiry leaves it expired, to be revived or refunded. */
const table: Readonly<Record<OrderStage, Readonly<Partial<Record<StageEvent, OrderStage>>>>> = {
  quoted: { place: "placed", ask: "pending-payment" },
  "pending-payment": { ask: "pending-payment", retry: "pending-payment", pay: "placed", fail: "payment-failed", expire: "expired" },
  "payment-failed": { retry: "pending-payment", pay: "placed", fail: "payment-failed", expire: "expired" },
  placed: { place: "placed", pay: "placed", fail: "placed", revive: "placed" },
  expired: { pay: "expired", fail: "expired", expire: "expired", revive: "placed" },
};

/** Null where the event does not fit. The same event twice leaves what it made. Source: specification/orders.md, The whole order. */
export const nextStage = (stage: OrderStage, event: StageEvent): OrderStage | null => table[stage][event] ?? null;

/** So long an order waits for its payment, in milliseconds. Source: specification/orders.md, The whole order. */
export const PAYMENT_WAITS = 30 * 60 * 1000;
