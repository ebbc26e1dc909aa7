import type { CartLine } from "#core/cart/cart-line.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { AppliedCoupon } from "#core/pricing/bill.ts";
import type { CartNotice } from "./cart-notice.ts";
import type { Failure } from "#web/platform/requests/failure.ts";

export type ShopLine = CartLine<ListedProduct>;
export type ShopLines = readonly ShopLine[];

/**
 * How far what is shown can be trusted; "unsure": the shop could not be asked; "unsaved": it did not hear a change, and the former state
 * stands.
 */
export type CartFreshness = "unasked" | "asking" | "today" | "unsure" | "unsaved";

/** Where a cart is kept: on the device of somebody who is not signed in, or on the server. What is wanted shows at once. */
export type CartStorage = {
  readonly lines: ShopLines;
  readonly state: "unread" | "read";
  readonly freshness: CartFreshness;
  readonly notices: readonly CartNotice[];
  /** The coupon on the cart; null: none. */
  readonly applied: AppliedCoupon | null;
  /** Reads the cart and follows it elsewhere. Answers what ends that. */
  begin(): () => void;
  /**
   * Of a product that is in the cart one more, of another the fewest that can be bought. `onStored` is called once that is so, and never where
   * it is not.
   */
  addOne(product: ListedProduct, onStored: () => void): void;
  /** So many pieces of a product, whether it is in the cart or not. */
  put(product: ListedProduct, quantity: number): void;
  setQuantity(productId: string, quantity: number): void;
  remove(productId: string, onStored: () => void): void;
  /** Takes a line back in, at its former place where places are ours. */
  putBack(line: ShopLine, place: number): void;
  /** The coupons that whoever has this cart may use. Throws like a use case. */
  coupons(): Promise<readonly PublicCoupon[]>;
  /** Puts a coupon on the cart; none without a code. */
  applyCoupon(wanted: RequestedCoupon, answered: (answer: CouponAnswer) => void): void;
  /** Today's prices, stock and status for every line. */
  refresh(): Promise<void>;
  /** Once more what the shop did not hear. */
  tryAgain(): Promise<void>;
  /** The notices have been seen. */
  toldNotices(): void;
  dismiss(kind: CartNotice["kind"]): void;
};

/** Whoever signs out leaves nothing on the device. */
export type GuestCartStorage = CartStorage & { forget(): void };

/** `foreseen`: what core says the cart will then have, shown until the server has answered; undefined: nobody can tell. */
export type RequestedCoupon = { readonly code: string; readonly foreseen: AppliedCoupon | null | undefined };

export type CouponAnswer =
  | { readonly kind: "applied"; readonly coupon: PublicCoupon }
  | { readonly kind: "cleared" }
  | { readonly kind: "invalid" | "too-many-attempts" }
  /** `coupon` null: it has no uses left. */
  | { readonly kind: "not-applicable"; readonly coupon: PublicCoupon | null }
  | Failure;
