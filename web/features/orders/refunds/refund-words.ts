import { pieces, rupees, rupeesAndPaise, takenOff } from "#web/design/figures/amounts.ts";
import { part, sum } from "#web/design/figures/explained.ts";
import { refundTotal } from "#core/orders/order/refund.ts";
import { refundPhrases as says } from "#web/features/orders/wording/refunds.ts";
import type { RefundCause } from "#core/orders/views/refund-view.ts";
import type { RefundedLine } from "#core/orders/order/refund.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Explained } from "#web/design/figures/explained.ts";

/** How a refund is set out, in any language. */
export const refundWords = {
  ...says,
  one: (number: number): string => says.one({ number: String(number) }),
  where: (way: "online" | "cash"): string => says.where[way],
  explained,
  cause,
  totalIs: (amount: Paise): string => says.totalIs({ amount: rupees(amount) }),
};

/** `title` of the line at a place. */
function explained(lines: readonly RefundedLine[], title: (place: number) => string): Explained {
  return {
    sentences: [...new Set(lines.map(({ because }) => says.because[because]))],
    rows: [...lines.flatMap((line) => rowsOf(line, title(line.place))), sum(says.back, rupeesAndPaise(refundTotal(lines)))],
  };
}

function rowsOf(line: RefundedLine, title: string): Explained["rows"] {
  const isWithoutPieces = line.pieces === 0;
  return [
    ...(isWithoutPieces ? [] : [part(says.ofPieces({ title, pieces: pieces(line.pieces) }), rupeesAndPaise(line.amount))]),
    ...(line.coupon === 0 ? [] : [part(says.ofCoupon, takenOff(line.coupon))]),
    ...(line.prepaid === 0 ? [] : [part(says.ofPayingOnline, takenOff(line.prepaid))]),
    ...(line.shipping === 0 ? [] : [part(isWithoutPieces ? says.shippingOf({ title }) : says.ofShipping, rupeesAndPaise(line.shipping))]),
    ...(line.roundOff === 0 ? [] : [part(isWithoutPieces ? says.roundingOf({ title }) : says.ofRounding, rupeesAndPaise(line.roundOff))]),
  ];
}

/** `reason` told in the reader's language. */
function cause(one: RefundCause, reason: (written: string) => string): string {
  switch (one.kind) {
    case "cancel":
      return one.by === "customer" ? says.youCancelled({ reason: reason(one.reason) }) : says.shopCancelled({ reason: one.reason });
    case "return":
      return says.forReturn({ number: String(one.number) });
    case "not-delivered":
      return (one.because === "lost" ? says.parcelLost : says.parcelCameBack)({ parcel: String(one.parcel + 1) });
  }
}
