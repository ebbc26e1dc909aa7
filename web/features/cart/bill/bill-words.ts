import { paise } from "#core/shared/money.ts";
import { counted } from "#web/design/phrase.ts";
import { kilograms, pieces, rupees, rupeesAndPaise, takenOff, wholeNumber } from "#web/design/figures/amounts.ts";
import { couponWords } from "#web/features/cart/coupons/coupon-words.ts";
import { day } from "#web/design/figures/dates.ts";
import { siteWords } from "#web/design/site-words.ts";
import { grams } from "#web/design/figures/grams.ts";
import { part, sum } from "#web/design/figures/explained.ts";
import { freeDeliveryTip } from "#web/features/shipping/delivery/free-delivery-tip.ts";
import { billPhrases as says } from "./wording/bill.ts";
import { titleFact, titleOnBill } from "#web/design/product-card/shown-title.ts";
import type { BilledLine, Bill } from "#core/pricing/bill.ts";
import type { ExplainedBill, ShippingFacts, WeightFacts } from "#core/pricing/explanation.ts";
import type { Explained } from "#web/design/figures/explained.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { Paise } from "#core/shared/money.ts";
import type { SavingOnMrp } from "./saving-on-mrp.ts";
import type { Step } from "#core/pricing/what-if.ts";

type BillFigure = {
  readonly label: string;
  readonly figure: string;
  readonly tone: "plain" | "less" | "total";
  readonly explained: Explained;
};

/** How a bill is set out, in any language. */
export const billWords = {
  ...says,
  figures,
  charge,
  roundOff,
  takenOff: lessOrNone,
  pricedOn: (at: Instant) => says.pricedOn({ shop: siteWords.name, day: day(at) }),
  totalIs: (total: Paise) => says.totalIs({ total: rupeesAndPaise(total) }),
  explainedSaving,
  savingOnMrp: (saving: Paise) => says.savingOnMrp({ saving: rupees(saving) }),
  leftForFree,
  setBy: (code: string, charge: Paise) => says.setBy({ code, charge: rupees(charge) }),
  shippingTip: freeDeliveryTip,
  step,
};

// Nought is said in words.
function charge(amount: Paise): string {
  return amount === 0 ? says.free : rupeesAndPaise(amount);
}

function roundOff(amount: Paise): string {
  return amount === 0 ? says.none : rupeesAndPaise(amount);
}

function lessOrNone(amount: Paise): string {
  return amount === 0 ? says.none : takenOff(amount);
}

/** The bill from subtotal to total, each figure with its explanation. */
function figures(bill: ExplainedBill): readonly BillFigure[] {
  const { subtotal, discount, shipping, total, explanation } = bill;
  return [
    { label: says.subtotal, figure: rupeesAndPaise(subtotal), tone: "plain", explained: explainedSubtotal(bill) },
    { label: says.discount, figure: lessOrNone(discount), tone: discount === 0 ? "plain" : "less", explained: explainedDiscount(bill) },
    { label: says.shipping, figure: charge(shipping.charge), tone: "plain", explained: explainedShipping(bill) },
    { label: says.rounding, figure: roundOff(explanation.roundedUpBy), tone: "plain", explained: explainedRounding(bill) },
    { label: says.total, figure: rupeesAndPaise(total), tone: "total", explained: explainedTotal(bill) },
  ];
}

function explainedSubtotal({ lines, subtotal }: Bill): Explained {
  const products = counted(lines.length, says.products, { count: wholeNumber(lines.length) });
  return {
    sentences: [says.inTheCart({ products, pieces: pieces(lines.reduce((sum, { quantity }) => sum + quantity, 0)) })],
    rows: [...lines.map((line) => part(lineSum(line), rupeesAndPaise(line.amount))), sum(says.subtotal, rupeesAndPaise(subtotal))],
  };
}

function explainedDiscount(bill: ExplainedBill): Explained {
  const { coupons, applied, explanation } = bill;
  const place = coupons.findIndex(({ coupon }) => coupon.code === applied?.code);
  const [offered, facts] = [coupons[place], explanation.coupons[place]];
  if (offered === undefined || facts === undefined) return { sentences: [says.noCoupon], rows: [] };
  const { sentences, rows } = couponWords.explained(offered, facts, bill);
  return { sentences: [says.coupon({ code: offered.coupon.code, label: couponWords.label(offered.label) }), ...sentences], rows };
}

