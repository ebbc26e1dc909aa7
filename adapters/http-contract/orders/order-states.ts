import * as z from "zod/mini";
import { ORDER_STAGES } from "#core/orders/order/order-stage.ts";
import { LINE_STATES } from "#core/orders/order/line-state.ts";
import { PARCEL_STATES } from "#core/orders/order/parcel-state.ts";
import { REFUND_STATES } from "#core/orders/order/refund-state.ts";
import { RETURN_STATES } from "#core/orders/order/return-state.ts";
import { SHIPMENT_STATES } from "#core/orders/parcels/shipment-state.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import type { OrderStage } from "#core/orders/order/order-stage.ts";
import type { TimelineEntry } from "#core/orders/order/order-replay.ts";
import type { ParcelState } from "#core/orders/order/parcel-state.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const parcelState = z.enum(PARCEL_STATES);
export const lineState = z.enum(LINE_STATES);
export const refundState = z.enum(REFUND_STATES);
export const returnState = z.enum(RETURN_STATES);
export const shipmentState = z.enum(SHIPMENT_STATES);
export const orderState: Shape<OrderStage | ParcelState> = z.enum([...ORDER_STAGES, ...PARCEL_STATES]);

/** A state and when it came; null: it is still to come. */
export const moments = <State>(state: Shape<State>): Shape<readonly TimelineEntry<State>[]> =>
  z.array(fields({ state: ["status", state], at: z.nullable(instant) }));
