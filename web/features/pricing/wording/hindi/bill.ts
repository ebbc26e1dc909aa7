import { paise } from "#core/shared/money.ts";
import { kilograms, pieces, rupees, rupeesAndPaise, takenOff, wholeNumber } from "#web/design/wording/amounts.ts";
import { couponWords } from "#web/features/coupons/wording/coupons.ts";
import { day } from "#web/design/wording/dates.ts";
import { siteWords } from "#web/design/wording/site.ts";
import { grams } from "#web/design/wording/grams.ts";
import { part, sum } from "#web/design/wording/explained.ts";
import type { BilledLine, Bill } from "#core/pricing/bill.ts";
import type { ExplainedBill, ShippingFacts, WeightFacts } from "#core/pricing/explanation.ts";
import type { Explained } from "#web/design/wording/explained.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { SavingOnMrp } from "#web/features/pricing/saving-on-mrp.ts";
import type { Step } from "#core/pricing/what-if.ts";
import type * as english from "../bill.ts";

type BillFigure = {
  readonly label: string;
  readonly figure: string;
  readonly tone: "plain" | "less" | "total";
  readonly explained: Explained;
};

export const billWords: typeof english.billWords = {
  heading: "बिल",
  figures,
  pricedOn: (at: Instant) => `${siteWords.name}, ${day(at)}`,
  totalIs: (total: Paise) => `कुल ${rupeesAndPaise(total)}`,
  asking: "बिल बन रहा है",
  unavailable: "बिल नहीं बन पाया: दुकान से जवाब नहीं आया।",
  beyondLimits: "इस कार्ट की कीमत बिल में दिखाने के लिए बहुत ज़्यादा है। कुछ नग निकालें।",
  tryAgain: "फिर कोशिश करें",
  explainedSaving,
  savingOnMrp: (saving: Paise) => `MRP पर आपकी ${rupees(saving)} की बचत`,
  leftForFree: (left: Paise) => ({ before: "मुफ़्त डिलीवरी के लिए ", amount: rupees(left), after: " का सामान और जोड़ें" }),
  wayToFree: "मुफ़्त डिलीवरी तक की दूरी",
  isFree: "इस कार्ट पर डिलीवरी मुफ़्त है",
  setBy: (code: string, charge: Paise) => `${code} से डिलीवरी ${rupees(charge)} की है`,
  shippingTip,
  step,
};

function figures(bill: ExplainedBill): readonly BillFigure[] {
  const { subtotal, discount, shipping, total, explanation } = bill;
  return [
    { label: "सबटोटल", figure: rupeesAndPaise(subtotal), tone: "plain", explained: explainedSubtotal(bill) },
    { label: "छूट", figure: takenOff(discount), tone: discount === 0 ? "plain" : "less", explained: explainedDiscount(bill) },
    { label: "डिलीवरी", figure: rupeesAndPaise(shipping.charge), tone: "plain", explained: explainedShipping(bill) },
    { label: "राउंड-ऑफ़", figure: rupeesAndPaise(explanation.roundedUpBy), tone: "plain", explained: explainedRounding(bill) },
    { label: "कुल", figure: rupeesAndPaise(total), tone: "total", explained: explainedTotal(bill) },
  ];
}

function explainedSubtotal({ lines, subtotal }: Bill): Explained {
  return {
    sentences: [`${products(lines.length)}, ${pieces(lines.reduce((sum, { quantity }) => sum + quantity, 0))}। हर दाम में GST शामिल है।`],
    rows: [...lines.map((line) => part(lineSum(line), rupeesAndPaise(line.amount))), sum("सबटोटल", rupeesAndPaise(subtotal))],
  };
}

function explainedDiscount({ coupons, lines, applied, explanation }: ExplainedBill): Explained {
  const place = coupons.findIndex(({ coupon }) => coupon.code === applied?.code);
  const [offered, facts] = [coupons[place], explanation.coupons[place]];
  if (offered === undefined || facts === undefined)
    return { sentences: ["कोई कूपन नहीं लगा है। कार्ट में हर कूपन बताता है कि वह कितना बचाएगा।"], rows: [] };
  const { sentences, rows } = couponWords.explained(offered, facts, lines);
  return { sentences: [`${offered.coupon.code}: ${couponWords.label(offered.label)}।`, ...sentences], rows };
}

