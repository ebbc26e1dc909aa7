import type { RemovalReason } from "../cart/removal-reason.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";

/** So many of a customer's syncs are known, the last ones: a call that is repeated comes within moments. */
export const MOST_SYNCS = 20;

/** What became of a guest's cart when its customer signed in. Source: specification/cart.md, A guest's cart at sign-in. */
export type SyncReceipt = { readonly cartId: string; readonly entries: readonly SyncEntry[]; readonly isUndone: boolean };

/** One product: how many pieces the guest had, how many were in the customer's cart, and how many are since. Title and slug are null where nobody knows it. */
export type SyncEntry = {
  readonly productId: string;
  readonly title: string | null;
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

/** The receipt and the coupon choice around it, kept so that it can be told again and undone. */
export type KeptSync = { readonly receipt: SyncReceipt; readonly choiceBefore: CouponChoice; readonly choiceAfter: CouponChoice };
