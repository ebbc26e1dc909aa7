import { rupees } from "#cli/wording/rupees.ts";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";

export function termsText({ prepaid, mostCash }: CheckoutTerms): string {
  const online =
    prepaid === null
      ? "Paying online takes nothing off."
      : `Paying online takes ${prepaid.percent} % off${prepaid.maximum === null ? "" : `, at most ${rupees(prepaid.maximum)}`}, from ${rupees(prepaid.minimumOrder)} on.`;
  return `${online}\nCash is taken up to ${rupees(mostCash)}.\n`;
}

export const termsJson = ({ prepaid, mostCash }: CheckoutTerms): string =>
  `${JSON.stringify({
    prepaid_discount:
      prepaid === null
        ? null
        : {
            percent: prepaid.percent,
            maximum: prepaid.maximum === null ? null : prepaid.maximum / 100,
            minimum_order: prepaid.minimumOrder / 100,
          },
    maximum_cash: mostCash / 100,
  })}\n`;

export const wrongTermText = (option: string): string =>
  option === "prepaid"
    ? "--prepaid takes a percentage from 0 to 100; --at-most and --from need one above 0.\n"
    : `--${option} takes an amount in rupees, such as 499 or 99.50${option === "at-most" ? ", or none" : ""}.\n`;
