import type { ParcelEvent, ParcelState } from "./parcel-state.ts";

/** Where a carrier says a parcel is. Source: decisions, Cart, quote, order (child order); platform section 7, shipment status. */
export type ShipmentState =
  | "booked"
  | "picked-up"
  | "in-transit"
  | "out-for-delivery"
  | "attempted"
  | "delivered"
  | "returning"
  | "returned"
  | "lost";

/** What a carrier reports of it. */
export type Scan = "pick-up" | "transit" | "send-out" | "attempt" | "deliver" | "turn-back" | "return" | "lose";

export const SHIPMENT_STATES: readonly ShipmentState[] = [
  "booked",
  "picked-up",
  "in-transit",
  "out-for-delivery",
  "attempted",
  "delivered",
  "returning",
  "returned",
  "lost",
];
export const SCANS: readonly Scan[] = ["pick-up", "transit", "send-out", "attempt", "deliver", "turn-back", "return", "lose"];

const onItsWay = {
  transit: "in-transit",
  "send-out": "out-for-delivery",
  attempt: "attempted",
  deliver: "delivered",
  "turn-back": "returning",
  lose: "lost",
} as const;

const table: Readonly<Record<ShipmentState, Readonly<Partial<Record<Scan, ShipmentState>>>>> = {
  booked: { "pick-up": "picked-up", ...onItsWay },
  "picked-up": { "pick-up": "picked-up", ...onItsWay },
  "in-transit": onItsWay,
  "out-for-delivery": onItsWay,
  attempted: onItsWay,
  delivered: { deliver: "delivered" },
  returning: { transit: "returning", "turn-back": "returning", return: "returned", lose: "lost" },
  returned: { return: "returned" },
  lost: { lose: "lost" },
};

/** Null where the scan does not fit: a late one of before. The same scan twice leaves what it made. Source: decisions, Cart, quote, order (child order). */
export const nextShipment = (state: ShipmentState, scan: Scan): ShipmentState | null => table[state][scan] ?? null;

/** What a scan means for the seller's part of the order; null: nothing. Source: decisions, Cart, quote, order (child order). */
export const parcelEventOf = (scan: Scan): ParcelEvent | null => meanings[scan];

const meanings: Readonly<Record<Scan, ParcelEvent | null>> = {
  "pick-up": "ship",
  transit: null,
  "send-out": "send-out",
  attempt: null,
  deliver: "deliver",
  "turn-back": "turn-back",
  return: "take-back",
  lose: "lose",
};

/** Where a parcel is by what is known of the seller's part; null: the seller still has it, or it never set out. Source: decisions, Cart, quote, order (child order). */
export const shipmentOf = (state: ParcelState): ShipmentState | null => shipments[state] ?? null;

const shipments: Readonly<Partial<Record<ParcelState, ShipmentState>>> = {
  packed: "booked",
  shipped: "picked-up",
  "out-for-delivery": "out-for-delivery",
  delivered: "delivered",
  "rto-initiated": "returning",
  "rto-received": "returned",
  lost: "lost",
};
