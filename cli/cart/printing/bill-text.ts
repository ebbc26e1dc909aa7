import { billWords, nameOf, quantityProblem, removal } from "#cli/cart/wording/bill.ts";
import { couponError } from "#cli/coupons/wording/error.ts";
import { couponHint, couponLabel } from "#cli/coupons/wording/labels.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import { hundredthsText } from "#cli/printing/amount-text.ts";
import { PAGE, cutTo, edges, printable, toLeft, toRight, widestOf, wrapped } from "#cli/printing/columns.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import type { Bill, BilledLine, OfferedCoupon } from "#core/pricing/bill.ts";
import type { Paint } from "#cli/printing/paint.ts";

/** A bill for people: 80 columns, printable. `summed` stands where a cart's sums do. */
export function billText(bill: Bill, paint: Paint, summed: string = sums(bill, paint)): string {
  return `${[table(bill, paint), summed, removed(bill, paint), coupons(bill, paint)].filter((part) => part !== "").join("\n\n")}\n`;
}

const RULE = "-".repeat(PAGE);

/** The widest price and amount decide their columns; the title takes what is left. */
function table({ lines }: Bill, paint: Paint): string {
  if (lines.length === 0) return billWords.nothing;
  const widths = {
    quantity: widestOf([billWords.quantity, ...lines.map(({ quantity }) => String(quantity))]),
    price: widestOf([billWords.price, ...lines.map(({ unitPrice }) => rupeesAndPaise(unitPrice))]),
    amount: widestOf([billWords.amount, ...lines.map(({ amount }) => rupeesAndPaise(amount))]),
  };
  const title = PAGE - widths.quantity - widths.price - widths.amount - 6;
  const row = ({ name, quantity, price, amount }: Record<"name" | "quantity" | "price" | "amount", string>): string =>
    [
      toLeft(title, cutTo(title, printable(name))),
      toRight(widths.quantity, quantity),
      toRight(widths.price, price),
      toRight(widths.amount, amount),
    ].join("  ");
  const lineText = (line: BilledLine): string => {
    const problem = quantityProblem(line);
    const figures = row({
      name: nameOf(line.product),
      quantity: String(line.quantity),
      price: rupeesAndPaise(line.unitPrice),
      amount: rupeesAndPaise(line.amount),
    });
    return problem === null ? figures : `${figures}\n${paint.warning(`  ${problem}`)}`;
  };
  return [paint.strong(row({ ...billWords, name: billWords.product })), RULE, ...lines.map(lineText), RULE].join("\n");
}

function sums({ subtotal, applied, discount, shipping, beforeRounding, total, weight }: Bill, paint: Paint): string {
  const sum = (name: string, amount: string): string => edges(name, amount);
  const free = billWords.leftForFree(shipping);
  const rounding = paise(total - beforeRounding);
  return [
    sum(billWords.subtotal, rupeesAndPaise(subtotal)),
    ...(applied === null ? [] : [paint.gain(sum(printable(billWords.discount(applied.code)), rupeesAndPaise(paise(NOTHING - discount))))]),
    sum(billWords.shipping(shipping), rupeesAndPaise(shipping.charge)),
    ...(rounding === 0 ? [] : [sum(billWords.rounding, rupeesAndPaise(rounding))]),
    paint.strong(sum(billWords.total, rupeesAndPaise(total))),
    ...(free === null ? [] : ["", free]),
    paint.faint(billWords.weight(hundredthsText(weight))),
  ].join("\n");
}

function removed({ removed: lines }: Bill, paint: Paint): string {
  if (lines.length === 0) return "";
  return [
    paint.strong(billWords.removed),
    ...lines.flatMap((line) => wrapped(printable(removal(line)), PAGE - 2, "  ").map(paint.warning)),
  ].join("\n");
}

/** Code, state, saving and promise beside each other; the hint below. */
function coupons({ coupons: offered, couponError: error }: Bill, paint: Paint): string {
  const warnings = error === null ? [] : [paint.warning(couponError(error))];
  if (offered.length === 0) return warnings.join("\n");
  const codeWidth = Math.min(16, widestOf(offered.map(({ coupon }) => printable(coupon.code))));
  const savingWidth = widestOf(offered.map(saving));
  const before = 2 + codeWidth + 2 + STATE_WIDTH + 2 + savingWidth + 2;
  const couponText = (coupon: OfferedCoupon): string => {
    const begin = `  ${toLeft(codeWidth, cutTo(codeWidth, printable(coupon.coupon.code)))}  ${toLeft(STATE_WIDTH, coupon.state)}  ${toLeft(savingWidth, saving(coupon))}  `;
    const [label = "", ...more] = wrapped(printable(couponLabel(coupon.label)), PAGE - before, "");
    const hint = coupon.hint === null ? [] : wrapped(printable(couponHint(coupon.hint)), PAGE - 4, "    ").map(paint.faint);
    const first = coupon.state === "applied" ? paint.gain(begin + label) : begin + label;
    return [first, ...more.map((each) => " ".repeat(before) + each), ...hint].join("\n");
  };
  return [paint.strong(billWords.coupons), ...warnings, ...offered.map(couponText)].join("\n");
}

const STATE_WIDTH = "unlocked".length;

const saving = ({ discount }: OfferedCoupon): string => (discount === 0 ? "" : billWords.saving(rupeesAndPaise(discount)));
