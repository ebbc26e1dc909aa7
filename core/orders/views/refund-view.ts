import { timelineEntriesOf } from "../order/order-replay.ts";
import type { TimelineEntry, TakenStep } from "../order/order-replay.ts";
import type { Refund } from "../order/refund.ts";
import type { RefundState } from "../order/refund-state.ts";

/** A refund as its customer sees it. Its lines say why each share is refunded. `at` in milliseconds since 1970. */
export type RefundView = Refund & {
  readonly at: number;
  readonly cause: RefundCause;
  readonly timeline: readonly TimelineEntry<RefundState>[];
};

/** What caused a refund; a return is given by its number, a parcel by its place. */
export type RefundCause =
  | { readonly kind: "cancel"; readonly by: "customer" | "shop"; readonly reason: string }
  | { readonly kind: "return"; readonly number: number }
  | { readonly kind: "not-delivered"; readonly parcel: number; readonly because: "came-back" | "lost" };

/** Throws a RangeError on a refund that no step caused. Source: specification/returns.md, What goes back. */
export function refundView(refund: Refund, taken: readonly TakenStep[]): RefundView {
  const made = taken.find(({ after }) => after.refunds.length >= refund.number);
  const cause = made === undefined ? null : causeOf(made);
  if (made === undefined || cause === null) throw new RangeError(`nothing brought about refund ${refund.number}`);
  return { ...refund, at: made.step.at, cause, timeline: timelineEntriesOf(taken, ({ refunds }) => refunds[refund.number - 1]?.state) };
}

function causeOf({ step: { by, deed } }: TakenStep): RefundCause | null {
  switch (deed.kind) {
    case "cancel":
      return { kind: "cancel", by: by.kind === "customer" ? "customer" : "shop", reason: deed.reason };
    case "return":
      return { kind: "return", number: deed.number };
    case "parcel":
      return { kind: "not-delivered", parcel: deed.parcel, because: deed.event === "lose" ? "lost" : "came-back" };
    case "stage":
    case "ask-return":
    case "refund":
      return null;
  }
}
