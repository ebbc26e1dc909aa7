import { kilograms, pieces, rupees, wholeNumber } from "#web/design/wording/amounts.ts";
import type { CartNotice } from "#web/features/cart/store/cart-notice.ts";
import type { Paise } from "#core/shared/money.ts";
import type { SupportCopyState } from "#web/features/pricing/support-copy.ts";

type Removed = Extract<CartNotice, { kind: "removed" }>["lines"][number];
type Changed = Extract<CartNotice, { kind: "quantities-changed" }>["lines"][number];
type Merged = Extract<CartNotice, { kind: "merged" }>["receipt"];

export const cartWords = {
  title: "Your cart",
  measure: (count: number, weight: number | null) => (weight === null ? pieces(count) : `${pieces(count)} · ${kilograms(weight)}`),
  close: "Close",
  closeCart: "Close the cart",
  viewCart: "View cart",
  continueShopping: "Continue shopping",
  loginAndCheckout: "Login and Checkout",
  checkout: "Checkout",
  seeBill: "See bill",
  reading: "Your cart comes with today's prices and stock. What you have put into it is safe.",
  needsScript: "The cart is kept in this browser and needs JavaScript to be shown. Please switch it on, then load this page again.",
  empty: "Your cart is empty",
  emptyHint: "What you add waits here, on this device until you sign in.",
  emptyHintSignedIn: "What you add waits here, on every device that you sign in on.",
  unreachable: "Your cart could not be loaded",
  unreachableHint: "The shop did not answer. What is in your cart is safe.",
  shopAll: "Shop all products",
  each: (price: Paise) => `${rupees(price)} each`,
  remove: (title: string) => `Remove ${title}`,
  removeQuestion: (title: string) => `Remove ${title}?`,
  removeHint: "You can keep it in your wishlist.",
  moveToWishlist: "Move to wishlist",
  removeNow: "Remove",
  wasRemoved: (title: string) => `${title} was removed.`,
  wasMoved: (title: string) => `${title} was moved to your wishlist.`,
  undo: "Undo",
  stale: "Prices and stock may have changed since your last visit.",
  unsaved: "The shop did not hear your last change. Your cart is as it was before.",
  tryAgain: "Try again",
  copyForSupport: "Copy for support",
  copyState,
  copyByHand: "Copy this by hand",
  copyByHandHint: "Your browser did not let us copy it. Select all of it, copy it and send it to support.",
  fileForSupport: "The bill for support",
  lines: "Products in your cart",
  summary: "Coupons and bill",
  removedBecause,
  quantityChanged,
  merged,
  mergedLine,
  mergeUndone: "What this device had added was taken out again.",
  unreadable: (parts: number) =>
    parts === 1
      ? "A part of your stored cart could not be read and was dropped."
      : `${wholeNumber(parts)} parts of your stored cart could not be read and were dropped.`,
  notKept: "This browser keeps nothing for us: your cart is gone when you close this window.",
};

function copyState({ kind }: SupportCopyState): string {
  switch (kind) {
    case "idle":
    case "by-hand":
      return "";
    case "copying":
      return "Copying";
    case "copied":
      return "Copied. Send it to support and they see this very bill.";
    case "unavailable":
      return "There is no bill to copy just now. Please try again.";
  }
}

/** Follows the product's title. */
function removedBecause(reason: Removed["reason"]): string {
  switch (reason) {
    case "inactive":
      return " was removed: it is not sold just now.";
    case "no-seller":
      return " was removed: nobody sells it just now.";
    case "out-of-stock":
      return " was removed: it is out of stock.";
    case "unknown":
      return " was removed: it is no longer in the shop.";
  }
}

/** Follows the product's title. */
function quantityChanged({ to, from }: Changed): string {
  return to < from ? ` is down to ${pieces(to)}: there are no more.` : ` is up to ${pieces(to)}, the fewest that one can buy.`;
}

/** What this device kept, once its customer has signed in. */
function merged({ entries }: Merged): string {
  const added = entries.filter(({ outcome }) => outcome.kind !== "dropped").length;
  if (added === 0) return "Nothing that this device kept could be added.";
  return added === 1 ? "1 product of this device was added." : `${wholeNumber(added)} products of this device were added.`;
}

/** Follows the product's title; null where all of it was added. */
function mergedLine({ outcome }: Merged["entries"][number]): string | null {
  switch (outcome.kind) {
    case "added":
      return null;
    case "limited":
      return `: you have ${pieces(outcome.to)} now, there are no more.`;
    case "dropped":
      return dropped(outcome.reason);
  }
}

function dropped(reason: Extract<Merged["entries"][number]["outcome"], { kind: "dropped" }>["reason"]): string {
  switch (reason) {
    case "inactive":
      return " was not added: it is not sold just now.";
    case "no-seller":
      return " was not added: nobody sells it just now.";
    case "out-of-stock":
      return " was not added: it is out of stock.";
    case "unknown":
      return " was not added: it is no longer in the shop.";
    case "cart-full":
      return " was not added: your cart is full.";
    case "beyond-limits":
      return " was not added: a cart cannot cost that much.";
  }
}
