import { isPaid, refundedSoFar } from "./order.ts";
import { refundedLines, refundTotal } from "./refund.ts";
import type { Order } from "./order.ts";
import type { Fault, Pieces, Refund, RefundedLine } from "./refund.ts";
import type { ReturnState } from "./return-state.ts";

/** What goes back, and whose fault it is. */
export type GoesBack = { readonly gone: readonly Pieces[]; readonly fault: Fault };

/** The order with a refund for pieces that go back; unchanged where nothing goes back. Source: specification/returns.md, What goes back. */
export function withRefund(order: Order, back: GoesBack): Order {
  const refund = refundFor(order, back);
  return refund === null ? order : { ...order, refunds: [...order.refunds, refund] };
}

/**
 * The refund that an order would get for pieces, as it is shown before the customer asks for it; null: no pieces go back. Throws a
 * RangeError on pieces that aren't there any more. Source: specification/returns.md, What goes back.
 */
export function refundFor(order: Order, { gone, fault }: GoesBack): Refund | null {
  const lines = refundedLines({
    lines: order.snapshot.figures.lines,
    former: order.refunds,
    gone,
    fault,
    neverPaid: neverPaid(order),
  });
  if (lines.length === 0) return null;
  const payout = refundTotal(lines.filter(({ place }) => isPaid(order, place)));
  return {
    number: order.refunds.length + 1,
    fault,
    lines,
    total: refundTotal(lines),
    payout,
    state: payout > 0 ? "initiated" : "none-due",
  };
}

/** Places of lines that were to be paid at the door, and whose parcel never reaches it. */
function neverPaid({ snapshot, parcels }: Order): readonly number[] {
  if (snapshot.way === "online") return [];
  return parcels.filter(({ state }) => UNREACHED.has(state)).flatMap(({ places }) => places);
}

const UNREACHED: ReadonlySet<string> = new Set(["cancelled", "rto-received", "lost"]);

/** The pieces of a line that have neither been cancelled nor come back. Source: specification/returns.md, What goes back. */
export function piecesLeft(order: Order, place: number): number {
  const gone = refundedSoFar(order).filter((line) => line.place === place);
  return (order.snapshot.figures.lines[place]?.quantity ?? 0) - sumOfPieces(gone);
}

/**
 * The pieces of a line that may still be returned. Pieces of a return that is under way may not.
 * Source: specification/returns.md, What may be returned.
 */
export function returnablePieces(order: Order, place: number): number {
  const pieces = order.returns.filter(({ state }) => UNDECIDED.has(state)).flatMap(({ lines }) => lines);
  return piecesLeft(order, place) - sumOfPieces(pieces.filter((line) => line.place === place));
}

const UNDECIDED: ReadonlySet<ReturnState> = new Set<ReturnState>(["requested", "approved", "picked-up", "received"]);

/** All pieces of these lines. Source: specification/orders.md, Cancelling. */
export const wholeLines = ({ snapshot }: Order, places: readonly number[]): readonly Pieces[] =>
  places.map((place) => ({ place, pieces: snapshot.figures.lines[place]?.quantity ?? 0 }));

const sumOfPieces = (lines: readonly Pick<RefundedLine, "pieces">[]): number => lines.reduce((sum, { pieces }) => sum + pieces, 0);
