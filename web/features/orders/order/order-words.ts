import { pieces, rupees } from "#web/design/figures/amounts.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { orderPhrases as says } from "#web/features/orders/wording/order.ts";
import { shownTitle, titleFact } from "#web/design/product-card/shown-title.ts";
import type { Cancelling, Returning } from "#core/orders/views/line-view.ts";
import type { PaymentView } from "#core/orders/views/payment-view.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { Reordered } from "#core/customer-cart/reorder.use-case.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";

/** How an order is told, in any language. */
export const orderWords = {
  ...says,
  facts: (number: string, at: number) => says.facts({ number, moment: datedMomentAt(at) }),
  paid,
  surplus: (amount: Paise) => says.surplus({ amount: rupees(amount) }),
  reordered,
  reorderedLines,
  parcel: (place: number, all: number) => (all === 1 ? says.onlyParcel : says.parcelOf({ number: String(place + 1), all: String(all) })),
  expected: (earliest: Day, latest: Day) => says.expected({ earliest: weekdayOf(earliest), latest: weekdayOf(latest) }),
  dueAtDoor: (amount: Paise) => says.dueAtDoor({ amount: rupees(amount) }),
  line: (quantity: number, each: Paise) => says.line({ pieces: pieces(quantity), price: rupees(each) }),
  gone: (count: number, of: number) => says.gone({ count: String(count), of: String(of) }),
  giveBackUntil: (until: Day) => says.giveBackUntil({ until: weekdayOf(until) }),
  whyNot,
  coupon: (code: string | null) => (code === null ? says.coupon : says.couponOf({ code })),
};

/** null: the order is not paid, and its state says so. */
function paid(way: PaymentWay, payment: PaymentView): string | null {
  switch (payment.kind) {
    case "nothing-to-pay":
      return says.nothingToPay;
    case "at-door":
      if (payment.due > 0) return says.toPayAtDoor({ amount: rupees(payment.due) });
      return payment.collected > 0 ? says.paidAtDoor({ amount: rupees(payment.collected) }) : says.nothingPaid;
    case "paid":
      return says.isPaid[way];
    case "waiting":
    case "failed":
    case "being-checked":
    case "expired":
      return null;
  }
}

function whyNot(cancelling: Cancelling, returning: Returning): string | null {
  if (returning.kind === "impossible" && returning.because === "window-over")
    return says.couldBeReturned({ day: weekdayOf(returning.last) });
  if (returning.kind === "impossible" && returning.because === "asked") return says.isReturning;
  if (cancelling.kind === "impossible" && cancelling.because === "sent") return says.isSent;
  return null;
}

function reordered(lines: readonly Reordered[]): string {
  const added = lines.filter(({ kind }) => kind !== "left-out").length;
  if (added === 0) return says.reorderedNone;
  return added === lines.length ? says.reorderedAll : says.reorderedSome;
}

/** What there is to say of it; nothing of what is in the cart as it was ordered, at the same price or a lower one. */
function reorderedLines(one: Reordered): readonly string[] {
  if (one.kind === "left-out") return [says.leftOut[one.because](titleFact(one))];
  const title = shownTitle(one);
  const { rise } = one;
  return [
    ...(one.kind === "limited" ? [says.onlySoMany({ title, pieces: pieces(one.pieces) })] : []),
    ...(rise === null ? [] : [says.priceRose({ title, from: rupees(rise.from), to: rupees(rise.to) })]),
  ];
}
