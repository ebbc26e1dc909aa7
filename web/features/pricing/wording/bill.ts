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

type BillFigure = {
  readonly label: string;
  readonly figure: string;
  readonly tone: "plain" | "less" | "total";
  readonly explained: Explained;
};

export const billWords = {
  heading: "Bill",
  figures,
  pricedOn: (at: Instant) => `${siteWords.name}, ${day(at)}`,
  totalIs: (total: Paise) => `Total ${rupeesAndPaise(total)}`,
  asking: "Working out the bill",
  unavailable: "The bill could not be worked out: the shop did not answer.",
  beyondLimits: "This cart costs more than a bill can show. Take some pieces out.",
  tryAgain: "Try again",
  explainedSaving,
  savingOnMrp: (saving: Paise) => `You save ${rupees(saving)} on MRP`,
  leftForFree: (left: Paise) => ({ before: "Add ", amount: rupees(left), after: " more for free delivery" }),
  wayToFree: "On the way to free delivery",
  isFree: "Delivery is free on this cart",
  setBy: (code: string, charge: Paise) => `${code} sets delivery to ${rupees(charge)}`,
  shippingTip,
  step,
};

/** The bill from subtotal to total, each figure with its explanation. */
function figures(bill: ExplainedBill): readonly BillFigure[] {
  const { subtotal, discount, shipping, total, explanation } = bill;
  return [
    { label: "Subtotal", figure: rupeesAndPaise(subtotal), tone: "plain", explained: explainedSubtotal(bill) },
    { label: "Discount", figure: takenOff(discount), tone: discount === 0 ? "plain" : "less", explained: explainedDiscount(bill) },
    { label: "Shipping", figure: rupeesAndPaise(shipping.charge), tone: "plain", explained: explainedShipping(bill) },
    { label: "Rounding", figure: rupeesAndPaise(explanation.roundedUpBy), tone: "plain", explained: explainedRounding(bill) },
    { label: "Total", figure: rupeesAndPaise(total), tone: "total", explained: explainedTotal(bill) },
  ];
}

function explainedSubtotal({ lines, subtotal }: Bill): Explained {
  return {
    sentences: [
      `${products(lines.length)}, ${pieces(lines.reduce((sum, { quantity }) => sum + quantity, 0))}. GST is included in every price.`,
    ],
    rows: [...lines.map((line) => part(lineSum(line), rupeesAndPaise(line.amount))), sum("Subtotal", rupeesAndPaise(subtotal))],
  };
}

function explainedDiscount({ coupons, lines, applied, explanation }: ExplainedBill): Explained {
  const place = coupons.findIndex(({ coupon }) => coupon.code === applied?.code);
  const [offered, facts] = [coupons[place], explanation.coupons[place]];
  if (offered === undefined || facts === undefined)
    return { sentences: ["No coupon is applied. In the cart each coupon says what it would save."], rows: [] };
  const { sentences, rows } = couponWords.explained(offered, facts, lines);
  return { sentences: [`${offered.coupon.code}: ${couponWords.label(offered.label)}.`, ...sentences], rows };
}

function explainedShipping({ shipping, subtotal, discount, weight, lines, explanation }: ExplainedBill): Explained {
  return {
    sentences: shippingSentences(explanation.shipping, weight, discount),
    rows: [
      ...weightRows(lines, explanation.weight, weight),
      ...(explanation.shipping.kind === "weighed"
        ? [part(discount === 0 ? "You are at" : "You are at, after the coupon", rupeesAndPaise(paise(subtotal - discount)))]
        : []),
      ...(shipping.leftForFree === null ? [] : [part("Missing for free delivery", rupeesAndPaise(shipping.leftForFree))]),
      sum("Shipping", rupeesAndPaise(shipping.charge)),
    ],
  };
}

