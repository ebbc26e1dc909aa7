import type { ParcelState } from "../parcels/parcel-state.ts";

/** How far a line of an order is. "partly-returned": some of its pieces came back. Source: specification/orders.md, Parcels. */
export type LineState = "ordered" | "cancelled" | "delivered" | "partly-returned" | "returned" | "came-back" | "lost";

/** "return-some" leaves pieces with the customer, "return-rest" none. "come-back": the parcel was not delivered. */
export type LineEvent = "cancel" | "deliver" | "return-some" | "return-rest" | "come-back" | "lose";

export const LINE_STATES: readonly LineState[] = ["ordered", "cancelled", "delivered", "partly-returned", "returned", "came-back", "lost"];
export const LINE_EVENTS: readonly LineEvent[] = ["cancel", "deliver", "return-some", "return-rest", "come-back", "lose"];

/** What happens to a parcel passes by lines that were taken out of it. */
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

/** Null where the event does not fit. The same event twice leaves what it made. Source: specification/orders.md, Parcels. */
export const nextLine = (state: LineState, event: LineEvent): LineState | null => table[state][event] ?? null;

/** What a parcel's new state means for its lines; null: nothing. Source: specification/orders.md, Parcels. */
export const lineEventOf = (state: ParcelState): LineEvent | null => meanings[state] ?? null;

const meanings: Readonly<Partial<Record<ParcelState, LineEvent>>> = { delivered: "deliver", "rto-received": "come-back", lost: "lose" };
