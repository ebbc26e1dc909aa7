import { ok, refused } from "../../shared/result.ts";
import { changeBy } from "../order/order-change.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Order } from "../order/order.ts";
import type { OrderChange } from "../order/order-change.ts";
import type { Deed, StepRefusal } from "../order/order-step.ts";
import type { UnknownOrder } from "../order/own-order.ts";
import type { CheckedFirst } from "../../payments/payment-refusal.ts";
import type { ReturnRefusal } from "../order/return-request.ts";

/**
 * Why a customer can't cancel. "past-cancelling" gives the place of the first line that is already on its way. "being-checked": it may be
 * paid already.
 */
export type CancelRefusal =
  | UnknownOrder
  | { readonly kind: "unknown-line" | "not-placed" }
  | { readonly kind: "past-cancelling"; readonly place: number; readonly state: string }
  | CheckedFirst;

/** Why a customer can't return. */
export type AskReturnRefusal = UnknownOrder | { readonly kind: "not-placed" } | ReturnRefusal;

/** The key was given for something else before. */
export type KeyRefusal = { readonly kind: "key-taken" };

/**
 * What cancelling lines would make of an order. The caller has checked whose order it is. A refusal that no customer can get is a defect
 * and is thrown. Source: specification/orders.md, Cancelling.
 */
export function changeByCancelling(order: Order, customers: CustomersDeed<"cancel">): Result<OrderChange, CancelRefusal> {
  const change = changeBy(order, [{ at: customers.at, by: { kind: "customer", id: customers.customer }, deed: customers.deed }]);
  if (change.kind === "ok") return ok(change.value);
  const { refusal } = change;
  if (refusal.kind === "unknown") return refused({ kind: "unknown-line" });
  if (refusal.kind === "not-placed") return refused({ kind: refusal.kind });
  if (refusal.kind === "past-cancelling") return refused(refusal);
  throw defect(refusal);
}

/**
 * What asking for a return would make of an order. The caller has checked whose order it is. A refusal that no customer can get is a defect
 * and is thrown. Source: specification/returns.md, What may be returned.
 */
export function changeByReturnRequest(order: Order, customers: CustomersDeed<"ask-return">): Result<OrderChange, AskReturnRefusal> {
  const change = changeBy(order, [{ at: customers.at, by: { kind: "customer", id: customers.customer }, deed: customers.deed }]);
  if (change.kind === "ok") return ok(change.value);
  const { refusal } = change;
  switch (refusal.kind) {
    case "not-placed":
      return refused({ kind: refusal.kind });
    case "nothing-asked":
    case "pictures-needed":
    case "opened":
    case "not-delivered":
    case "consumable":
    case "window-over":
    case "too-many-pieces":
    case "not-short-dated":
      return refused(refusal);
    case "not-allowed":
    case "unknown":
    case "payment-needed":
    case "nothing-to-pay":
    case "does-not-fit":
    case "too-early":
    case "past-cancelling":
      throw defect(refusal);
  }
}

/** Something that a customer does to their order, `at` in milliseconds since 1970. */
type CustomersDeed<Kind extends Deed["kind"]> = {
  readonly customer: CustomerId;
  readonly at: number;
  readonly deed: Extract<Deed, { readonly kind: Kind }>;
};

const defect = ({ kind }: StepRefusal): TypeError => new TypeError(`no customer is refused as ${kind}`);
