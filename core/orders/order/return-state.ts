/** The state of a return. Source: specification/returns.md, States of a return. */
export type ReturnState = "requested" | "approved" | "rejected" | "picked-up" | "received" | "qc-passed" | "qc-failed" | "closed";

/** "believe": goods that never arrived can't be picked up, so staff accept the customer's report. */
export type ReturnEvent = "approve" | "reject" | "pick-up" | "receive" | "pass" | "fail" | "believe" | "close";

export const RETURN_STATES: readonly ReturnState[] = [
  "requested",
  "approved",
  "rejected",
  "picked-up",
  "received",
  "qc-passed",
  "qc-failed",
  "closed",
];
export const RETURN_EVENTS: readonly ReturnEvent[] = ["approve", "reject", "pick-up", "receive", "pass", "fail", "believe", "close"];

const table: Readonly<Record<ReturnState, Readonly<Partial<Record<ReturnEvent, ReturnState>>>>> = {
  requested: { approve: "approved", reject: "rejected" },
  approved: { approve: "approved", "pick-up": "picked-up", believe: "qc-passed" },
  rejected: { reject: "rejected" },
  "picked-up": { "pick-up": "picked-up", receive: "received" },
  received: { receive: "received", pass: "qc-passed", fail: "qc-failed" },
  "qc-passed": { pass: "qc-passed", believe: "qc-passed", close: "closed" },
  "qc-failed": { fail: "qc-failed", close: "closed" },
  closed: { close: "closed" },
};

/**
 * The return's next state; null where the event does not fit. A repeated event gives the same state.
 * Source: specification/returns.md, States of a return.
 */
export const nextReturn = (state: ReturnState, event: ReturnEvent): ReturnState | null => table[state][event] ?? null;
