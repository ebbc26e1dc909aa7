import { exactly } from "../../shared/exact.ts";
import { NOTHING, least, paise } from "../../shared/money.ts";
import { sharesOf } from "../../shared/fractions/shares.ts";
import type { ExplainedBill } from "../../pricing/explanation.ts";
import type { ExactPaise } from "../../shared/exact.ts";
import type { Paise } from "../../shared/money.ts";

/** A line's shares of an order's figures. Amounts are whole paise, tax included, and never negative. */
export type LineShares = {
  readonly amount: Paise;
  readonly coupon: Paise;
  readonly prepaid: Paise;
  readonly shipping: Paise;
  readonly roundOff: Paise;
};

/**
 * What a line costs without rounding: amount − coupon − prepaid + shipping. Its tax is part of it. Source: specification/checkout.md,
 * Shares of each line.
 */
export const netOf = ({ amount, coupon, prepaid, shipping }: LineShares): Paise => paise(amount - coupon - prepaid + shipping);

/** What was paid for a line. Source: specification/checkout.md, Shares of each line; specification/returns.md, What goes back. */
export const paidFor = (shares: LineShares): Paise => paise(netOf(shares) + shares.roundOff);

/** The amounts that are shared out in addition to the bill's own figures. */
export type Shared = { readonly prepaid: Paise; readonly roundOff: Paise };

/**
 * The shares of a bill's lines, in the bill's order. Each kind of share sums to the whole. The coupon is shared by the value without tax of
 * the pieces that it counted, prepaid by amount less coupon, shipping and rounding by amount. A line's discounts are never above its
 * amount. When a coupon of more than a hundred per cent would exceed it, the rest goes to the other lines, by what they still cost.
 * Source: specification/checkout.md, Shares of each line.
 */
export function allocationOf(bill: ExplainedBill, { prepaid, roundOff }: Shared): readonly LineShares[] {
  const amounts = bill.lines.map(({ amount }) => amount);
  const coupons = couponShares(bill, amounts);
  const afterCoupon = amounts.map((amount, place) => paise(amount - at(coupons, place)));
  const prepaids = sharesOf(prepaid, afterCoupon.map(exactly));
  const shippings = sharesOf(bill.shipping.charge, amounts.map(exactly));
  const roundOffs = sharesOf(roundOff, amounts.map(exactly));
  return amounts.map((amount, place) => ({
    amount,
    coupon: at(coupons, place),
    prepaid: at(prepaids, place),
    shipping: at(shippings, place),
    roundOff: at(roundOffs, place),
  }));
}

function couponShares(bill: ExplainedBill, amounts: readonly Paise[]): readonly Paise[] {
  const limited = sharesOf(bill.discount, valuesCounted(bill)).map((share, place) => least(share, at(amounts, place)));
  const left = paise(bill.discount - limited.reduce((sum, share) => sum + share, 0));
  const room = amounts.map((amount, place) => exactly(amount - at(limited, place)));
  const more = sharesOf(left, room);
  return limited.map((share, place) => paise(share + at(more, place)));
}

/** One value for each of the bill's lines; empty where no coupon is applied. */
function valuesCounted({ lines, coupons, explanation }: ExplainedBill): readonly ExactPaise[] {
  const applied = coupons.findIndex(({ state }) => state === "applied");
  const counted = explanation.coupons[applied]?.lines ?? [];
  return lines.map((_, place) => {
    const facts = counted[place];
    return facts?.kind === "counted" ? facts.value : exactly(0);
  });
}

const at = (amounts: readonly Paise[], place: number): Paise => amounts[place] ?? NOTHING;
