import { useCase } from "../../shared/token.ts";
import { changeMyOrder } from "./change-my-order.ts";
import { changeByCancelling } from "./customer-change.ts";
import { orderPayable } from "../money/order-payable.ts";
import { changeBy } from "../order/order-change.ts";
import { orderView } from "../views/order-view.ts";
import { checkedFirst } from "../../payments/payment-refusal.ts";
import { ok, refused } from "../../shared/result.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { CancelRefusal, KeyRefusal } from "./customer-change.ts";
import type { Order } from "../order/order.ts";
import type { OrderChange } from "../order/order-change.ts";
import type { KeptOrder } from "../order/orders.port.ts";
import type { OrderView } from "../views/order-view.ts";

/**
 * `places` of the lines to cancel; null: the whole order, or all of it that can still be cancelled. `reason` is one of `CANCEL_REASONS` or
 * the customer's own words. `key` identifies the call, so that a repetition has no further effect; null: each call is a new one.
 */
export type CancelRequest = {
  readonly order: PayableId;
  readonly places: readonly number[] | null;
  readonly reason: string;
  readonly key: string | null;
};

/**
 * Cancels lines of the customer's order, or the whole order, as long as they are at most packed. Lines that are already cancelled stay so.
 * The whole of an order that waits for its payment is given up: nobody can pay for it any more. Answers the order afterwards, with its
 * refund. Source: specification/orders.md, Cancelling; specification/returns.md, What goes back.
 */
export type CancelMyOrder = (customer: CustomerId, request: CancelRequest) => Promise<Result<OrderView, CancelRefusal | KeyRefusal>>;
export const CancelMyOrder = useCase<CancelMyOrder>("orders", "CancelMyOrder");

export const makeCancelMyOrder = maker(
  CancelMyOrder,
  { orders: Orders, now: Clock },
  ({ orders, now }) =>
    (customer, { order, places, reason, key }) => {
      const at = now();
      return changeMyOrder<CancelRefusal>(orders, {
        customer,
        order,
        at,
        key,
        asked: ["cancel", order, places, reason],
        change(seen) {
          if (places === null && isUnpaid(seen.order)) return givenUp(seen, customer, at);
          const wanted = places ?? stillToCancel(orderView(seen, at));
          return changeByCancelling(seen.order, { customer, at, deed: { kind: "cancel", places: wanted, reason } });
        },
      });
    },
);

const isUnpaid = ({ stage }: Order): boolean => stage === "pending-payment" || stage === "payment-failed" || stage === "expired";

/** One whose payment is under way may be paid already, so it waits for the result. */
function givenUp(seen: KeptOrder, customer: CustomerId, at: number): Result<OrderChange, CancelRefusal> {
  const underWay = checkedFirst(orderPayable(seen), at);
  if (underWay !== null) return refused(underWay);
  const change = changeBy(seen.order, [{ at, by: { kind: "customer", id: customer }, deed: { kind: "stage", event: "release" } }]);
  if (change.kind === "refused") throw new TypeError(`${seen.order.stage} is not given up: ${change.refusal.kind}`);
  return ok(change.value);
}

/** All lines, where none can be cancelled any more: then the refusal says why. */
function stillToCancel({ lines }: OrderView): readonly number[] {
  const possible = lines.filter(({ cancelling }) => cancelling.kind === "possible");
  return (possible.length > 0 ? possible : lines).map(({ place }) => place);
}
