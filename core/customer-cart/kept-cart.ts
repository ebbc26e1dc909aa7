import type { CartLine } from "../cart/cart-line.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { PublicCoupon } from "../coupons/coupon.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";
import type { CartNotice } from "./cart-notice.ts";

export type KeptLines = readonly CartLine<ListedProduct>[];

/** A customer's cart as it is stored, with its products and coupons as they are now. */
export type KeptCart = CartContents & {
  /**
   * The coupons that the choice can apply: the typed one, or all public ones for an automatic choice. Ended and locked coupons are among
   * them, coupons without uses left are not.
   */
  readonly coupons: readonly PublicCoupon[];
};

/**
 * What is stored of a cart: its lines in the order in which they were added, the wanted coupon, and the notices of changes that the
 * customer did not make.
 */
export type CartContents = {
  readonly lines: KeptLines;
  readonly choice: CouponChoice;
  readonly notices: readonly CartNotice[];
};

/** The most lines of a cart. A larger cart could not be priced fast enough after each change. */
export const LARGEST_CART = 500;
