import { paidFor } from "../order/allocation.ts";
import { parcelOf } from "../order/order.ts";
import { isAtItsEnd, nextParcel } from "../order/parcel-state.ts";
import { piecesLeft, returnablePieces } from "../order/refunded-order.ts";
import { RETURN_REASONS, returnTerms } from "../order/return-request.ts";
import { indianDay } from "../../shared/indian-time.ts";
import type { Day } from "../../shared/day.ts";
import type { Paise } from "../../shared/money.ts";
import type { OrderedFigures } from "../order/figures.ts";
import type { LineState } from "../order/line-state.ts";
import type { Order } from "../order/order.ts";
import type { OrderedProduct } from "../order/ordered-product.ts";
import type { ReturnReason } from "../order/return-request.ts";

/** A line of an order as its customer sees it. `gone`: pieces that were cancelled or came back. */
export type LineView = {
  readonly place: number;
  readonly product: OrderedProductView;
  readonly figures: OrderedFigures;
  readonly paid: Paise;
  readonly state: LineState;
  readonly gone: number;
  readonly cancelling: Cancelling;
  readonly returning: Returning;
};

/** The product as it was when it was ordered. */
export type OrderedProductView = Pick<
  OrderedProduct,
  "id" | "title" | "hindi" | "slug" | "brand" | "form" | "size" | "images" | "gst" | "isConsumable"
>;

/** "sent": the line is on its way. "over": its parcel has come to an end. */
export type Cancelling =
  | { readonly kind: "possible" }
  | { readonly kind: "impossible"; readonly because: "unpaid" | "cancelled" | "sent" | "over" };

/**
 * How many pieces may be returned, for which reasons, until the end of which Indian day. Goods that expire before `shortDatedBefore` are
 * short-dated.
 */
export type Returning =
  | {
      readonly kind: "possible";
      readonly pieces: number;
      readonly until: Day;
      readonly reasons: readonly ReturnReason["kind"][];
      readonly shortDatedBefore: Day;
    }
  | { readonly kind: "impossible"; readonly because: "not-delivered" | "asked" | "gone" }
  | { readonly kind: "impossible"; readonly because: "window-over"; readonly last: Day };

/**
 * The view of a line at `now`, in milliseconds since 1970. Throws a RangeError where there is no such line.
 * Source: specification/orders.md, Cancelling; specification/returns.md, What may be returned.
 */
export function lineView(order: Order, place: number, now: number): LineView {
  const { facts, figures } = order.snapshot;
  const [line, figure, state] = [facts.cart.lines[place], figures.lines[place], order.lines[place]];
  if (line === undefined || figure === undefined || state === undefined) throw new RangeError(`no line at ${place}`);
  const { id, title, hindi, slug, brand, form, size, images, gst, isConsumable } = line.product;
  return {
    place,
    product: { id, title, hindi, slug, brand, form, size, images, gst, isConsumable },
    figures: figure,
    paid: paidFor(figure),
    state,
    gone: figure.quantity - piecesLeft(order, place),
    cancelling: cancellingOf(order, place),
    returning: returningOf(order, { place, isConsumable }, now),
  };
}

function cancellingOf(order: Order, place: number): Cancelling {
  if (order.stage !== "placed") return { kind: "impossible", because: "unpaid" };
  if (order.lines[place] === "cancelled") return { kind: "impossible", because: "cancelled" };
  const { state } = parcelOf(order, place);
  if (nextParcel(state, "cancel") !== null) return { kind: "possible" };
  return { kind: "impossible", because: isAtItsEnd(state) ? "over" : "sent" };
}

function returningOf(order: Order, { place, isConsumable }: { place: number; isConsumable: boolean }, now: number): Returning {
  const { deliveredAt } = parcelOf(order, place);
  if (deliveredAt === null || order.lines[place] === "cancelled") return { kind: "impossible", because: "not-delivered" };
  const pieces = returnablePieces(order, place);
  if (pieces === 0) return { kind: "impossible", because: piecesLeft(order, place) > 0 ? "asked" : "gone" };
  const { last, shortDatedBefore } = returnTerms(deliveredAt);
  if (indianDay(now) > last) return { kind: "impossible", because: "window-over", last };
  const reasons = RETURN_REASONS.filter((reason) => reason !== "change-of-mind" || !isConsumable);
  return { kind: "possible", pieces, until: last, reasons, shortDatedBefore };
}
