import { roundHalfUp } from "#core/shared/exact.ts";
import { couponHint, couponLabel } from "#cli/coupons/wording/labels.ts";
import { couponError as couponErrorText } from "#cli/coupons/wording/error.ts";
import { stockLabel } from "#cli/cart/wording/stock.ts";
import { amountText, hundredthsText } from "#cli/printing/amount-text.ts";
import type { QuantityProblem } from "#core/cart/quantity-problem.ts";
import type { RemovalReason } from "#core/cart/removal-reason.ts";
import type { Bill, BilledLine, OfferedCoupon, RemovedLine } from "#core/pricing/bill.ts";
import type { ShippingRuleName } from "#core/shipping/shipping-settings.ts";

/** A bill as `cart check --json` prints it, its keys in that order. Source: specification/cart-check.md, The answer. */
export type BillJson = {
  readonly lines: readonly LineJson[];
  readonly removed_lines: readonly RemovedLineJson[];
  readonly weight_kg: string;
  readonly subtotal: string;
  readonly coupons: readonly CouponJson[];
  readonly coupon_error: string | null;
  readonly applied_coupon: { readonly coupon: string; readonly discount: string } | null;
  readonly discount: string;
  readonly shipping: string;
  readonly priority_shipping: string;
  readonly shipping_rule: string | null;
  readonly amount_left_for_free_shipping: string | null;
  readonly total: string;
};

type LineJson = {
  readonly product_id: string;
  readonly title: string | null;
  readonly quantity: number;
  readonly unit_price: string;
  readonly amount: string;
  readonly stock_label: string;
  readonly quantity_problem: string | null;
};

type RemovedLineJson = {
  readonly product_id: string;
  readonly title: string | null;
  readonly slug: string | null;
  readonly reason: string;
};

type CouponJson = {
  readonly coupon: string;
  readonly state: string;
  readonly eligible_value: string;
  readonly discount: string;
  readonly label: string;
  readonly hint: string | null;
};

export function billJson({ lines, removed, weight, subtotal, coupons, couponError, applied, discount, shipping, total }: Bill): BillJson {
  return {
    lines: lines.map(lineJson),
    removed_lines: removed.map(removedLineJson),
    weight_kg: hundredthsText(weight),
    subtotal: amountText(subtotal),
    coupons: coupons.map(couponJson),
    coupon_error: couponError === null ? null : couponErrorText(couponError),
    applied_coupon: applied === null ? null : { coupon: applied.code, discount: amountText(applied.discount) },
    discount: amountText(discount),
    shipping: amountText(shipping.charge),
    priority_shipping: amountText(shipping.priority),
    shipping_rule: shipping.rule === null ? null : SHIPPING_RULES[shipping.rule],
    amount_left_for_free_shipping: shipping.leftForFree === null ? null : amountText(shipping.leftForFree),
    total: amountText(total),
  };
}

const lineJson = ({ product, quantity, unitPrice, amount, stockLabel: label, quantityProblem }: BilledLine): LineJson => ({
  product_id: product.id,
  title: product.title,
  quantity,
  unit_price: amountText(unitPrice),
  amount: amountText(amount),
  stock_label: stockLabel(label),
  quantity_problem: quantityProblem === null ? null : QUANTITY_PROBLEMS[quantityProblem],
});

const removedLineJson = ({ product: { id, title, slug }, reason }: RemovedLine): RemovedLineJson => ({
  product_id: id,
  title,
  slug,
  reason: REMOVAL_REASONS[reason],
});

export const couponJson = ({ coupon, state, eligibleValue, discount, label, hint }: OfferedCoupon): CouponJson => ({
  coupon: coupon.code,
  state,
  eligible_value: amountText(roundHalfUp(eligibleValue)),
  discount: amountText(discount),
  label: couponLabel(label),
  hint: hint === null ? null : couponHint(hint),
});

const SHIPPING_RULES: Record<ShippingRuleName, string> = { basic: "basic", "weight-exceed": "weight_exceed" };
const QUANTITY_PROBLEMS: Record<QuantityProblem, string> = { "below-minimum": "below_minimum", "above-stock": "above_stock" };
const REMOVAL_REASONS: Record<RemovalReason, string> = { inactive: "inactive", "no-seller": "no_seller", "out-of-stock": "out_of_stock" };
