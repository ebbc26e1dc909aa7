import * as z from "zod";
import { ORDER_STAGES } from "#core/ordering/order-stage.ts";
import { LINE_STATES } from "#core/ordering/line-state.ts";
import { PARCEL_STATES } from "#core/ordering/parcel-state.ts";
import { REFUND_STATES } from "#core/ordering/refund-state.ts";
import { RETURN_STATES } from "#core/ordering/return-state.ts";
import { SHIPMENT_STATES } from "#core/ordering/shipment-state.ts";
import { fields } from "./endpoint.ts";
import { instant } from "./scalars.ts";
import type { OrderStage } from "#core/ordering/order-stage.ts";
import type { Moment } from "#core/ordering/order-replay.ts";
import type { ParcelState } from "#core/ordering/parcel-state.ts";

export const parcelState = z.enum(PARCEL_STATES);
export const lineState = z.enum(LINE_STATES);
export const refundState = z.enum(REFUND_STATES);
export const returnState = z.enum(RETURN_STATES);
export const shipmentState = z.enum(SHIPMENT_STATES);
export const standing: z.ZodType<OrderStage | ParcelState> = z.enum([...ORDER_STAGES, ...PARCEL_STATES]);

/** A state and when it came; null: it is still to come. */
export const moments = <State>(state: z.ZodType<State>): z.ZodType<readonly Moment<State>[]> =>
  z.array(fields({ state: ["status", state], at: z.nullable(instant) }));
