import type { OrderView } from "#core/orders/views/order-view.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";

/** Whether it goes well, wants something of its customer, or went wrong. */
export type OrderTone = "good" | "waits" | "bad";

export function toneOf({ state, payment }: Pick<OrderSummary, "state" | "payment">): OrderTone {
  if (payment.kind === "waiting" || payment.kind === "failed" || payment.kind === "being-checked") return "waits";
  switch (state) {
    case "cancelled":
    case "expired":
    case "rto-initiated":
    case "rto-received":
    case "lost":
      return "bad";
    case "quoted":
    case "pending-payment":
    case "payment-failed":
      return "waits";
    case "placed":
    case "confirmed":
    case "packed":
    case "shipped":
    case "out-for-delivery":
    case "delivered":
      return "good";
  }
}

type Dated = { readonly parcels: OrderSummary["parcels"] };

/** When the next parcel is expected; null: none is under way. */
export const nextExpected = ({ parcels }: Dated): OrderSummary["parcels"][number]["expected"] =>
  parcels.map(({ expected }) => expected).find((expected) => expected !== null) ?? null;

/** When the last parcel was delivered, in milliseconds since 1970; null: none was. */
export function lastDelivery({ parcels }: Pick<OrderView, "parcels">): number | null {
  const moments = parcels.flatMap(({ timeline }) =>
    timeline.flatMap(({ state, at }) => (state === "delivered" && at !== null ? [at] : [])),
  );
  return moments.length === 0 ? null : Math.max(...moments);
}
