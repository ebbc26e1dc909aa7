import type { CartLine } from "../cart/cart-line.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { PublicCoupon } from "../coupons/coupon.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";
import type { CartNotice } from "./cart-notice.ts";

export type KeptLines = readonly CartLine<ListedProduct>[];

/** A customer's cart as it is kept, with its products and coupons as they are now. */
export type KeptCart = CartContents & {
  /** What the choice can apply: the coupon typed, all public ones for an automatic choice. Ended and locked ones too, used up ones never. */
  readonly coupons: readonly PublicCoupon[];
};

/** What of a cart is kept: lines in the order in which they came, the coupon wanted, and what happened to lines without the customer's doing. */
export type CartContents = {
  readonly lines: KeptLines;
  readonly choice: CouponChoice;
  readonly notices: readonly CartNotice[];
};

/** So many lines are kept; a cart with more could not be priced as quickly as it changes. */
export const LARGEST_CART = 500;
