import { printable } from "#cli/printing/columns.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { OrderTrouble } from "#core/orders/order/order-trouble.ts";
import type { OrderFault } from "#core/orders/order/order-fault.ts";

/** What can't be, as a sentence. */
export function troubleText(trouble: OrderTrouble): string {
  switch (trouble.kind) {
    case "order":
      return `${trouble.order}: ${faultText(trouble.fault)}`;
    case "row-differs":
      return `${trouble.order}: ${trouble.column} does not follow from its snapshot and steps.`;
    case "documents-differ":
      return `${trouble.order}: it should have ${trouble.wanted} invoices and credit notes, and has ${trouble.issued}.`;
    case "coupon-not-counted":
      return `${trouble.order}: its use of coupon ${printable(trouble.coupon)} was not counted.`;
    case "coupon-counted-for-nothing":
      return `${trouble.order}: a use of coupon ${printable(trouble.coupon)} was counted that it did not take.`;
    case "holds-what-is-sold":
      return `${trouble.order}: goods or a coupon are held for it that it no longer needs.`;
    case "number-without-order":
      return `${trouble.order}: there is such a number, and no order of it.`;
    case "documents-with-gaps":
      return `Documents ${trouble.counter}: ${trouble.counted} were numbered, ${trouble.issued} exist, the last is number ${trouble.last}.`;
    case "payment-used-twice":
      return `Payment ${trouble.payment} of ${trouble.provider} was reported of ${trouble.payables.join(" and of ")}; it pays for one of them alone.`;
    case "entry-of-no-order":
      return `The ledger's entry ${printable(trouble.key)} belongs to no order.`;
  }
}

function faultText(fault: OrderFault): string {
  switch (fault.kind) {
    case "figures-differ":
      return `${fault.differences.length} figures come out differently. See: niramaya order check`;
    case "unknown-rules":
      return `it was priced by rules of version ${fault.version}, which this program doesn't know.`;
    case "shares-do-not-sum":
      return `its lines come to ${rupeesAndPaise(fault.shares)}, not ${rupeesAndPaise(fault.total)}.`;
    case "line-not-in-one-parcel":
      return `line ${fault.place + 1} is not in exactly one parcel.`;
    case "two-kinds-of-tax":
      return `line ${fault.place + 1} has another kind of tax than the line before it on the same invoice.`;
    case "history-makes-another-order":
      return fault.step === null ? "its steps make another order." : `its step ${fault.step + 1} can't have been taken.`;
    case "refunded-above-total":
      return `${rupeesAndPaise(fault.refunded)} of ${rupeesAndPaise(fault.total)} was refunded.`;
    case "gone-but-not-refunded":
      return `nothing is left of it, and ${rupeesAndPaise(fault.refunded)} of ${rupeesAndPaise(fault.total)} was refunded.`;
    case "more-pieces-back-than-ordered":
      return `${fault.pieces} pieces more of line ${fault.place + 1} came back than were ordered.`;
    case "ledger-disagrees":
      return `the ledger has a ${fault.on} of ${rupeesAndPaise(fault.ledger)}, the order of ${rupeesAndPaise(fault.order)}.`;
    case "entry-out-of-balance":
      return `the ledger's entry ${printable(fault.key)} sums to ${rupeesAndPaise(fault.balance)}.`;
    case "key-twice":
      return `the ledger has ${printable(fault.key)} twice.`;
    case "of-another-payable":
      return `the ledger's entry ${printable(fault.key)} is another's.`;
    case "refunded-above-paid":
      return `${rupeesAndPaise(fault.refunded)} is owed back of a sale of ${rupeesAndPaise(fault.paid)}.`;
    case "paid-out-above-owed":
      return `${rupeesAndPaise(fault.paidOut)} was paid out where ${rupeesAndPaise(fault.owed)} was owed.`;
  }
}
