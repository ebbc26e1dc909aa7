import { rupees, rupeesAndPaise, takenOff } from "#web/design/wording/amounts.ts";
import { billWords } from "#web/features/pricing/wording/bill.ts";
import { part, sum } from "#web/design/wording/explained.ts";
import { prepaidDiscount } from "#core/orders/quote/prepaid-discount.ts";
import type { CheckoutBill } from "#core/orders/quote/checkout-bill.ts";
import type { PrepaidFacts } from "#core/orders/quote/prepaid-discount.ts";
import type { Explained } from "#web/design/wording/explained.ts";

type Figure = ReturnType<typeof billWords.figures>[number];

/** The bill at checkout: the cart's own, and what checkout adds to it. */
export const checkoutBillWords = { figures };

function figures(checkout: CheckoutBill): readonly Figure[] {
  const { bill, prepaid, beforeRounding, roundOff, total } = checkout;
  const [subtotal, discount, shipping] = billWords.figures(bill);
  const saved = prepaidDiscount(prepaid);
  return [
    ...(subtotal === undefined ? [] : [subtotal]),
    ...(discount === undefined ? [] : [{ ...discount, label: bill.applied === null ? discount.label : `Coupon ${bill.applied.code}` }]),
    ...(prepaid.kind === "none"
      ? []
      : [
          {
            label: "Paying online",
            figure: takenOff(saved),
            tone: saved === 0 ? "plain" : "less",
            explained: whyPrepaid(prepaid),
          } as const,
        ]),
    ...(shipping === undefined ? [] : [shipping]),
    { label: "Rounding", figure: rupeesAndPaise(roundOff), tone: "plain", explained: whyRounded(checkout) },
    {
      label: "Total",
      figure: rupeesAndPaise(total),
      tone: "total",
      explained: {
        sentences: ["GST is included in every price; your invoice shows how much of it is tax."],
        rows: [
          part("Subtotal", rupeesAndPaise(bill.subtotal)),
          ...(bill.applied === null ? [] : [part(`Coupon ${bill.applied.code}`, takenOff(bill.discount))]),
          ...(saved === 0 ? [] : [part("Paying online", takenOff(saved))]),
          part("Shipping", rupeesAndPaise(bill.shipping.charge)),
          ...(roundOff === 0 ? [] : [part("Rounding", rupeesAndPaise(roundOff))]),
          sum("Total", rupeesAndPaise(total)),
        ],
      },
    },
  ];

  function whyRounded({ roundOff: added }: CheckoutBill): Explained {
    const whole = added === 0 ? "a whole rupee already: nothing is added." : "rounded up to the whole rupee. Rounding is never tax.";
    return { sentences: [`${rupeesAndPaise(beforeRounding)} is ${whole}`], rows: [] };
  }
}

function whyPrepaid(facts: Exclude<PrepaidFacts, { readonly kind: "none" }>): Explained {
  if (facts.kind === "below-minimum")
    return { sentences: [`Paying online saves from ${rupees(facts.minimum)} on, after the coupon.`], rows: [] };
  const share = `${facts.percent}% of ${rupeesAndPaise(facts.of)} for paying online`;
  switch (facts.limit) {
    case null:
      return { sentences: [`${share}, rounded down.`], rows: [] };
    case "cap":
      return { sentences: [`${share}, but at most ${rupees(facts.discount)}.`], rows: [] };
    case "total":
      return { sentences: [`${share}, but never more than there is to pay.`], rows: [] };
  }
}
