/**
 * The stage of an order as a whole, until it is placed. From then on the states of its parcels say how far it is.
 * Source: specification/orders.md, The whole order.
 */
export type OrderStage = "quoted" | "pending-payment" | "payment-failed" | "placed" | "expired";

/**
 * "place": nothing is to be paid now. "ask": a payment was begun. "retry": it was begun once more. "release": its customer gave it up
 * before it was paid. "expire": 30 minutes went by. "revive": it was paid too late, but the goods were still available.
 */
export type StageEvent = "place" | "ask" | "pay" | "fail" | "retry" | "release" | "expire" | "revive";

export const ORDER_STAGES: readonly OrderStage[] = ["quoted", "pending-payment", "payment-failed", "placed", "expired"];
export const STAGE_EVENTS: readonly StageEvent[] = ["place", "ask", "pay", "fail", "retry", "release", "expire", "revive"];

/** An order never leaves "placed". A payment after expiry leaves the order expired, until it is revived or refunded. */
const table: Readonly<Record<OrderStage, Readonly<Partial<Record<StageEvent, OrderStage>>>>> = {
  quoted: { place: "placed", ask: "pending-payment" },
  "pending-payment": {
    ask: "pending-payment",
    retry: "pending-payment",
    pay: "placed",
    fail: "payment-failed",
    release: "expired",
    expire: "expired",
  },
  "payment-failed": { retry: "pending-payment", pay: "placed", fail: "payment-failed", release: "expired", expire: "expired" },
  placed: { place: "placed", pay: "placed", fail: "placed", revive: "placed" },
  expired: { pay: "expired", fail: "expired", release: "expired", expire: "expired", revive: "placed" },
};

/**
 * The order's next stage; null where the event does not fit. A repeated event gives the same stage.
 * Source: specification/orders.md, The whole order.
 */
export const nextStage = (stage: OrderStage, event: StageEvent): OrderStage | null => table[stage][event] ?? null;

/** How long an order waits for its payment, in milliseconds. Source: specification/orders.md, The whole order. */
export const PAYMENT_WAITS = 30 * 60 * 1000;
