import { pieces, rupees, rupeesAndPaise, takenOff } from "#web/design/wording/amounts.ts";
import { part, sum } from "#web/design/wording/explained.ts";
import { refundTotal } from "#core/orders/returns/refund.ts";
import type { RefundCause } from "#core/orders/views/refund-view.ts";
import type { RefundedLine, ShippingBack } from "#core/orders/returns/refund.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Explained } from "#web/design/wording/explained.ts";

/** What goes back, figure by figure, and why. */
export const refundWords = {
  heading: "Refunds",
  one: (number: number): string => `Refund ${number}`,
  back: "You get back",
  less: "Taken off what you pay at the door",
  nothing: "Nothing had been paid for it, so nothing goes back.",
  asking: "Working out the refund",
  unavailable: "The refund could not be worked out: the shop did not answer.",
  tryAgain: "Try again",
  how: "How it is worked out",
  where: (way: "online" | "cash"): string =>
    way === "online" ? "It goes back to where you paid from, within 7 working days." : "We pay it to your bank account or UPI.",
  explained,
  cause,
  totalIs: (amount: Paise): string => `${rupees(amount)} goes back to you`,
};

/** `title` of the line at a place. */
function explained(lines: readonly RefundedLine[], title: (place: number) => string): Explained {
  return {
    sentences: [...new Set(lines.map(({ because }) => why(because)))],
    rows: [...lines.flatMap((line) => rowsOf(line, title(line.place))), sum(refundWords.back, rupeesAndPaise(refundTotal(lines)))],
  };
}

function rowsOf(line: RefundedLine, title: string): Explained["rows"] {
  return [
    ...(line.pieces === 0 ? [] : [part(`${title}: ${pieces(line.pieces)}`, rupeesAndPaise(line.amount))]),
    ...(line.coupon === 0 ? [] : [part("Its share of the coupon", takenOff(line.coupon))]),
    ...(line.prepaid === 0 ? [] : [part("Its share of paying online", takenOff(line.prepaid))]),
    ...(line.shipping === 0
      ? []
      : [part(line.pieces === 0 ? `Shipping of ${title}` : "Its share of shipping", rupeesAndPaise(line.shipping))]),
    ...(line.roundOff === 0
      ? []
      : [part(line.pieces === 0 ? `Rounding of ${title}` : "Its share of rounding", rupeesAndPaise(line.roundOff))]),
  ];
}

function why(because: ShippingBack): string {
  switch (because) {
    case "everything-is-gone":
      return "Nothing of the order is left, so shipping and rounding go back too.";
    case "never-paid":
      return "Nothing of this parcel is paid at the door any more.";
    case "our-fault":
      return "The fault is ours, so its share of shipping goes back with it.";
    case "kept-until-everything-is-gone":
      return "What you paid for it goes back. Shipping stays with what you keep.";
  }
}

/** `reason` told in the reader's language. */
function cause(one: RefundCause, reason: (written: string) => string): string {
  switch (one.kind) {
    case "cancel":
      return one.by === "customer" ? `You cancelled: ${reason(one.reason)}` : `Cancelled by the shop: ${one.reason}`;
    case "return":
      return `For return ${one.number}`;
    case "not-delivered":
      return one.because === "lost" ? `Parcel ${one.parcel + 1} was lost` : `Parcel ${one.parcel + 1} came back to its seller`;
  }
}
