import { ORDER_STAGES } from "./order-stage.ts";
import { PARCEL_STATES, isAtItsEnd } from "./parcel-state.ts";
import type { OrderStage } from "./order-stage.ts";
import type { ParcelState } from "./parcel-state.ts";

/** Which orders a list shows. Source: specification/orders.md, What a customer sees. */
export type OrderFilter = "all" | "unpaid" | "under-way" | "delivered" | "cancelled" | "came-back";

export const ORDER_FILTERS: readonly OrderFilter[] = ["all", "unpaid", "under-way", "delivered", "cancelled", "came-back"];

/** The states (see `orderStateOf`) that a filter shows. */
export function statesShownBy(filter: OrderFilter): readonly (OrderStage | ParcelState)[] {
  switch (filter) {
    case "all":
      return [...ORDER_STAGES.filter((stage) => stage !== "quoted"), ...PARCEL_STATES];
    case "unpaid":
      return ["pending-payment", "payment-failed", "expired"];
    case "under-way":
      return ["placed", ...PARCEL_STATES.filter((state) => !isAtItsEnd(state) && state !== "rto-initiated")];
    case "delivered":
      return ["delivered"];
    case "cancelled":
      return ["cancelled"];
    case "came-back":
      return ["rto-initiated", "rto-received", "lost"];
  }
}
