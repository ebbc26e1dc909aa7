import { NOTHING, paise } from "../../shared/money.ts";
import { paidFor } from "./allocation.ts";
import type { Paise } from "../../shared/money.ts";
import type { LineShares } from "./allocation.ts";
import type { OrderedFigures } from "./figures.ts";
import type { RefundState } from "./refund-state.ts";

/** Whose fault it is that pieces go back. If it is ours, their shipping is refunded with them. */
export type Fault = "ours" | "customers";

/** A number of pieces of the line at that place. */
export type Pieces = { readonly place: number; readonly pieces: number };

/**
 * What is refunded of a line: the shares of those pieces, each a part of the line's own share. `pieces` 0: only shipping and rounding of
 * pieces that were refunded before.
 */
export type RefundedLine = Pieces & LineShares & { readonly formerPieces: number; readonly because: ShippingBack };

/** Why a line's shipping and rounding are refunded, or aren't yet. */
export type ShippingBack = "everything-is-gone" | "never-paid" | "our-fault" | "kept-until-everything-is-gone";

/** Money that is refunded, with what each figure is calculated from; `payout` is the part that the customer had already paid. */
export type Refund = {
  readonly number: number;
  readonly fault: Fault;
  readonly lines: readonly RefundedLine[];
  readonly total: Paise;
  readonly payout: Paise;
  readonly state: RefundState;
};

/** What a refund of pieces is calculated from. `gone`: the pieces to refund. */
export type RefundFacts = {
  /** The order's lines. */
  readonly lines: readonly OrderedFigures[];
  /** The earlier refunds of these lines. */
  readonly former: readonly { readonly lines: readonly RefundedLine[] }[];
  readonly gone: readonly Pieces[];
  readonly fault: Fault;
  /** Places of lines that were to be paid at the door, and whose parcel will never reach it: nothing is kept for them. */
  readonly neverPaid: readonly number[];
};

/**
 * What is refunded for pieces: the shares that were allocated to them. Nothing is deducted if the remaining pieces no longer reach a
 * coupon's minimum. Shipping and rounding of all lines are refunded with the last piece. They are refunded at once for pieces that go back
 * by our fault, and for pieces that were never paid for. In whatever sequence and groups pieces go back, all refunds of an order sum to
 * what was paid, for each kind of share. Throws a RangeError on pieces that aren't there any more.
 * Source: specification/returns.md, What goes back.
 */
export function refundedLines({ lines, former, gone, fault, neverPaid }: RefundFacts): readonly RefundedLine[] {
  const before = lines.map((_, place) => goneBefore(former, place));
  const now = lines.map((_, place) => gone.filter((one) => one.place === place).reduce((sum, { pieces }) => sum + pieces, 0));
  const isEverything = lines.every(({ quantity }, place) => (before[place]?.pieces ?? 0) + (now[place] ?? 0) >= quantity);
  const usually: ShippingBack = isEverything ? "everything-is-gone" : fault === "ours" ? "our-fault" : "kept-until-everything-is-gone";
  return lines.flatMap((line, place) => {
    const because = !isEverything && neverPaid.includes(place) ? "never-paid" : usually;
    const refunded = refundedLine(line, { place, pieces: now[place] ?? 0, before: before[place] ?? NONE, because });
    return refunded.pieces === 0 && paidFor(refunded) === 0 ? [] : [refunded];
  });
}

type Before = { readonly pieces: number; readonly shipping: Paise; readonly roundOff: Paise };
type OnALine = Pieces & { readonly before: Before; readonly because: ShippingBack };

const NONE: Before = { pieces: 0, shipping: NOTHING, roundOff: NOTHING };

function refundedLine(line: OrderedFigures, { place, pieces, before, because }: OnALine): RefundedLine {
  const after = before.pieces + pieces;
  if (!Number.isInteger(pieces) || pieces < 0 || after > line.quantity)
    throw new RangeError(`${pieces} pieces of ${line.quantity - before.pieces} can't go back`);
  const [from, to] = [partsOf(line, before.pieces), partsOf(line, after)];
  const goods = {
    amount: paise(to.amount - from.amount),
    coupon: paise(to.coupon - from.coupon),
    prepaid: paise(to.prepaid - from.prepaid),
  };
  return { place, pieces, formerPieces: before.pieces, because, ...goods, ...deliveryBack() };

  function deliveryBack(): Pick<LineShares, "shipping" | "roundOff"> {
    switch (because) {
      case "everything-is-gone":
      case "never-paid":
        return { shipping: paise(line.shipping - before.shipping), roundOff: paise(line.roundOff - before.roundOff) };
      case "our-fault":
        return { shipping: paise(to.shipping - from.shipping), roundOff: paise(to.roundOff - from.roundOff) };
      case "kept-until-everything-is-gone":
        return { shipping: NOTHING, roundOff: NOTHING };
    }
  }
}

/**
 * The shares of a line's first `pieces` pieces. For all pieces they are the line's own shares, and no share becomes smaller with one piece
 * more. The cost of the pieces is rounded down to the paisa. Their discounts are the rest of their amount, in the proportion of the line's
 * discounts. Source: specification/returns.md, What goes back.
 */
export function partsOf(line: LineShares & { readonly quantity: number; readonly unitPrice: Paise }, pieces: number): LineShares {
  const part = (share: number) => paise(Number((BigInt(share) * BigInt(pieces)) / BigInt(line.quantity)));
  const amount = paise(line.unitPrice * pieces);
  const discounts = amount - part(line.amount - line.coupon - line.prepaid);
  const ofLine = line.coupon + line.prepaid;
  const coupon = ofLine === 0 ? NOTHING : paise(Number((BigInt(discounts) * BigInt(line.coupon)) / BigInt(ofLine)));
  return { amount, coupon, prepaid: paise(discounts - coupon), shipping: part(line.shipping), roundOff: part(line.roundOff) };
}

function goneBefore(former: RefundFacts["former"], place: number): Before {
  const parts = former.flatMap(({ lines }) => lines.filter((line) => line.place === place));
  return parts.reduce<Before>(
    (sum, part) => ({
      pieces: sum.pieces + part.pieces,
      shipping: paise(sum.shipping + part.shipping),
      roundOff: paise(sum.roundOff + part.roundOff),
    }),
    NONE,
  );
}

/** The sum of the refunds of lines. Source: specification/returns.md, What goes back. */
export const refundTotal = (lines: readonly LineShares[]): Paise => lines.reduce((sum, line) => paise(sum + paidFor(line)), NOTHING);
