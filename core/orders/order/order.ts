// Decision: docs/decisions/an-order-is-its-steps.md
import { NOTHING, paise } from "../../shared/money.ts";
import { paidFor } from "./allocation.ts";
import { PARCEL_STATES, isAtItsEnd } from "./parcel-state.ts";
import { refundTotal } from "./refund.ts";
import { sellerGroups } from "./seller-group.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { LineState } from "./line-state.ts";
import type { Step } from "./order-step.ts";
import type { OrderStage } from "./order-stage.ts";
import type { ParcelState } from "./parcel-state.ts";
import type { Refund, RefundedLine } from "./refund.ts";
import type { ProductReturn } from "./return-request.ts";
import type { SellerGroup } from "./seller-group.ts";
import type { OrderSnapshot } from "./snapshot.ts";

/** An order with its sellers' parcels, as its steps have made it. */
export type Order = {
  readonly id: PayableId;
  readonly customer: CustomerId;
  readonly snapshot: OrderSnapshot;
  readonly stage: OrderStage;
  /** One for each line of the snapshot, in its order. */
  readonly lines: readonly LineState[];
  /** One for each seller: the child orders. */
  readonly parcels: readonly Parcel[];
  readonly returns: readonly ProductReturn[];
  readonly refunds: readonly Refund[];
  /** All steps, by whom and when, the oldest first. Taken again from the beginning, they make the same order. */
  readonly history: readonly Step[];
};

/** `deliveredAt` in milliseconds since 1970; null: not delivered. */
export type Parcel = SellerGroup & { readonly state: ParcelState; readonly deliveredAt: number | null };

/** An order before anything has happened to it. Source: specification/orders.md, The whole order; specification/orders.md, Parcels. */
export const newOrder = (given: Pick<Order, "id" | "customer" | "snapshot">): Order => ({
  ...given,
  stage: "quoted",
  lines: given.snapshot.facts.cart.lines.map(() => "ordered"),
  parcels: sellerGroups(given.snapshot.facts.cart.lines).map((group) => ({ ...group, state: "placed", deliveredAt: null })),
  returns: [],
  refunds: [],
  history: [],
});

/**
 * The state that an order is shown with. Until it is placed this is its stage. Then it is the state of the parcel that is least far on its
 * way; once no parcel is under way, it is the best end that a parcel reached. Source: specification/orders.md, The whole order.
 */
export function orderStateOf({ stage, parcels }: Pick<Order, "stage" | "parcels">): OrderStage | ParcelState {
  if (stage !== "placed") return stage;
  const states = parcels.map(({ state }) => state);
  return [...UNDER_WAY, ...ENDS].find((state) => states.includes(state)) ?? stage;
}

const UNDER_WAY = PARCEL_STATES.filter((state) => !isAtItsEnd(state));

const ENDS: readonly ParcelState[] = ["delivered", "rto-received", "lost", "cancelled"];

/** All lines of all refunds, the oldest first. Source: specification/returns.md, What goes back. */
export const refundedSoFar = ({ refunds }: Pick<Order, "refunds">): readonly RefundedLine[] => refunds.flatMap(({ lines }) => lines);

/** The parcel in which a line goes. Throws a RangeError where there is no such line. Source: specification/orders.md, Parcels. */
export function parcelOf({ parcels }: Pick<Order, "parcels">, place: number): Parcel {
  const parcel = parcels.find(({ places }) => places.includes(place));
  if (parcel === undefined) throw new RangeError(`no line at ${place}`);
  return parcel;
}

/**
 * Whether a line has been paid for. When the order was paid online, every line has; when it is paid at the door, a line has once its parcel
 * is delivered. Source: specification/payments.md, Cash.
 */
export function isPaid(order: Pick<Order, "parcels" | "snapshot" | "stage">, place: number): boolean {
  if (order.stage !== "placed") return false;
  return order.snapshot.way === "online" || parcelOf(order, place).state === "delivered";
}

/**
 * What a parcel's carrier collects: the cost of its lines less what was refunded of them; nothing where the order was paid online.
 * Source: specification/payments.md, Cash.
 */
export function dueAtDoor(order: Pick<Order, "snapshot" | "refunds">, { places }: SellerGroup): Paise {
  if (order.snapshot.way === "online") return NOTHING;
  const cost = order.snapshot.figures.lines.filter((_, place) => places.includes(place)).reduce((sum, line) => sum + paidFor(line), 0);
  return paise(cost - refundTotal(refundedSoFar(order).filter(({ place }) => places.includes(place))));
}

/** What carriers will still collect of an order. Source: specification/payments.md, Cash. */
export const dueAtDoors = (order: Pick<Order, "snapshot" | "refunds" | "parcels">): Paise =>
  order.parcels.filter(({ state }) => state !== "delivered").reduce((sum, parcel) => paise(sum + dueAtDoor(order, parcel)), NOTHING);
