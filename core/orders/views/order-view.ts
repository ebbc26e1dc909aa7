import { lineView } from "./line-view.ts";
import { orderStateOf } from "../order/order.ts";
import { replayed } from "../order/order-replay.ts";
import { parcelView } from "./parcel-view.ts";
import { paymentView } from "./payment-view.ts";
import { refundView } from "./refund-view.ts";
import { returnView } from "./return-view.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PaymentWay } from "../order/checkout-bill.ts";
import type { CheckoutFacts, DeliveryAddress } from "../order/checkout-facts.ts";
import type { OrderFigures } from "../order/figures.ts";
import type { IssuedDocument } from "../order/issued-document.ts";
import type { LineView } from "./line-view.ts";
import type { OrderStage } from "../order/order-stage.ts";
import type { KeptOrder } from "../order/orders.port.ts";
import type { ParcelState } from "../order/parcel-state.ts";
import type { ParcelView } from "./parcel-view.ts";
import type { PaymentView } from "./payment-view.ts";
import type { RefundView } from "./refund-view.ts";
import type { ReturnView } from "./return-view.ts";

/** An order as its customer sees it. Places of lines and parcels count from 0, numbers of returns and refunds from 1. */
export type OrderView = {
  readonly id: PayableId;
  readonly number: string;
  readonly state: OrderStage | ParcelState;
  readonly way: PaymentWay;
  /** When it was placed, or when its payment was first asked for, in milliseconds since 1970. */
  readonly placedAt: number;
  readonly figures: OrderFigures;
  /** What the figures were calculated from, by that version of the rules. A reader can calculate and explain the same bill from it. */
  readonly facts: CheckoutFacts;
  readonly rules: number;
  readonly lines: readonly LineView[];
  readonly parcels: readonly ParcelView[];
  readonly returns: readonly ReturnView[];
  readonly refunds: readonly RefundView[];
  readonly payment: PaymentView;
  readonly documents: readonly IssuedDocument[];
  readonly address: DeliveryAddress;
};

/**
 * The view at `now`, in milliseconds since 1970. What may still be cancelled and returned depends on the time.
 * Source: specification/orders.md, What a customer sees.
 */
export function orderView(stored: KeptOrder, now: number): OrderView {
  const { order, number, documents } = stored;
  const { way, figures, facts, rules } = order.snapshot;
  const taken = replayed(order);
  return {
    id: order.id,
    number,
    state: orderStateOf(order),
    way,
    placedAt: placedAt(stored),
    figures,
    facts,
    rules,
    lines: order.lines.map((_, place) => lineView(order, place, now)),
    parcels: order.parcels.map((_, place) => parcelView(stored, taken, place)),
    returns: order.returns.map((one) => returnView(one, taken)),
    refunds: order.refunds.map((one) => refundView(one, taken)),
    payment: paymentView(stored, now),
    documents,
    address: facts.address,
  };
}

/** When an order was placed, or when its payment was first asked for; before that, when it was quoted. In milliseconds since 1970. */
export const placedAt = ({ order, madeAt }: Pick<KeptOrder, "order" | "madeAt">): number =>
  order.history.find(({ deed }) => deed.kind === "stage")?.at ?? madeAt;
