import { prepaidDiscount } from "#core/ordering/prepaid-discount.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { checkoutWords } from "#cli/wording/order-check.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import { amountText } from "./amount-text.ts";
import { billJson } from "./bill-json.ts";
import { billText } from "./bill-text.ts";
import { edges } from "./columns.ts";
import type { CheckoutBill } from "#core/ordering/checkout-bill.ts";
import type { Paint } from "./paint.ts";

/** The cart's bill, with what paying it adds below. */
export function checkoutText({ bill, way, prepaid, roundOff, total }: CheckoutBill, paint: Paint): string {
  const saved = prepaidDiscount(prepaid);
  return [
    billText(bill, paint),
    ...(saved === 0 ? [] : [paint.gain(edges(checkoutWords.prepaid, rupeesAndPaise(paise(NOTHING - saved))))]),
    ...(roundOff === 0 ? [] : [edges(checkoutWords.rounding, rupeesAndPaise(roundOff))]),
    paint.strong(edges(checkoutWords[way], rupeesAndPaise(total))),
    "",
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
