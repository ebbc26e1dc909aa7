import { paise } from "../../shared/money.ts";
import { paymentStateOf } from "../money/payment-state.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { KeptOrder } from "../order/orders.port.ts";

/** An order's few main figures. Source: specification/orders.md, Order summary. */
export type OrderTotals = {
  readonly id: PayableId;
  /** The number by which its customer knows it: "NM10000123". */
  readonly number: string;
  readonly total: Paise;
  readonly shipping: Paise;
  /** Coupon and prepaid discount together. */
  readonly discount: Paise;
  /** The provider's id of the payment that paid for it; null: no payment has paid, or none is needed. */
  readonly payment: string | null;
};

/** Source: specification/orders.md, Order summary. */
export function orderTotals(stored: Pick<KeptOrder, "order" | "number" | "payments" | "ledger">): OrderTotals {
  const { order, number } = stored;
  const { coupon, prepaid, shipping, total } = order.snapshot.figures;
  const { kind, decidedBy } = paymentStateOf(stored);
  return {
    id: order.id,
    number,
    total,
    shipping,
    discount: paise(coupon + prepaid),
    payment: order.stage === "placed" && kind === "paid" ? (decidedBy?.payment ?? null) : null,
  };
}
