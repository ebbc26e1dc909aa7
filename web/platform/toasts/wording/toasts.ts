import type { ToastNews } from "#web/platform/toasts/toast-store.ts";

type NotAdded = Extract<ToastNews, { kind: "not-added" }>["because"];

/** News in the corner. */
export const toastPhrases = {
  undo: "Undo",
  close: "Dismiss",
  news: {
    "added-to-cart": "Product added to cart",
    "removed-from-cart": "Product removed from cart",
    "coupon-applied": "Coupon applied",
    "not-opened": "This could not be opened. Please try again when you are online.",
    wishlisted: "Product wishlisted successfully",
    unwishlisted: "Product removed from wishlist",
    "copied-for-support": "Copied for support",
    "signed-in": "Logged in successfully",
    "signed-out": "Logged out successfully",
    "session-ended": "You were signed out. Please sign in again.",
    recovered: "Recovered user account successfully",
    "code-sent": "OTP sent",
    "code-resent": "OTP resent",
    "newsletter-asked": "Subscription email added successfully",
    "account-leaves": "Delete account request sent successfully",
    "group-joined": "Join group successfully",
    "group-declined": "Decline group successfully",
    "challenge-joined": "Join challenge successfully",
    "challenge-declined": "Decline challenge successfully",
  } satisfies Record<Exclude<ToastNews["kind"], "not-added" | "intent-done">, string>,
  notAdded: {
    "unknown-product": "Not added: it is no longer in the shop.",
    "cart-full": "Not added: your cart is full.",
    "beyond-limits": "Not added: this cart is too large for one bill.",
  } satisfies Record<Exclude<NotAdded["kind"], "not-for-sale">, string>,
  outOfStock: "Not added: it is out of stock.",
  notForSale: "Not added: it is not on sale right now.",
};
