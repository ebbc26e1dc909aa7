import type { ToastNews } from "#web/features/site/toasts/toast-store.ts";

/** News in the corner. */
export const toastWords = { says, undo: "Undo", close: "Dismiss" };

function says(news: ToastNews): string {
  switch (news.kind) {
    case "added-to-cart":
      return "Product added to cart";
    case "removed-from-cart":
      return "Product removed from cart";
    case "not-added":
      return notAdded(news.because);
    case "coupon-applied":
      return "Coupon applied";
    case "not-opened":
      return "This could not be opened. Please try again when you are online.";
    case "wishlisted":
      return "Product wishlisted successfully";
    case "unwishlisted":
      return "Product removed from wishlist";
    case "copied-for-support":
      return "Copied for support";
    case "signed-in":
      return "Logged in successfully";
    case "signed-out":
      return "Logged out successfully";
    case "session-ended":
      return "You were signed out. Please sign in again.";
    case "recovered":
      return "Recovered user account successfully";
    case "code-sent":
      return "OTP sent";
    case "code-resent":
      return "OTP resent";
    case "newsletter-asked":
      return "Subscription email added successfully";
    case "account-leaves":
      return "Delete account request sent successfully";
    case "group-joined":
      return "Join group successfully";
    case "group-declined":
      return "Decline group successfully";
    case "challenge-joined":
      return "Join challenge successfully";
    case "challenge-declined":
      return "Decline challenge successfully";
  }
}

function notAdded(because: Extract<ToastNews, { kind: "not-added" }>["because"]): string {
  switch (because.kind) {
    case "unknown-product":
      return "This product is no longer in the shop.";
    case "not-for-sale":
      return because.reason === "out-of-stock" ? "This product is out of stock." : "This product is not sold just now.";
    case "cart-full":
      return "Your cart is full. Take something out first.";
    case "beyond-limits":
      return "A cart cannot cost more than this one. Take some pieces out first.";
  }
}
