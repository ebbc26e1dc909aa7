import { hasCode, typedCode } from "#core/coupons/typed-code.ts";
import { priceCart } from "#core/pricing/price-cart.ts";
import type { OfferedCoupon } from "#core/pricing/bill.ts";
import type { ChoiceFacts, CouponFacts, ExplainedBill } from "#core/pricing/explanation.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

/** A coupon as it is once its code is typed. */
export type ExplainedCoupon = {
  readonly code: string;
  /** The cart's bill with that code typed. */
  readonly bill: ExplainedBill;
  /** null: no coupon for the web has the code. */
  readonly found: { readonly offered: OfferedCoupon; readonly facts: CouponFacts } | null;
  /** Whether one has it that is not for the web. */
  readonly isKeptFromWeb: boolean;
  /** What the request itself applies, and why. */
  readonly choice: ChoiceFacts;
};

export function explainedCoupon(request: PricingRequest, typed: string): ExplainedCoupon {
  const read = typedCode(typed);
  const code = read.kind === "nothing" ? "" : read.code;
  const bill = priceCart({ ...request, choice: { kind: "typed", code: typed } });
  const named = request.coupons.filter((coupon) => hasCode(coupon, code));
  const meant = read.kind === "code" ? named.find(({ isForWeb }) => isForWeb) : undefined;
  const at = bill.coupons.findIndex(({ coupon }) => coupon === meant);
  const [offered, facts] = [bill.coupons[at], bill.explanation.coupons[at]];
  return {
    code,
    bill,
    found: offered === undefined || facts === undefined ? null : { offered, facts },
    isKeptFromWeb: meant === undefined && named.length > 0,
    choice: priceCart(request).explanation.choice,
  };
}
