import { stockLabelOf } from "../catalogue/stock-label.ts";
import { taxTable } from "../cart/excluding-tax.ts";
import { quantityProblemOf } from "../cart/quantity-problem.ts";
import { removalReasonOf } from "../cart/removal-reason.ts";
import { subtotalOf } from "../cart/subtotal.ts";
import { matchedProduct } from "../coupons/scope.ts";
import { BeyondLimits } from "../shared/beyond-limits.ts";
import { paise } from "../shared/money.ts";
import type { CartLine } from "../cart/cart-line.ts";
import type { TaxTable } from "../cart/excluding-tax.ts";
import type { CountableLine } from "../coupons/selection.ts";
import type { Paise } from "../shared/money.ts";
import type { BilledLine, RemovedLine } from "./bill.ts";

/** A cart prepared for any number of coupons: it is sorted once, and its names and tax shares are calculated once. */
export type SortedCart = {
  readonly lines: readonly BilledLine[];
  readonly removed: readonly RemovedLine[];
  readonly subtotal: Paise;
  /** The lines in counting order: by unit price ascending, ties in cart order. */
  readonly counting: readonly CountingLine[];
  readonly tax: TaxTable;
};

/** `place` is the line's place among the billed lines, `rate` the place of its GST rate in the tax table. */
export type CountingLine = CountableLine & { readonly place: number; readonly unitPrice: Paise; readonly rate: number };

export function sortedCart(given: readonly CartLine[]): SortedCart {
  const subtotal = subtotalOf(given);
  if (subtotal === null) throw new BeyondLimits("the cart's subtotal is beyond the largest amount");

  const lines: BilledLine[] = [];
  const removed: RemovedLine[] = [];
  given.forEach(({ product, quantity }, index) => {
    const reason = removalReasonOf(product);
    const stockLabel = stockLabelOf(product);
    if (reason !== null || product.offer === null || stockLabel === null) removed.push({ index, product, reason: reason ?? "no-seller" });
    else {
      const { price } = product.offer;
      lines.push({
        index,
        product,
        quantity,
        unitPrice: price,
        amount: paise(price * quantity),
        stockLabel,
        quantityProblem: quantityProblemOf(product, quantity),
      });
    }
  });

  const tax = taxTable(lines.map(({ product }) => product.gst));
  const counting = lines
    .map(({ product, quantity, unitPrice }, place) => ({
      place,
      unitPrice,
      quantity,
      rate: tax.rates.indexOf(product.gst),
      product: matchedProduct(product),
    }))
    .sort((a, b) => a.unitPrice - b.unitPrice);
  return { lines, removed, subtotal, counting, tax };
}
