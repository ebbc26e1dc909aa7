import { buyableLines } from "../cart/guest-lines.ts";
import { subtotalOf } from "../cart/subtotal.ts";
import { billFor } from "../pricing/price-cart.ts";
import { instantAt } from "../shared/instant.ts";
import { paise } from "../shared/money.ts";
import { withNewsOf } from "./cart-notice.ts";
import type { CartLine } from "../cart/cart-line.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { AppliedCoupon } from "../pricing/bill.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";
import type { Instant } from "../shared/instant.ts";
import type { Paise } from "../shared/money.ts";
import type { CartNotice } from "./cart-notice.ts";
import type { CartChange } from "./carts.port.ts";
import type { CartContents, KeptCart, KeptLines } from "./kept-cart.ts";

/** A cart as its customer sees it. `amount` of a line: unit price × quantity, GST included. */
export type MyCart = {
  readonly lines: readonly (CartLine<ListedProduct> & { readonly amount: Paise })[];
  readonly applied: AppliedCoupon | null;
  readonly notices: readonly CartNotice[];
};

/** The contents of a cart that are to be stored, and how its customer sees it. */
export type CheckedCart = { readonly contents: CartContents; readonly seen: MyCart };

/**
 * A cart after a check: lines that can't be bought are taken out, quantities are limited to their range, and the coupon is calculated
 * again.
 *
 * A typed coupon that no longer takes anything off is removed from the cart. An empty cart loses its coupon choice.
 * Source: specification/cart.md, A customer's cart.
 */
export function checkedCart({ lines, choice, coupons, notices }: KeptCart, at: Instant): CheckedCart {
  const buyable = buyableLines(lines);
  const news = withNewsOf(buyable, notices);
  const weighed = weighedChoice(buyable.lines, { choice, coupons }, at);
  return {
    contents: { lines: buyable.lines, choice: weighed.choice, notices: news },
    seen: { lines: buyable.lines.map(withAmount), applied: weighed.applied, notices: news },
  };
}

/** A change that no cart refuses: the cart is checked as `changed` makes it, and stored so. */
export const cartChange = (at: number, changed: (cart: KeptCart) => KeptCart): CartChange<CheckedCart> => ({
  at,
  products: [],
  sync: null,
  decide({ cart }) {
    const checked = checkedCart(changed(cart), instantAt(at));
    return { keep: checked.contents, sync: null, answer: checked };
  },
});

/** Whether a stored cart already equals these contents. */
export function isKeptAs(stored: KeptCart, { lines, choice, notices }: CartContents): boolean {
  return (
    notices === stored.notices &&
    choice === stored.choice &&
    lines.length === stored.lines.length &&
    lines.every((line, at) => line === stored.lines[at])
  );
}

const AUTOMATIC: CouponChoice = { kind: "automatic" };
const NONE: CouponChoice = { kind: "none" };

type Chosen = Pick<KeptCart, "choice" | "coupons">;

function weighedChoice(
  lines: KeptLines,
  { choice, coupons }: Chosen,
  at: Instant,
): { readonly choice: CouponChoice; readonly applied: AppliedCoupon | null } {
  if (lines.length === 0) return { choice: choice.kind === "automatic" ? choice : AUTOMATIC, applied: null };
  if (choice.kind === "none" || coupons.length === 0) return { choice: choice.kind === "typed" ? NONE : choice, applied: null };
  const applied = appliedOn(lines, { choice, coupons }, at);
  return { choice: choice.kind === "typed" && applied === null ? NONE : choice, applied };
}

/** The coupon that is applied; null: none is, or the cart is beyond the limits of pricing. Delivery does not matter here. */
function appliedOn(lines: KeptLines, { choice, coupons }: Chosen, at: Instant): AppliedCoupon | null {
  if (subtotalOf(lines) === null) return null;
  return billFor({ lines, coupons, choice, shipping: { basic: null, weightExceed: null }, at }).applied;
}

const withAmount = (line: CartLine<ListedProduct>) => ({ ...line, amount: paise((line.product.offer?.price ?? 0) * line.quantity) });
