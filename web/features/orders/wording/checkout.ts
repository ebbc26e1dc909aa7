import { rupees, wholeNumber } from "#web/design/wording/amounts.ts";
import { minutesAndSeconds, timeAt } from "#web/design/wording/clock-time.ts";
import type { CashRefusal } from "#core/orders/quote/cash-refusal.ts";
import type { PaymentWay } from "#core/orders/quote/checkout-bill.ts";
import type { PrepaidDiscount } from "#core/orders/quote/checkout-facts.ts";
import type { QuotingRefusal } from "#core/orders/quote/quote-my-order.use-case.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

/** From a cart to an order. */
export const checkoutWords = {
  title: "Checkout",
  lead: "Where it goes, how it is paid, and what it costs.",
  ifNow: "If you order now. What is ordered after 2 pm leaves a day later.",
  stepsLabel: "How far your order is",
  steps: { cart: "Cart", checkout: "Delivery and payment", done: "Done" },
  reading: "Your addresses and the bill are on their way",
  needsScript: "Checkout needs JavaScript. Please switch it on, then load this page again.",
  aside: "Bill",
  goods: "Products in this order",
  deliverTo: "Deliver to",
  newAddress: "New address",
  addressTitle: (name: string, kind: string): string => `${name} · ${kind}`,
  deliverHere: "Save and deliver here",
  undeliverable: ({ pincode }: { readonly pincode: Pincode }): string =>
    `We do not deliver to ${pincode} yet. Please choose another address.`,
  arrivesIn: (parcels: number): string => (parcels === 1 ? "Arrives in one parcel" : `Arrives in ${wholeNumber(parcels)} parcels`),
  sentBy: (seller: string, state: string): string => `Sent by ${seller}, ${state}`,
  pay: "Pay",
  online: "UPI, card or net banking",
  saves: (saving: Paise): string => `Save ${rupees(saving)}`,
  onlineText,
  cash: "Cash on delivery",
  cashText: (total: Paise): string => `Have ${rupees(total)} ready for the courier.`,
  noCash,
  changeCart: "Change the cart",
  line: (title: string, quantity: number): string => `${title} × ${wholeNumber(quantity)}`,
  place: (way: PaymentWay, total: Paise | null): string => {
    if (total === null) return way === "online" ? "Pay" : "Place order";
    return way === "online" && total > 0 ? `Pay ${rupees(total)}` : `Place order, ${rupees(total)}`;
  },
  placing: (way: PaymentWay): string => (way === "online" ? "Preparing your payment" : "Placing your order"),
  lost: "The shop did not answer. Please press again: it stays one order, however often you press.",
  saveAddressFirst: (canClose: boolean): string => (canClose ? "Save the address first, or close it." : "Save the address first."),
  addressFirst: "The bill comes once it is known where the order goes.",
  heldUntil: (until: number): string => `These prices and pieces are held for you until ${timeAt(until)}.`,
  heldFor: (left: number): string => `Held for you for ${minutesAndSeconds(left)} more. Then we look at the prices again.`,
  heldNoMore: "These prices and pieces are not held any more.",
  holdAgain: "Hold them again",
  billChanged: "The bill changed",
  outdated: "The shop has changed since you opened this page. Load it again to see the right bill.",
  reload: "Load again",
  refused,
  waits: (number: string, total: Paise, until: number): string =>
    `Your order ${number} waits for its payment of ${rupees(total)} until ${timeAt(until)}. What you place here is another order.`,
  toWaiting: "Go to that order",
};

function onlineText({ saves }: { readonly saves: Paise }, prepaid: PrepaidDiscount | null): string {
  const next = "You pay on the next page.";
  if (prepaid === null) return next;
  const cap = prepaid.maximum === null ? "" : `, at most ${rupees(prepaid.maximum)}`;
  const from = prepaid.minimumOrder === 0 ? "" : ` from ${rupees(prepaid.minimumOrder)}`;
  return saves > 0
    ? `${prepaid.percent}% off for paying online${cap}. ${next}`
    : `${prepaid.percent}% off for paying online${from}. ${next}`;
}

function noCash(reason: CashRefusal): string {
  switch (reason.kind) {
    case "brands-take-none":
      return `Not for this cart: ${reason.products.map(({ title }) => title).join(", ")} ${reason.products.length === 1 ? "is" : "are"} Prepaid Only.`;
    case "place-takes-none":
      return `The courier takes no cash at ${reason.pincode}.`;
    case "above-most-cash":
      return `Cash is taken up to ${rupees(reason.most)}; this order is ${rupees(reason.total)}.`;
  }
}

function refused(refusal: QuotingRefusal): string {
  switch (refusal.kind) {
    case "empty-cart":
      return "Your cart is empty.";
    case "lines-to-settle":
      return "Something in your cart can't be bought as it is. Please look at the cart.";
    case "undeliverable":
      return "There is no bill yet: we do not deliver to this address.";
    case "cash-not-offered":
      return "This order can't be paid in cash. Please pay online.";
    case "unknown-address":
      return "This address is not saved any more. Please choose another one.";
    case "beyond-limits":
      return "This cart costs more than a bill can show. Take some pieces out.";
  }
}