function explainedShipping({ shipping, subtotal, discount, weight, lines, explanation }: ExplainedBill): Explained {
  return {
    sentences: shippingSentences(explanation.shipping, weight, discount),
    rows: [
      ...weightRows(lines, explanation.weight, weight),
      ...(explanation.shipping.kind === "weighed"
        ? [part(discount === 0 ? says.youAreAt : says.youAreAtAfterCoupon, rupeesAndPaise(paise(subtotal - discount)))]
        : []),
      ...(shipping.leftForFree === null ? [] : [part(says.missingForFree, rupeesAndPaise(shipping.leftForFree))]),
      sum(says.shipping, charge(shipping.charge)),
    ],
  };
}

function weightRows(lines: readonly BilledLine[], { parts }: WeightFacts, weight: number): Explained["rows"] {
  const weighed = lines.map(({ product, quantity }, place) =>
    part(
      says.weightOfLine({ title: titleOnBill(product), quantity: wholeNumber(quantity), grams: String(product.weight) }),
      grams(parts[place]),
    ),
  );
  return [...weighed, part(says.cartWeighs, kilograms(weight))];
}

function shippingSentences(facts: ShippingFacts, weight: number, discount: Paise): readonly string[] {
  if (facts.kind === "empty-cart") return [says.emptyCart];
  const { rule, because, weightLimit, priorityOf } = facts;
  const weighed = { weight: kilograms(weight), limit: String(weightLimit) };
  const within = {
    "no-weight-limit": [],
    "within-weight-limit": [says.weighsWithin(weighed)],
    "above-weight-limit": [says.weighsAbove(weighed)],
  }[because];
  const [freeFrom, thenFreeFrom] =
    discount === 0 ? [says.freeFrom, says.thenFreeFrom] : [says.freeFromAfterCoupon, says.thenFreeFromAfterCoupon];
  const ruling =
    rule === null
      ? says.noCharge
      : (within.length === 0 ? freeFrom : thenFreeFrom)({ minimum: rupees(rule.minimumOrder), charge: rupees(rule.charge) });
  return [[...within, ruling].join(" "), ...(priorityOf === null ? [] : [says.couponSetsCharge({ code: priorityOf })])];
}

function explainedRounding({ beforeRounding, explanation }: ExplainedBill): Explained {
  const sentence = explanation.roundedUpBy === 0 ? says.wholeRupee : says.roundedUp;
  return { sentences: [sentence({ amount: rupeesAndPaise(beforeRounding) })], rows: [] };
}

function explainedTotal({ subtotal, discount, shipping, total, explanation }: ExplainedBill): Explained {
  return {
    sentences: [],
    rows: [
      part(says.subtotal, rupeesAndPaise(subtotal)),
      part(says.discount, lessOrNone(discount)),
      part(says.shipping, charge(shipping.charge)),
      part(says.rounding, roundOff(explanation.roundedUpBy)),
      sum(says.total, rupeesAndPaise(total)),
    ],
  };
}

/** How far the prices lie below the maximum retail prices. */
function explainedSaving({ lines, saving }: SavingOnMrp): Explained {
  return {
    sentences: [says.aboutMrp],
    rows: [
      ...lines.map(({ product, quantity, mrp, price, saving }) =>
        part(
          says.savingOfLine({ ...titleFact(product), quantity: wholeNumber(quantity), mrp: rupees(mrp), price: rupees(price) }),
          rupeesAndPaise(saving),
        ),
      ),
      sum(says.youSave, rupeesAndPaise(saving)),
    ],
  };
}

/** The amount stands in bold: what is said before it and after it comes apart. */
function leftForFree(left: Paise, discount: Paise): { readonly before: string; readonly amount: string; readonly after: string } {
  const amount = rupees(left);
  const [before = "", after = ""] = (discount === 0 ? says.leftForFree : says.leftForFreeAfterCoupon)({ amount }).split(amount);
  return { before, amount, after };
}

/** Only a text: figures follow the rule, by which a heavy cart can be free too. Source: specification/shipping.md, Tip. */
/** One step that makes delivery free by a press: "Add Bel Capsules (₹341) and delivery is free, you pay ₹281 more". */
function step({ product, pieces: count, more, line }: Step): string {
  const change =
    more === 0 ? says.totalStays : more > 0 ? says.moreInAll({ amount: rupees(more) }) : says.lessInAll({ amount: rupees(paise(-more)) });
  const facts = {
    count: wholeNumber(count),
    title: titleOnBill(product),
    worth: rupees(paise((product.offer?.price ?? 0) * count)),
    change,
  };
  return line !== null ? says.addMore(facts) : count === 1 ? says.addOne(facts) : says.addMany(facts);
}

const lineSum = ({ product, quantity, unitPrice }: BilledLine): string =>
  says.line({ title: titleOnBill(product), quantity: wholeNumber(quantity), price: rupees(unitPrice) });
