import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { replayed } from "../order/order-replay.ts";
import { ownOrder, UNKNOWN_ORDER } from "../order/own-order.ts";
import { parcelView } from "../views/parcel-view.ts";
import { shipmentOf } from "./shipment-state.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { TimelineEntry } from "../order/order-replay.ts";
import type { UnknownOrder } from "../order/own-order.ts";
import type { ParcelView } from "../views/parcel-view.ts";
import type { ShipmentState } from "./shipment-state.ts";

/** Where a parcel is. `state` null: its seller still has it. `scans` are the reported scans, the oldest first. */
export type Shipment = Pick<ParcelView, "number" | "expected"> & {
  readonly state: ShipmentState | null;
  readonly scans: readonly TimelineEntry<ShipmentState>[];
};

/** A parcel by its place in the order, from 0. */
export type ShipmentQuery = { readonly order: PayableId; readonly parcel: number };

/**
 * How a parcel of the customer's order travels, from the order's steps. A parcel that does not exist is refused like an unknown order.
 * Source: specification/orders.md, Calls.
 */
export type ShowShipment = (customer: CustomerId, query: ShipmentQuery) => Promise<Result<Shipment, UnknownOrder>>;
export const ShowShipment = useCase<ShowShipment>("orders", "ShowShipment");

export const makeShowShipment = maker(ShowShipment, { orders: Orders }, ({ orders }) => async (customer, { order: id, parcel }) => {
  const stored = ownOrder(customer, await orders.withId(id));
  if (stored.kind === "refused") return stored;
  const { order } = stored.value;
  if (order.parcels[parcel] === undefined) return UNKNOWN_ORDER;
  const { number, expected, timeline } = parcelView(stored.value, replayed(order), parcel);
  const scans = timeline.flatMap(({ state, at }) => {
    const reached = shipmentOf(state);
    return at === null || reached === null ? [] : [{ state: reached, at }];
  });
  return ok({ number, expected, state: scans.at(-1)?.state ?? null, scans });
});
