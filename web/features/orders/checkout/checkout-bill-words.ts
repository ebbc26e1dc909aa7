import { rupees, rupeesAndPaise, takenOff } from "#web/design/figures/amounts.ts";
import { billWords } from "#web/features/cart/bill/bill-words.ts";
import { part, sum } from "#web/design/figures/explained.ts";
import { prepaidDiscount } from "#core/orders/order/prepaid-discount.ts";
import { paise } from "#core/shared/money.ts";
import { checkoutBillPhrases as says } from "#web/features/orders/wording/checkout-bill.ts";
import type { CheckoutBill } from "#core/orders/order/checkout-bill.ts";
import type { PrepaidFacts } from "#core/orders/order/prepaid-discount.ts";
import type { Explained } from "#web/design/figures/explained.ts";

type Figure = ReturnType<typeof billWords.figures>[number];

/** The bill at checkout: the cart's own, and what checkout adds to it. */
export const checkoutBillWords = { figures };

function figures(checkout: CheckoutBill): readonly Figure[] {
  const { bill, prepaid, roundOff, total } = checkout;
  const [subtotal, discount, shipping] = billWords.figures(bill);
  const saved = prepaidDiscount(prepaid);
  return [
    ...(subtotal === undefined ? [] : [subtotal]),
    ...(discount === undefined ? [] : [{ ...discount, label: bill.applied === null ? discount.label : says.coupon(bill.applied) }]),
    ...(prepaid.kind === "none"
      ? []
      : [
          {
            label: says.payingOnline,
            figure: billWords.takenOff(saved),
            tone: saved === 0 ? "plain" : "less",
            explained: whyPrepaid(prepaid),
          } as const,
        ]),
    ...(shipping === undefined ? [] : [shipping]),
    { label: billWords.rounding, figure: billWords.roundOff(roundOff), tone: "plain", explained: whyRounded(checkout) },
    { label: billWords.total, figure: rupeesAndPaise(total), tone: "total", explained: whyTotal(checkout, saved) },
  ];
}

function whyTotal({ bill, roundOff, total }: CheckoutBill, saved: CheckoutBill["total"]): Explained {
  return {
    sentences: [says.aboutTax],
    rows: [
      part(billWords.subtotal, rupeesAndPaise(bill.subtotal)),
      ...(bill.applied === null ? [] : [part(says.coupon(bill.applied), billWords.takenOff(bill.discount))]),
      ...(saved === 0 ? [] : [part(says.payingOnline, takenOff(saved))]),
      part(billWords.shipping, billWords.charge(bill.shipping.charge)),
      ...(roundOff === 0 ? [] : [part(billWords.rounding, rupeesAndPaise(roundOff))]),
      sum(billWords.total, rupeesAndPaise(total)),
    ],
  };
}

function whyRounded({ beforeRounding, roundOff }: CheckoutBill): Explained {
  const sentence = roundOff === 0 ? says.wholeRupee : says.roundedUp;
  return { sentences: [sentence({ amount: rupeesAndPaise(beforeRounding) })], rows: [] };
}

function whyPrepaid(facts: Exclude<PrepaidFacts, { readonly kind: "none" }>): Explained {
  return { sentences: [whyThatMuch(facts)], rows: [] };
}

function whyThatMuch(facts: Exclude<PrepaidFacts, { readonly kind: "none" }>): string {
  if (facts.kind === "below-minimum")
    return says.savesFrom({ minimum: rupees(facts.minimum), missing: rupees(paise(facts.minimum - facts.of)) });
  const share = { percent: String(facts.percent), of: rupeesAndPaise(facts.of) };
  switch (facts.limit) {
    case null:
      return says.share(share);
    case "cap":
      return says.shareCapped({ ...share, most: rupees(facts.discount) });
    case "total":
      return says.shareOfAll(share);
  }
}