function weightRows(lines: readonly BilledLine[], { parts }: WeightFacts, weight: number): Explained["rows"] {
  const weighed = lines.map(({ product, quantity }, place) =>
    part(`${titleOf(product)}: ${wholeNumber(quantity)} × ${product.weight} g`, grams(parts[place])),
  );
  return [...weighed, part("The cart weighs", kilograms(weight))];
}

function shippingSentences(facts: ShippingFacts, weight: number, discount: Paise): readonly string[] {
  if (facts.kind === "empty-cart") return ["An empty cart has no shipping."];
  const { rule, because, weightLimit, priorityOf } = facts;
  const within =
    because === "no-weight-limit"
      ? ""
      : `Your cart weighs ${kilograms(weight)}, ${because === "within-weight-limit" ? "within" : "above"} ${weightLimit} kg. `;
  const afterCoupon = discount === 0 ? "" : " after the coupon";
  const ruling =
    rule === null
      ? "There is no charge for that."
      : `Then delivery is free from ${rupees(rule.minimumOrder)}${afterCoupon} and ${rupees(rule.charge)} below it.`;
  return [
    `${within}${within === "" ? ruling.replace("Then delivery", "Delivery") : ruling}`,
    ...(priorityOf === null ? [] : [`${priorityOf} sets the charge instead.`]),
  ];
}

function explainedRounding({ beforeRounding, explanation }: ExplainedBill): Explained {
  const isWhole = explanation.roundedUpBy === 0;
  return {
    sentences: [
      `${rupeesAndPaise(beforeRounding)} is ${isWhole ? "a whole rupee already: nothing is added." : "rounded up to the whole rupee."}`,
    ],
    rows: [],
  };
}

function explainedTotal({ subtotal, discount, shipping, total, explanation }: ExplainedBill): Explained {
  return {
    sentences: [],
    rows: [
      part("Subtotal", rupeesAndPaise(subtotal)),
      part("Discount", takenOff(discount)),
      part("Shipping", rupeesAndPaise(shipping.charge)),
      part("Rounding", rupeesAndPaise(explanation.roundedUpBy)),
      sum("Total", rupeesAndPaise(total)),
    ],
  };
}

/** How far the prices lie below the maximum retail prices. */
function explainedSaving({ lines, saving }: SavingOnMrp): Explained {
  return {
    sentences: ["MRP is the most that a shop may ask. This saving is in the prices already; the bill takes it off no second time."],
    rows: [
      ...lines.map((line) =>
        part(`${line.title}: ${wholeNumber(line.quantity)} × (${rupees(line.mrp)} − ${rupees(line.price)})`, rupeesAndPaise(line.saving)),
      ),
      sum("You save", rupeesAndPaise(saving)),
    ],
  };
}

/** Only a text: figures follow the rule, by which a heavy cart can be free too. Source: specification/shipping.md, Tip. */
function shippingTip({ basic, weightExceed }: ShippingSettings): string | null {
  if (basic === null) return null;
  const above = `Free delivery only above ${rupees(basic.minimumOrder)}`;
  return weightExceed === null || weightExceed.above === 0 ? `${above}.` : `${above} and below ${weightExceed.above} kg.`;
}

/** One step that is taken by a press: "Add 2 more Brahmi Hair Oil, ₹780 more in all". */
function step({ product, pieces: count, more, line }: Step): string {
  const change = more === 0 ? "the total stays" : more > 0 ? `${rupees(more)} more in all` : `${rupees(paise(-more))} less in all`;
  return `Add ${wholeNumber(count)}${line === null ? "" : " more"} ${titleOf(product)}: ${change}`;
}

const products = (count: number): string => (count === 1 ? "1 product" : `${wholeNumber(count)} products`);
const titleOf = ({ title, id }: BilledLine["product"]): string => title ?? id;
const lineSum = ({ product, quantity, unitPrice }: BilledLine): string =>
  `${titleOf(product)}: ${wholeNumber(quantity)} × ${rupees(unitPrice)}`;
