import { balances } from "#core/ledger/ledger.ts";
import { refundTotal } from "#core/orders/order/refund.ts";
import { paidFor } from "#core/orders/order/allocation.ts";
import { taxOfLine } from "#core/orders/order/line-tax.ts";
import { isPaidInVain, paymentStateOf } from "#core/orders/money/payment-state.ts";
import { unneededPayments } from "#core/payments/unneeded-payments.ts";
import { unneededText } from "#cli/payments/wording/unneeded-payments.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import { cartTotalSentence } from "./order-check.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { paragraphsOf } from "#cli/cart/wording/explanation.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { CheckoutBill } from "#core/orders/order/checkout-bill.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { PaymentEvent, PaymentState } from "#core/payments/payment-state.ts";
import type { PrepaidFacts } from "#core/orders/order/prepaid-discount.ts";
import type { RefundedLine } from "#core/orders/order/refund.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** How every figure of an order comes about, what decided its payment, and where its money stands. */
export function orderParagraphs(stored: KeptOrder, bill: CheckoutBill, printedEnd: (end: CouponEnd) => string): readonly Paragraph[] {
  return [
    ...paragraphsOf(bill.bill, printedEnd).filter(({ about }) => about !== "Total"),
    { about: "Paying online", sentences: [prepaidSentence(bill.prepaid)] },
    { about: "Total", sentences: totalSentences(bill) },
    ...stored.order.snapshot.figures.lines.map((_, place) => lineParagraph(stored, place)),
    { about: "Payment", sentences: paymentSentences(stored) },
    ...stored.order.refunds.map((refund) => ({
      about: `Refund ${refund.number}`,
      sentences: [
        ...refund.lines.map(refundSentence),
        `Together ${rupeesAndPaise(refundTotal(refund.lines))}, of which ${rupeesAndPaise(refund.payout)} had been paid and is refunded; it is ${refund.state}.`,
      ],
    })),
    {
      about: "Ledger",
      sentences: [...balances(stored.ledger)]
        .filter(([, amount]) => amount !== 0)
        .map(([account, amount]) => `${account}: ${rupeesAndPaise(amount)}.`),
    },
  ].filter(({ sentences }) => sentences.length > 0);
}

function prepaidSentence(facts: PrepaidFacts): string {
  switch (facts.kind) {
    case "none":
      return facts.because === "cash" ? "It is paid on delivery: nothing is taken off." : "Nothing is taken off for paying online.";
    case "below-minimum":
      return `There is a discount only from ${rupeesAndPaise(facts.minimum)}.`;
    case "given":
      return `${facts.percent} % of ${rupeesAndPaise(facts.of)}${facts.limit === "cap" ? ", at most the cap" : facts.limit === "total" ? ", at most all of it" : ", rounded down"}: ${rupeesAndPaise(facts.discount)}.`;
  }
}

function totalSentences(bill: CheckoutBill): readonly string[] {
  const { beforeRounding, roundOff, total } = bill;
  const before = cartTotalSentence(bill);
  return [
    `Subtotal − coupon − prepaid + shipping = ${rupeesAndPaise(beforeRounding)}.`,
    roundOff === 0
      ? `That is a whole rupee: ${rupeesAndPaise(total)}.`
      : `Rounding up to the rupee adds ${rupeesAndPaise(roundOff)}: ${rupeesAndPaise(total)}.`,
    ...(before === null ? [] : [before]),
  ];
}

function lineParagraph({ order: { snapshot } }: KeptOrder, place: number): Paragraph {
  const line = snapshot.figures.lines[place];
  const ordered = snapshot.facts.cart.lines[place];
  if (line === undefined || ordered === undefined) return { about: "", sentences: [] };
  const { taxable, cgst, sgst, igst } = taxOfLine(snapshot, place);
  const tax = igst > 0 ? `IGST ${rupeesAndPaise(igst)}` : `CGST ${rupeesAndPaise(cgst)} + SGST ${rupeesAndPaise(sgst)}`;
  return {
    about: `Line ${place + 1}, ${ordered.product.title}`,
    sentences: [
      `${line.quantity} × ${rupeesAndPaise(line.unitPrice)} = ${rupeesAndPaise(line.amount)}, its shares: coupon −${rupeesAndPaise(line.coupon)}, prepaid −${rupeesAndPaise(line.prepaid)}, shipping ${rupeesAndPaise(line.shipping)}, rounding ${rupeesAndPaise(line.roundOff)}: ${rupeesAndPaise(paidFor(line))} was charged for it.`,
      `GST ${ordered.product.gst} %: ${rupeesAndPaise(taxable)} + ${tax}.`,
    ],
  };
}

function paymentSentences(stored: KeptOrder): readonly string[] {
  if (stored.order.snapshot.way === "cash") return ["Each parcel is paid on delivery."];
  const payment = paymentStateOf(stored);
  const { kind, decidedBy } = payment;
  return [
    decidedBy === null
      ? "No payment has been reported."
      : `${isPaidInVain(stored) ? "It was paid when it was no longer available:" : PAYMENT_STATES[kind]} event ${decidedBy.id} of ${decidedBy.provider}, told at ${indianClockText(decidedBy.at)} that payment ${decidedBy.payment} of ${rupeesAndPaise(decidedBy.amount)} ${REPORTED[decidedBy.kind]}.`,
    ...unneededPayments({ id: stored.order.id, payments: payment, doesCount: stored.order.stage === "placed", ledger: stored.ledger }).map(
      unneededText,
    ),
  ];
}

const PAYMENT_STATES: Readonly<Record<PaymentState["kind"], string>> = {
  paid: "It is paid:",
  failed: "It is not paid:",
  "being-checked": "It is not known yet whether it is paid:",
  waiting: "It is not paid:",
};

const REPORTED: Readonly<Record<PaymentEvent["kind"], string>> = {
  begun: "was started",
  authorised: "was authorised",
  captured: "was captured",
  failed: "failed",
  "used-elsewhere": "pays for something else",
};

const WHY: Readonly<Record<RefundedLine["because"], string>> = {
  "everything-is-gone": "with shipping and rounding, as nothing is left of the order",
  "never-paid": "with shipping and rounding, as its parcel was never paid",
  "our-fault": "with their shipping and rounding, as the fault is ours",
  "kept-until-everything-is-gone": "without shipping and rounding, as something is left of the order",
};

const refundSentence = (line: RefundedLine): string =>
  `${line.pieces} of line ${line.place + 1}: ${rupeesAndPaise(line.amount)} − coupon ${rupeesAndPaise(line.coupon)} − prepaid ${rupeesAndPaise(line.prepaid)} + shipping ${rupeesAndPaise(line.shipping)} + rounding ${rupeesAndPaise(line.roundOff)} = ${rupeesAndPaise(paidFor(line))}, ${WHY[line.because]}.`;
