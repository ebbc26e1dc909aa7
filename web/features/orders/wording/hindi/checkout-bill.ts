import { rupees, rupeesAndPaise, takenOff } from "#web/design/wording/amounts.ts";
import { billWords } from "#web/features/pricing/wording/bill.ts";
import { part, sum } from "#web/design/wording/explained.ts";
import { prepaidDiscount } from "#core/orders/quote/prepaid-discount.ts";
import type { CheckoutBill } from "#core/orders/quote/checkout-bill.ts";
import type { PrepaidFacts } from "#core/orders/quote/prepaid-discount.ts";
import type { Explained } from "#web/design/wording/explained.ts";

type Figure = ReturnType<typeof billWords.figures>[number];

export const checkoutBillWords = { figures };

function figures(checkout: CheckoutBill): readonly Figure[] {
  const { bill, prepaid, beforeRounding, roundOff, total } = checkout;
  const [subtotal, discount, shipping] = billWords.figures(bill);
  const saved = prepaidDiscount(prepaid);
  return [
    ...(subtotal === undefined ? [] : [subtotal]),
    ...(discount === undefined ? [] : [{ ...discount, label: bill.applied === null ? discount.label : `कूपन ${bill.applied.code}` }]),
    ...(prepaid.kind === "none"
      ? []
      : [
          { label: "ऑनलाइन भुगतान", figure: takenOff(saved), tone: saved === 0 ? "plain" : "less", explained: whyPrepaid(prepaid) } as const,
        ]),
    ...(shipping === undefined ? [] : [shipping]),
    { label: "राउंड-ऑफ़", figure: rupeesAndPaise(roundOff), tone: "plain", explained: whyRounded(checkout) },
    {
      label: "कुल",
      figure: rupeesAndPaise(total),
      tone: "total",
      explained: {
        sentences: ["हर दाम में GST शामिल है; उसमें कितना कर है, यह आपके इनवॉइस में दिखेगा।"],
        rows: [
          part("सबटोटल", rupeesAndPaise(bill.subtotal)),
          ...(bill.applied === null ? [] : [part(`कूपन ${bill.applied.code}`, takenOff(bill.discount))]),
          ...(saved === 0 ? [] : [part("ऑनलाइन भुगतान", takenOff(saved))]),
          part("डिलीवरी", rupeesAndPaise(bill.shipping.charge)),
          ...(roundOff === 0 ? [] : [part("राउंड-ऑफ़", rupeesAndPaise(roundOff))]),
          sum("कुल", rupeesAndPaise(total)),
        ],
      },
    },
  ];

  function whyRounded({ roundOff: added }: CheckoutBill): Explained {
    const whole = added === 0 ? "पहले से पूरा रुपया है: कुछ नहीं जुड़ता।" : "को अगले पूरे रुपये तक बढ़ाया गया है। यह कर नहीं है।";
    return { sentences: [`${rupeesAndPaise(beforeRounding)} ${whole}`], rows: [] };
  }
}

function whyPrepaid(facts: Exclude<PrepaidFacts, { readonly kind: "none" }>): Explained {
  if (facts.kind === "below-minimum") return { sentences: [`कूपन के बाद ${rupees(facts.minimum)} से ऑनलाइन भुगतान पर बचत होती है।`], rows: [] };
  const share = `ऑनलाइन भुगतान पर ${rupeesAndPaise(facts.of)} का ${facts.percent}%`;
  switch (facts.limit) {
    case null:
      return { sentences: [`${share}, पैसे नीचे की ओर पूरे करके।`], rows: [] };
    case "cap":
      return { sentences: [`${share}, पर ज़्यादा से ज़्यादा ${rupees(facts.discount)}।`], rows: [] };
    case "total":
      return { sentences: [`${share}, पर जितना चुकाना है उससे ज़्यादा नहीं।`], rows: [] };
  }
}
