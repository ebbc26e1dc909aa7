/** How far a seller's part of an order is: the child order. Source: specification/orders.md, Parcels. */
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

/** "turn-back": it could not be delivered and returns to its origin, where "take-back" receives it. */
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

/** Carriers leave scans out: a parcel may be delivered without having been told to be out. */
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

/** Null where the event does not fit. The same event twice leaves what it made. Source: specification/orders.md, Parcels. */
export const nextParcel = (state: ParcelState, event: ParcelEvent): ParcelState | null => table[state][event] ?? null;

/** Whether nothing more happens to it on its way. Source: specification/orders.md, Parcels. */
export const isAtItsEnd = (state: ParcelState): boolean => PARCEL_EVENTS.every((event) => (nextParcel(state, event) ?? state) === state);
