import { useCase } from "../../shared/token.ts";
import { changeBy } from "./order-change.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "./orders.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Expires an order whose payment did not come in time. Does nothing if it is expired already, or if it was paid meanwhile.
 * Source: specification/orders.md, The whole order.
 */
export type ExpireOrder = (order: PayableId) => Promise<void>;
export const ExpireOrder = useCase<ExpireOrder>("orders", "ExpireOrder");

/** The use case throws if the time has not come yet, and the job is tried again. */
export const makeExpireOrder = maker(ExpireOrder, { orders: Orders, now: Clock }, ({ orders, now }) => async (order) => {
  const at = now();
  const early = await orders.change<number | null>(order, {
    at,
    key: null,
    events: [],
    decide(seen) {
      const change = changeBy(seen.order, [{ at, by: { kind: "clock" }, deed: { kind: "stage", event: "expire" } }]);
      if (change.kind === "ok") return { change: change.value, answer: null };
      return { change: null, answer: change.refusal.kind === "too-early" ? change.refusal.from : null };
    },
  });
  if (early !== null) throw new RangeError(`${order} waits for its payment until ${new Date(early).toISOString()}`);
});
