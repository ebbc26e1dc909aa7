import { orderStateOf } from "../order/order.ts";
import { placedAt } from "./order-view.ts";
import { replayed } from "../order/order-replay.ts";
import { parcelView } from "./parcel-view.ts";
import { paymentView } from "./payment-view.ts";
import { paise } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";
import type { LineState } from "../order/line-state.ts";
import type { OrderedProductView } from "./line-view.ts";
import type { OrderView } from "./order-view.ts";
import type { KeptOrder } from "../order/orders.port.ts";
import type { ParcelView } from "./parcel-view.ts";

/** An order as the list of a customer's orders shows it. */
export type OrderSummary = Pick<OrderView, "id" | "number" | "state" | "way" | "placedAt" | "payment"> & {
  readonly total: Paise;
  /** What of the total stays once cancelled and returned pieces are taken off; null: a server of the release before does not tell. */
  readonly stays: Paise | null;
  readonly lines: readonly {
    readonly product: Omit<OrderedProductView, "gst" | "isConsumable">;
    readonly quantity: number;
    readonly state: LineState;
  }[];
  readonly parcels: readonly Pick<ParcelView, "state" | "expected">[];
  /** When the last of its parcels was delivered, in milliseconds since 1970; null: none was. */
  readonly deliveredAt: number | null;
  readonly returns: number;
};

/** The summary at `now`, in milliseconds since 1970. Source: specification/orders.md, Order summary. */
export function orderSummary(stored: KeptOrder, now: number): OrderSummary {
  const { order, number } = stored;
  const { way, figures, facts } = order.snapshot;
  const taken = replayed(order);
  const delivered = order.parcels.flatMap(({ deliveredAt }) => (deliveredAt === null ? [] : [deliveredAt]));
  return {
    id: order.id,
    number,
    state: orderStateOf(order),
    way,
    placedAt: placedAt(stored),
    payment: paymentView(stored, now),
    total: figures.total,
    stays: paise(order.refunds.reduce((left: number, { total }) => left - total, figures.total)),
    lines: facts.cart.lines.map(({ product: { id, title, hindi, slug, brand, form, size, images }, quantity }, place) => ({
      product: { id, title, hindi, slug, brand, form, size, images },
      quantity,
      state: order.lines[place] ?? "ordered",
    })),
    parcels: order.parcels.map((_, place) => {
      const { state, expected } = parcelView(stored, taken, place);
      return { state, expected };
    }),
    deliveredAt: delivered.length === 0 ? null : Math.max(...delivered),
    returns: order.returns.length,
  };
}
