import { newOrder } from "./order.ts";
import { orderAfter } from "./order-step.ts";
import type { Order } from "./order.ts";
import type { Step } from "./order-step.ts";

/** A step that was taken, with the order before and after it. */
export type TakenStep = { readonly step: Step; readonly before: Order; readonly after: Order };

/**
 * An order's history, taken again step by step, the oldest first. A step that no longer fits, because the rules changed, leaves the order
 * as it is. Source: specification/orders.md, Steps of an order.
 */
export function replayed(order: Order): readonly TakenStep[] {
  const taken: TakenStep[] = [];
  let before = newOrder(order);
  for (const step of order.history) {
    const next = orderAfter(before, step);
    const after = next.kind === "ok" ? next.value : before;
    taken.push({ step, before, after });
    before = after;
  }
  return taken;
}

/** A state and when it was reached, in milliseconds since 1970; null: it has not been reached yet. */
export type TimelineEntry<State> = { readonly state: State; readonly at: number | null };

/**
 * The states that some part of the order reached. `stateIn` names the part's state in an order; a step that does not change it is left out.
 */
export function timelineEntriesOf<State>(
  taken: readonly TakenStep[],
  stateIn: (order: Order) => State | undefined,
): readonly TimelineEntry<State>[] {
  return taken.flatMap(({ step, before, after }) => {
    const state = stateIn(after);
    return state === undefined || state === stateIn(before) ? [] : [{ state, at: step.at }];
  });
}
