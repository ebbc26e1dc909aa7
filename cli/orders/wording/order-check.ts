import { causeWords } from "#cli/cart/wording/changes.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import { prepaidDiscount } from "#core/orders/order/prepaid-discount.ts";
import { paise } from "#core/shared/money.ts";
import { edges } from "#cli/printing/columns.ts";
import type { CheckoutBill } from "#core/orders/order/checkout-bill.ts";
import type { Figure, FigureDifference } from "#core/orders/order/order-check.ts";
import type { TodaysCost } from "#core/orders/money/todays-cost.ts";
import type { Paise } from "#core/shared/money.ts";

export const checkoutWords = {
  prepaid: "Off for paying online",
  same: "Every figure is the same as it was shown.",
  unknownRules: (version: number) => `This program does not know the rules of version ${version}.\n`,
  beyond: "Today it is beyond what can be priced.",
} as const;

/** What is to be paid, before anything is known of its payment. */
export const toPayText = ({ way }: Pick<CheckoutBill, "way">): string => (way === "cash" ? "To be paid on delivery" : "To be paid online");

/** How what is paid comes from what the cart showed; null where both are the same. */
export function cartTotalSentence({ bill, prepaid, beforeRounding, roundOff, total }: CheckoutBill): string | null {
  const saved = prepaidDiscount(prepaid);
  if (saved === 0) return null;
  const rounded = paise(bill.total - bill.beforeRounding);
  const parts = [
    ...(rounded === 0 ? [] : [`its own rounding of ${rupeesAndPaise(rounded)}`]),
    `${rupeesAndPaise(saved)} for paying online`,
  ].join(" and ");
  return `The cart's total was ${rupeesAndPaise(bill.total)}: less ${parts} that is ${rupeesAndPaise(beforeRounding)}${
    roundOff === 0 ? "." : `, rounded up ${rupeesAndPaise(total)}.`
  }`;
}

/** Figures that don't come out as they were told. */
export const differencesText = (differences: readonly FigureDifference[]): string =>
  differences.map(({ figure, told, again }) => `${figure}: shown ${figureText(told)}, comes out ${figureText(again)}\n`).join("");

const figureText = (figure: Figure): string => (figure === null ? "nothing" : String(figure));

/** What it cost, what it would cost today, and why. */
export function todayText({ before, after, causes }: TodaysCost): string {
  return [
    edges("It cost", rupeesAndPaise(before)),
    ...causes.map(({ cause, difference }) =>
      edges(cause === "prepaid-discount" ? "Off for paying online" : causeWords[cause], signed(difference)),
    ),
    edges("Today", rupeesAndPaise(after)),
    "",
  ].join("\n");
}

const signed = (difference: Paise): string => `${difference > 0 ? "+" : ""}${rupeesAndPaise(difference)}`;
