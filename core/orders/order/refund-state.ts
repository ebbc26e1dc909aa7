/**
 * How far a refund is. "none-due": nothing had been paid yet, so no money goes back. Source: specification/returns.md, States of a refund.
 */
export type RefundState = "initiated" | "pending" | "processed" | "failed" | "manual" | "none-due";

/** "send": the provider was asked to pay. "give-up": staff pay it by hand, as they always do for what was paid at the door. */
export type RefundEvent = "send" | "process" | "fail" | "give-up";

export const REFUND_STATES: readonly RefundState[] = ["initiated", "pending", "processed", "failed", "manual", "none-due"];
export const REFUND_EVENTS: readonly RefundEvent[] = ["send", "process", "fail", "give-up"];

/** Refunds that staff have to pay, because nobody else will. Source: specification/returns.md, States of a refund. */
export const REFUNDS_BY_HAND: readonly RefundState[] = ["failed", "manual"];

/** A refund never leaves "processed". If the provider reports a failure after that, reconciliation deals with it. */
const table: Readonly<Record<RefundState, Readonly<Partial<Record<RefundEvent, RefundState>>>>> = {
  initiated: { send: "pending", "give-up": "manual" },
  pending: { send: "pending", process: "processed", fail: "failed" },
  processed: { process: "processed", fail: "processed" },
  failed: { fail: "failed", process: "processed", "give-up": "manual" },
  manual: { "give-up": "manual", process: "processed", fail: "manual" },
  "none-due": {},
};

/**
 * The refund's next state; null where the event does not fit. A repeated event gives the same state.
 * Source: specification/returns.md, States of a refund.
 */
export const nextRefund = (state: RefundState, event: RefundEvent): RefundState | null => table[state][event] ?? null;