function explainedShipping({ shipping, subtotal, discount, weight, lines, explanation }: ExplainedBill): Explained {
  return {
    sentences: shippingSentences(explanation.shipping, weight, discount),
    rows: [
      ...weightRows(lines, explanation.weight, weight),
      ...(explanation.shipping.kind === "weighed"
        ? [part(discount === 0 ? "आपका कार्ट" : "कूपन के बाद आपका कार्ट", rupeesAndPaise(paise(subtotal - discount)))]
        : []),
      ...(shipping.leftForFree === null ? [] : [part("मुफ़्त डिलीवरी के लिए और चाहिए", rupeesAndPaise(shipping.leftForFree))]),
      sum("डिलीवरी", rupeesAndPaise(shipping.charge)),
    ],
  };
}

function weightRows(lines: readonly BilledLine[], { parts }: WeightFacts, weight: number): Explained["rows"] {
  const weighed = lines.map(({ product, quantity }, place) =>
    part(`${titleOf(product)}: ${wholeNumber(quantity)} × ${product.weight} ग्रा`, grams(parts[place])),
  );
  return [...weighed, part("कार्ट का वज़न", kilograms(weight))];
}

function shippingSentences(facts: ShippingFacts, weight: number, discount: Paise): readonly string[] {
  if (facts.kind === "empty-cart") return ["ख़ाली कार्ट पर डिलीवरी का ख़र्च नहीं होता।"];
  const { rule, because, weightLimit, priorityOf } = facts;
  const within =
    because === "no-weight-limit"
      ? ""
      : `आपके कार्ट का वज़न ${kilograms(weight)} है, ${weightLimit} किग्रा ${because === "within-weight-limit" ? "के भीतर" : "से ज़्यादा"}। `;
  const afterCoupon = discount === 0 ? "" : "कूपन के बाद ";
  const ruling =
    rule === null ? "इसका कोई ख़र्च नहीं है।" : `${afterCoupon}${rupees(rule.minimumOrder)} से डिलीवरी मुफ़्त है, उससे कम पर ${rupees(rule.charge)}।`;
  return [`${within}${ruling}`, ...(priorityOf === null ? [] : [`इसकी जगह ${priorityOf} डिलीवरी का ख़र्च तय करता है।`])];
}

function explainedRounding({ beforeRounding, explanation }: ExplainedBill): Explained {
  const isWhole = explanation.roundedUpBy === 0;
  return {
    sentences: [`${rupeesAndPaise(beforeRounding)} ${isWhole ? "पहले से पूरा रुपया है: कुछ नहीं जुड़ता।" : "को अगले पूरे रुपये तक बढ़ाया गया है।"}`],
    rows: [],
  };
}

function explainedTotal({ subtotal, discount, shipping, total, explanation }: ExplainedBill): Explained {
  return {
    sentences: [],
    rows: [
      part("सबटोटल", rupeesAndPaise(subtotal)),
      part("छूट", takenOff(discount)),
      part("डिलीवरी", rupeesAndPaise(shipping.charge)),
      part("राउंड-ऑफ़", rupeesAndPaise(explanation.roundedUpBy)),
      sum("कुल", rupeesAndPaise(total)),
    ],
  };
}

function explainedSaving({ lines, saving }: SavingOnMrp): Explained {
  return {
    sentences: ["MRP वह सबसे ऊँचा दाम है जो दुकान माँग सकती है। यह बचत दाम में पहले से है; बिल इसे दोबारा नहीं घटाता।"],
    rows: [
      ...lines.map((line) =>
        part(`${line.title}: ${wholeNumber(line.quantity)} × (${rupees(line.mrp)} − ${rupees(line.price)})`, rupeesAndPaise(line.saving)),
      ),
      sum("आपकी बचत", rupeesAndPaise(saving)),
    ],
  };
}

function shippingTip({ basic, weightExceed }: ShippingSettings): string | null {
  if (basic === null) return null;
  const above = `मुफ़्त डिलीवरी सिर्फ़ ${rupees(basic.minimumOrder)} से ऊपर`;
  return weightExceed === null || weightExceed.above === 0 ? `${above}।` : `${above} और ${weightExceed.above} किग्रा से कम पर।`;
}

function step({ product, pieces: count, more, line }: Step): string {
  const change = more === 0 ? "कुल उतना ही रहेगा" : more > 0 ? `कुल ${rupees(more)} ज़्यादा` : `कुल ${rupees(paise(-more))} कम`;
  return `${titleOf(product)} ${line === null ? "" : "और "}${wholeNumber(count)} जोड़ें: ${change}`;
}

const products = (count: number): string => `${wholeNumber(count)} प्रोडक्ट`;
const titleOf = ({ title, id }: BilledLine["product"]): string => title ?? id;
const lineSum = ({ product, quantity, unitPrice }: BilledLine): string =>
  `${titleOf(product)}: ${wholeNumber(quantity)} × ${rupees(unitPrice)}`;
