import { pieces, rupees, rupeesAndPaise } from "#web/design/wording/amounts.ts";
import { momentAt, weekdayOf } from "#web/design/wording/moments.ts";
import type { Cancelling, Returning } from "#core/orders/views/line-view.ts";
import type { PaymentView } from "#core/orders/views/payment-view.ts";
import type { PaymentWay } from "#core/orders/quote/checkout-bill.ts";
import type { Reordered } from "#core/customer-cart/reorder.use-case.ts";
import type { Paise } from "#core/shared/money.ts";

/** One order with all that belongs to it. */
export const orderWords = {
  title: "Order",
  lead: "An order with its parcels, bill and papers.",
  orders: "My orders",
  reading: "Your order is being read",
  unavailable: "Your order could not be read just now.",
  unknown: "We can't find this order",
  unknownText: "It may belong to another account. Your own orders are in the list.",
  toOrders: "To my orders",
  facts: (number: string, at: number): string => `Order ${number}, ${momentAt(at)}`,
  paid,
  payNow: "Pay now",
  look: "See what became of it",
  surplus: (amount: Paise): string => `${rupees(amount)} was taken without need and goes back to where it came from.`,
  help: "Help with this order",
  reorder: "Order again",
  reordering: "Putting it into the cart",
  reordered: reorderedSentence,
  reorderedLine,
  toCart: "To the cart",
  reorderUnavailable: "We could not reach the shop. Please try again.",
  parcel: (place: number, all: number): string => (all === 1 ? "Your parcel" : `Parcel ${place + 1} of ${all}`),
  seller: (name: string): string => `Sold and sent by ${name}`,
  steps: (parcel: string): string => `Steps of ${parcel}`,
  toCome: "still to come",
  allSteps: "All steps",
  expected: (earliest: Parameters<typeof weekdayOf>[0], latest: Parameters<typeof weekdayOf>[0]): string =>
    `${weekdayOf(earliest)} to ${weekdayOf(latest)}`,
  dueAtDoor: (amount: Paise): string => `${rupees(amount)} is paid at the door for this parcel.`,
  line: (quantity: number, each: Paise): string => `${pieces(quantity)} at ${rupees(each)}`,
  gone: (count: number, of: number): string => (count === of ? "" : `${count} of ${of} came back or was cancelled`),
  cancel: "Cancel",
  cancelLine: (title: string): string => `Cancel ${title}`,
  cancelOrder: "Cancel the order",
  cancelFree: "Cancelling is free until a parcel has left.",
  review: "Review this product",
  reviewLine: (title: string): string => `Review this product: ${title}`,
  giveBack: "Return",
  giveBackLine: (title: string): string => `Return ${title}`,
  giveBackUntil: (until: Parameters<typeof weekdayOf>[0]): string => `You may return it until ${weekdayOf(until)}.`,
  whyNot,
  bill: "Bill",
  billOnce: "As you were told when you ordered; nothing changes it later.",
  subtotal: "Subtotal",
  coupon: (code: string | null): string => (code === null ? "Coupon" : `Coupon ${code}`),
  prepaid: "Paying online",
  shipping: "Shipping",
  rounding: "Rounding",
  total: "Total",
  address: "Delivery address",
  papers: "Invoices",
  invoice: (number: string): string => `Invoice ${number}`,
  creditNote: (number: string): string => `Credit note ${number}`,
  invoiceOf: (parcel: number, all: number): string => (all === 1 ? "Your invoice" : `Invoice of parcel ${parcel + 1}`),
  backToOrder: "Back to the order",
  download: "Download PDF",
  downloading: "Preparing the PDF",
  print: "Print",
  paperUnavailable: "This paper could not be read just now.",
  unknownPaper: "We can't find this paper",
  unknownPaperText: "The order's page lists all of its papers.",
  downloadUnavailable: "The PDF could not be fetched. Please try again.",
  refundTotal: (amount: Paise): string => rupeesAndPaise(amount),
};

function paid(way: PaymentWay, payment: PaymentView): string | null {
  switch (payment.kind) {
    case "nothing-to-pay":
      return "nothing to pay";
    case "at-door":
      return payment.due === 0 ? `${rupees(payment.collected)} paid at the door` : `${rupees(payment.due)} to be paid at the door`;
    case "paid":
      return way === "online" ? "paid online" : "paid";
    case "waiting":
    case "failed":
    case "being-checked":
    case "expired":
      return null;
  }
}

function whyNot(cancelling: Cancelling, returning: Returning): string | null {
  if (returning.kind === "impossible" && returning.because === "window-over")
    return `It could be returned until ${weekdayOf(returning.last)}.`;
  if (returning.kind === "impossible" && returning.because === "asked") return "Its return is under way.";
  if (cancelling.kind === "impossible" && cancelling.because === "sent")
    return "It has been shipped, so it can't be cancelled. You can return it once it is delivered.";
  return null;
}

const left: Readonly<Record<Extract<Reordered, { readonly kind: "left-out" }>["because"], string>> = {
  inactive: "is not sold any more",
  "no-seller": "has no seller just now",
  "out-of-stock": "is sold out just now",
  unknown: "is not sold any more",
  "cart-full": "has no room in the cart",
  "beyond-limits": "would make the cart too dear",
};

function reorderedSentence(reordered: readonly Reordered[]): string {
  const added = reordered.filter(({ kind }) => kind !== "left-out").length;
  if (added === 0) return "Nothing of it can be bought just now.";
  return added === reordered.length
    ? "All of it is in your cart, at today's prices."
    : "What can be bought is in your cart, at today's prices.";
}

/** null: there is nothing to say of it. */
function reorderedLine(one: Reordered): string | null {
  switch (one.kind) {
    case "added":
      return null;
    case "limited":
      return `${one.title}: only ${pieces(one.pieces)} can be had.`;
    case "left-out":
      return `${one.title} ${left[one.because]}.`;
  }
}
