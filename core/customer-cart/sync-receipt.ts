import type { RemovalReason } from "../cart/removal-reason.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";

/** How many of a customer's last syncs can be found again. A repeated call comes within moments. */
export const MOST_SYNCS = 20;

/** What became of a guest's cart when its customer signed in. Source: specification/cart.md, A guest's cart at sign-in. */
export type SyncReceipt = { readonly cartId: string; readonly entries: readonly SyncEntry[]; readonly isUndone: boolean };

/**
 * One product: how many pieces the guest had, how many were in the customer's cart, and how many are there now. Titles and slug are null if
 * the product no longer exists.
 */
export type SyncEntry = {
  readonly productId: string;
  readonly title: string | null;
  readonly hindi: string | null;
  readonly slug: string | null;
  readonly asked: number;
  readonly before: number;
  readonly after: number;
  readonly outcome: SyncOutcome;
};

export type SyncOutcome =
  | { readonly kind: "added" }
  | { readonly kind: "limited"; readonly to: number }
  | { readonly kind: "dropped"; readonly reason: RemovalReason | "unknown" | "cart-full" | "beyond-limits" };

/** The receipt, with the coupon choice before and after it. It is stored so that it can be answered again and undone. */
export type KeptSync = { readonly receipt: SyncReceipt; readonly choiceBefore: CouponChoice; readonly choiceAfter: CouponChoice };
