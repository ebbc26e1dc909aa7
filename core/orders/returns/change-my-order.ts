import { ok, refused } from "../../shared/result.ts";
import { KeyTaken } from "../order/orders.port.ts";
import { ownOrder, UNKNOWN_ORDER } from "../order/own-order.ts";
import { orderView } from "../views/order-view.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownOrder } from "../order/own-order.ts";
import type { OrderChange } from "../order/order-change.ts";
import type { KeptOrder, Orders } from "../order/orders.port.ts";
import type { OrderView } from "../views/order-view.ts";
import type { KeyRefusal } from "./customer-change.ts";

type OrderRequest<Refusal> = {
  readonly customer: CustomerId;
  readonly order: PayableId;
  readonly at: number;
  /**
   * Identifies the call, so that a repetition has no further effect; null: each call is a new one. `asked` is what was asked
   * for.
   */
  readonly key: string | null;
  readonly asked: readonly unknown[];
  readonly change: (seen: KeptOrder) => Result<OrderChange, Refusal>;
};

/** Changes an order as its customer asks, or refuses to. Answers the order afterwards. */
export async function changeMyOrder<Refusal>(
  orders: Orders,
  { customer, order, at, key, asked, change }: OrderRequest<Refusal>,
): Promise<Result<OrderView, Refusal | UnknownOrder | KeyRefusal>> {
  const done = await orders
    .change<Result<null, Refusal | UnknownOrder>>(order, {
      at,
      key: key === null ? null : { customer, key, asked: JSON.stringify(asked) },
      events: [],
      decide(seen) {
        const own = ownOrder(customer, seen);
        if (own.kind === "refused") return { change: null, answer: own };
        const changed = change(seen);
        return changed.kind === "ok" ? { change: changed.value, answer: ok(null) } : { change: null, answer: changed };
      },
    })
    .catch(keyTaken);
  if (done === "key-taken") return refused({ kind: "key-taken" });
  if (done === null) return UNKNOWN_ORDER;
  if (done.kind === "refused") return done;
  const stored = ownOrder(customer, await orders.withId(order));
  return stored.kind === "ok" ? ok(orderView(stored.value, at)) : stored;
}

/** Other errors are thrown again. */
function keyTaken(error: unknown): "key-taken" {
  if (error instanceof KeyTaken) return "key-taken";
  throw error;
}
