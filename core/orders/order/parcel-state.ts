/** The state of a seller's part of an order: the child order. Source: specification/orders.md, Parcels. */
export type ParcelState =
  | "placed"
  | "confirmed"
  | "packed"
  | "shipped"
  | "out-for-delivery"
  | "delivered"
  | "cancelled"
  | "rto-initiated"
  | "rto-received"
  | "lost";

/** "turn-back": the parcel could not be delivered and returns to its origin. "take-back": the origin has received it. */
export type ParcelEvent = "confirm" | "pack" | "ship" | "send-out" | "deliver" | "cancel" | "turn-back" | "take-back" | "lose";

export const PARCEL_STATES: readonly ParcelState[] = [
  "placed",
  "confirmed",
  "packed",
  "shipped",
  "out-for-delivery",
  "delivered",
  "cancelled",
  "rto-initiated",
  "rto-received",
  "lost",
];
export const PARCEL_EVENTS: readonly ParcelEvent[] = [
  "confirm",
  "pack",
  "ship",
  "send-out",
  "deliver",
  "cancel",
  "turn-back",
  "take-back",
  "lose",
];

/** Carriers leave scans out, so a parcel may be delivered without a scan that says it was out for delivery. */
const table: Readonly<Record<ParcelState, Readonly<Partial<Record<ParcelEvent, ParcelState>>>>> = {
  placed: { confirm: "confirmed", cancel: "cancelled" },
  confirmed: { confirm: "confirmed", pack: "packed", cancel: "cancelled" },
  packed: { pack: "packed", ship: "shipped", cancel: "cancelled" },
  shipped: { ship: "shipped", "send-out": "out-for-delivery", deliver: "delivered", "turn-back": "rto-initiated", lose: "lost" },
  "out-for-delivery": {
    "send-out": "out-for-delivery",
    deliver: "delivered",
    "turn-back": "rto-initiated",
    lose: "lost",
  },
  delivered: { deliver: "delivered" },
  cancelled: { cancel: "cancelled" },
  "rto-initiated": { "turn-back": "rto-initiated", "take-back": "rto-received", lose: "lost" },
  "rto-received": { "take-back": "rto-received" },
  lost: { lose: "lost" },
};

/**
 * The parcel's next state; null where the event does not fit. A repeated event gives the same state.
 * Source: specification/orders.md, Parcels.
 */
export const nextParcel = (state: ParcelState, event: ParcelEvent): ParcelState | null => table[state][event] ?? null;

/** Whether no further event changes the parcel's state. Source: specification/orders.md, Parcels. */
export const isAtItsEnd = (state: ParcelState): boolean => PARCEL_EVENTS.every((event) => (nextParcel(state, event) ?? state) === state);
