/** How far money is on its way back. "none-due": nothing had been paid for it yet. Source: specification/returns.md, States of a refund. */
export type RefundState = "initiated" | "pending" | "processed" | "failed" | "manual" | "none-due";

/** "send": the provider was asked; "give-up": staff pay it by hand, as what was paid at the door always is. */
export type RefundEvent = "send" | "process" | "fail" | "give-up";

export const REFUND_STATES: readonly RefundState[] = ["initiated", "pending", "processed", "failed", "manual", "none-due"];
export const REFUND_EVENTS: readonly RefundEvent[] = ["send", "process", "fail", "give-up"];

/** Whose money staff have to send, as nobody else will. Source: specification/returns.md, States of a refund. */
export const REFUNDS_BY_HAND: readonly RefundState[] = ["failed", "manual"];

/** Never back from processed; whoever says so late that it failed is heard by reconciliation. */
const table: Readonly<Record<RefundState, Readonly<Partial<Record<RefundEvent, RefundState>>>>> = {
  initiated: { send: "pending", "give-up": "manual" },
  pending: { send: "pending", process: "processed", fail: "failed" },
  processed: { process: "processed", fail: "processed" },
  failed: { fail: "failed", process: "processed", "give-up": "manual" },
  manual: { "give-up": "manual", process: "processed", fail: "manual" },
  "none-due": {},
};

/** Null where the event does not fit. The same event twice leaves what it made. Source: specification/returns.md, States of a refund. */
export const nextRefund = (state: RefundState, event: RefundEvent): RefundState | null => table[state][event] ?? null;
