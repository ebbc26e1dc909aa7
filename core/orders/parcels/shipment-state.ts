import type { ParcelState } from "../order/parcel-state.ts";

/** Where a parcel is with its carrier. Source: specification/orders.md, Parcels. */
export const SHIPMENT_STATES = ["booked", "picked-up", "out-for-delivery", "delivered", "returning", "returned", "lost"] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/**
 * Where a parcel is, by the state of the seller's part. null: the seller still has it, or it never left.
 * Source: specification/orders.md, Parcels.
 */
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
