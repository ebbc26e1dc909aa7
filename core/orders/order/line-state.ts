import type { ParcelState } from "./parcel-state.ts";

/** The state of an order's line. "partly-returned": some of its pieces came back. Source: specification/orders.md, Parcels. */
export type LineState = "ordered" | "cancelled" | "delivered" | "partly-returned" | "returned" | "came-back" | "lost";

/** "return-some" leaves pieces with the customer, "return-rest" none. "come-back": the parcel was not delivered. */
export type LineEvent = "cancel" | "deliver" | "return-some" | "return-rest" | "come-back" | "lose";

export const LINE_STATES: readonly LineState[] = ["ordered", "cancelled", "delivered", "partly-returned", "returned", "came-back", "lost"];
export const LINE_EVENTS: readonly LineEvent[] = ["cancel", "deliver", "return-some", "return-rest", "come-back", "lose"];

/** Lines that were taken out of a parcel stay as they are, whatever happens to the parcel. */
const out = (state: LineState) => ({ deliver: state, "come-back": state, lose: state });

const table: Readonly<Record<LineState, Readonly<Partial<Record<LineEvent, LineState>>>>> = {
  ordered: { cancel: "cancelled", deliver: "delivered", "come-back": "came-back", lose: "lost" },
  cancelled: { cancel: "cancelled", ...out("cancelled") },
  delivered: { deliver: "delivered", "return-some": "partly-returned", "return-rest": "returned" },
  "partly-returned": { "return-some": "partly-returned", "return-rest": "returned" },
  returned: { "return-rest": "returned" },
  "came-back": { "come-back": "came-back" },
  lost: { lose: "lost" },
};

/**
 * The line's next state; null where the event does not fit. A repeated event gives the same state.
 * Source: specification/orders.md, Parcels.
 */
export const nextLine = (state: LineState, event: LineEvent): LineState | null => table[state][event] ?? null;

/** The event of its lines that a parcel's new state means; null: none. Source: specification/orders.md, Parcels. */
export const lineEventOf = (state: ParcelState): LineEvent | null => meanings[state] ?? null;

const meanings: Readonly<Partial<Record<ParcelState, LineEvent>>> = { delivered: "deliver", "rto-received": "come-back", lost: "lose" };
