import { prepaidDiscount } from "#core/orders/order/prepaid-discount.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { billWords } from "#cli/cart/wording/bill.ts";
import { cartTotalSentence, checkoutWords, toPayText } from "#cli/orders/wording/order-check.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import { amountText, hundredthsText } from "#cli/printing/amount-text.ts";
import { billJson } from "#cli/cart/printing/bill-json.ts";
import { billText } from "#cli/cart/printing/bill-text.ts";
import { PAGE, edges, printable, wrapped } from "#cli/printing/columns.ts";
import type { CheckoutBill } from "#core/orders/order/checkout-bill.ts";
import type { Paint } from "#cli/printing/paint.ts";

/** What is said of an order's payment under its bill: the last figure's name, and what became of it since. */
export type MoneyText = { readonly total: string; readonly since: readonly (readonly [string, string])[] };

/** An order's bill: one column of figures that ends with what is paid, never with what the cart showed before. */
export const checkoutText = (checkout: CheckoutBill, paint: Paint, money: MoneyText = { total: toPayText(checkout), since: [] }): string =>
  billText(checkout.bill, paint, sums(checkout, paint, money));

function sums(checkout: CheckoutBill, paint: Paint, { total: name, since }: MoneyText): string {
  const { bill, prepaid, roundOff, total } = checkout;
  const { subtotal, applied, discount, shipping, weight } = bill;
  const saved = prepaidDiscount(prepaid);
  const off = (what: string, amount: number): string => paint.gain(edges(what, rupeesAndPaise(paise(NOTHING - amount))));
  const before = cartTotalSentence(checkout);
  return [
    edges(billWords.subtotal, rupeesAndPaise(subtotal)),
    ...(applied === null ? [] : [off(printable(billWords.discount(applied.code)), discount)]),
    ...(saved === 0 ? [] : [off(checkoutWords.prepaid, saved)]),
    edges(billWords.shipping(shipping), rupeesAndPaise(shipping.charge)),
    ...(roundOff === 0 ? [] : [edges(billWords.rounding, rupeesAndPaise(roundOff))]),
    paint.strong(edges(name, rupeesAndPaise(total))),
    ...since.map(([what, amount]) => edges(what, amount)),
    ...(before === null ? [] : ["", ...wrapped(before, PAGE, "")]),
    paint.faint(billWords.weight(hundredthsText(weight))),
  ].join("\n");
}

/** The same for programs. */
export const checkoutJson = ({ bill, way, prepaid, roundOff, total }: CheckoutBill) => ({
  bill: billJson(bill),
  way,
  prepaid: amountText(prepaidDiscount(prepaid)),
  round_off: amountText(roundOff),
  total: amountText(total),
});
