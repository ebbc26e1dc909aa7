import type { Order } from "../order/order.ts";
import type { ReturnState } from "../order/return-state.ts";

const OPEN: ReadonlySet<ReturnState> = new Set<ReturnState>(["requested", "approved", "picked-up", "received"]);

/** How many returns of an order still wait for somebody to act. Source: specification/returns.md, States of a return. */
export const openReturns = ({ returns }: Pick<Order, "returns">): number => returns.filter(({ state }) => OPEN.has(state)).length;
