import { NOTHING, paise } from "../../shared/money.ts";
import { paidFor } from "../money/allocation.ts";
import type { Paise } from "../../shared/money.ts";
import type { LineShares } from "../money/allocation.ts";
import type { OrderedFigures } from "../money/figures.ts";
import type { RefundState } from "./refund-state.ts";

/** Whose fault it is that pieces go back: where it is ours, their shipping goes back with them. */
export type Fault = "ours" | "customers";

/** So many pieces of the line at that place. */
export type Pieces = { readonly place: number; readonly pieces: number };

/** What goes back of a line: the shares of those pieces, each part of the line's own. `pieces` 0: only shipping and rounding of pieces gone before. */
export type RefundedLine = Pieces & LineShares & { readonly formerPieces: number; readonly because: ShippingBack };

/** Why a line's shipping and rounding go back, or don't yet. */
export type ShippingBack = "everything-is-gone" | "never-paid" | "our-fault" | "kept-until-everything-is-gone";

/** Money that goes back, with what each figure comes from; `payout` is what of it the customer had paid already. */
export type Refund = {
  readonly number: number;
  readonly fault: Fault;
  readonly lines: readonly RefundedLine[];
  readonly total: Paise;
  readonly payout: Paise;
  readonly state: RefundState;
};

export type RefundQuestion = {
  /** The order's lines. */
  readonly lines: readonly OrderedFigures[];
  /** What went back of them before. */
  readonly former: readonly { readonly lines: readonly RefundedLine[] }[];
  readonly gone: readonly Pieces[];
  readonly fault: Fault;
  /** Places of lines whose parcel was to be paid at a door that it will never reach: nothing of them can be kept. */
  readonly neverPaid: readonly number[];
};

/**
 * What goes back for pieces: what was allocated to them, and nothing is taken for a coupon whose minimum the rest no longer reaches. Shipping
 * and rounding of all lines go back with the last piece, those of pieces that go by our fault or were never paid for at once. Whatever the order and grouping, all
 * refunds of an order sum to what was paid, each kind of share for itself. Throws a RangeError on pieces that aren't there any more.
 * Source: specification/returns.md, What goes back.
 */
export function refundedLines({ lines, former, gone, fault, neverPaid }: RefundQuestion): readonly RefundedLine[] {
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
 * The shares of a line's first pieces: of all of them the line's own, and never less of any kind for a piece more. What pieces cost is cut
 * down to the paisa; their discounts are what is missing, shared in the proportion of the line's. Source: specification/returns.md, What goes back.
 */
export function partsOf(line: LineShares & { readonly quantity: number; readonly unitPrice: Paise }, pieces: number): LineShares {
  const part = (share: number) => paise(Number((BigInt(share) * BigInt(pieces)) / BigInt(line.quantity)));
  const amount = paise(line.unitPrice * pieces);
  const discounts = amount - part(line.amount - line.coupon - line.prepaid);
  const ofLine = line.coupon + line.prepaid;
  const coupon = ofLine === 0 ? NOTHING : paise(Number((BigInt(discounts) * BigInt(line.coupon)) / BigInt(ofLine)));
  return { amount, coupon, prepaid: paise(discounts - coupon), shipping: part(line.shipping), roundOff: part(line.roundOff) };
}

function goneBefore(former: RefundQuestion["former"], place: number): Before {
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

/** What lines' refunds sum to. Source: specification/returns.md, What goes back. */
export const refundTotal = (lines: readonly LineShares[]): Paise => lines.reduce((sum, line) => paise(sum + paidFor(line)), NOTHING);
