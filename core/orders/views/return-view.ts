import { timelineEntriesOf } from "../order/order-replay.ts";
import type { TimelineEntry, TakenStep } from "../order/order-replay.ts";
import type { ProductReturn } from "../order/return-request.ts";
import type { ReturnState } from "../order/return-state.ts";

/**
 * A return as its customer sees it. `refund` is the number of its refund; null: there is none yet. `askedAt` in milliseconds since 1970.
 */
export type ReturnView = ProductReturn & {
  readonly askedAt: number;
  /** The states that it has reached, followed by the states of the usual way that are still to come. */
  readonly timeline: readonly TimelineEntry<ReturnState>[];
  readonly refund: number | null;
};

/** Source: specification/returns.md, States of a return. */
export function returnView(productReturn: ProductReturn, taken: readonly TakenStep[]): ReturnView {
  const come = timelineEntriesOf(taken, ({ returns }) => returns[productReturn.number - 1]?.state);
  const refunded = taken.find(
    ({ step: { deed }, before, after }) =>
      deed.kind === "return" && deed.number === productReturn.number && after.refunds.length > before.refunds.length,
  );
  return {
    ...productReturn,
    askedAt: come[0]?.at ?? 0,
    timeline: [...come, ...yetToCome(productReturn).map((state) => ({ state, at: null }))],
    refund: refunded?.after.refunds.at(-1)?.number ?? null,
  };
}

const USUAL: readonly ReturnState[] = ["requested", "approved", "picked-up", "received", "qc-passed"];

/** Goods that are missing are never picked up; staff accept the customer's report. */
function yetToCome({ state, reason }: ProductReturn): readonly ReturnState[] {
  const place = USUAL.indexOf(state);
  if (place === -1) return [];
  const rest = USUAL.slice(place + 1);
  return reason.kind === "missing" ? rest.filter((next) => next !== "picked-up" && next !== "received") : rest;
}
