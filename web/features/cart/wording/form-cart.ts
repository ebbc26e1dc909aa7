import type { Facts } from "#web/design/phrase.ts";

/** A cart where no script runs. */
export const formCartPhrases = {
  emptyHint: "Anything you add is saved in this browser.",
  answers: {
    full: "Not added: your cart is full.",
    "not-sold": "Not added: it can't be bought right now.",
  },
  billWith: "See the bill with it",
  billWithout: "See the bill without it",
  withCoupon: ({ code }: Facts<"code">) => `This is your bill with ${code}. It counts once you have signed in.`,
  checkoutNeedsScript: "To check out, please switch on JavaScript and load this page again.",
  cartIsSafe: "Your cart is safe and stays with you. Here is what's in it now.",
  backToCart: "Back to your cart",
};
