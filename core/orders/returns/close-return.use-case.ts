import { useCase } from "../../shared/token.ts";
import { changeBy } from "../order/order-change.ts";
import { maker } from "../../shared/use-case.ts";
import { Orders } from "../order/orders.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Closes a return a while after it was checked. Does nothing if staff have already closed it, or if there is no such return.
 * Source: specification/returns.md, States of a return.
 */
export type CloseReturn = (order: PayableId, number: number) => Promise<void>;
export const CloseReturn = useCase<CloseReturn>("orders", "CloseReturn");

export const makeCloseReturn = maker(CloseReturn, { orders: Orders, now: Clock }, ({ orders, now }) => async (order, number) => {
  const at = now();
  await orders.change<null>(order, {
    at,
    key: null,
    events: [],
    decide(seen) {
      const change = changeBy(seen.order, [{ at, by: { kind: "clock" }, deed: { kind: "return", number, event: "close" } }]);
      return { change: change.kind === "ok" ? change.value : null, answer: null };
    },
  });
});
