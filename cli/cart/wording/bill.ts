import { rupees } from "#cli/wording/rupees.ts";
import type { QuantityProblem } from "#core/cart/quantity-problem.ts";
import type { RemovalReason } from "#core/cart/removal-reason.ts";
import type { BilledLine, BilledShipping, RemovedLine } from "#core/pricing/bill.ts";
import type { Product } from "#core/catalogue/product.ts";

export const billWords = {
  title: "Bill",
  product: "Product",
  quantity: "Quantity",
  price: "Price",
  amount: "Amount",
  nothing: "The cart is empty.",
  subtotal: "Subtotal",
  rounding: "Rounded up to the whole rupee",
  total: "Total",
  removed: "Removed from the cart",
  coupons: "Coupons",
  explanation: "How every figure is worked out",
  discount: (code: string | null): string => (code === null ? "Discount" : `Discount, coupon ${code}`),
  shipping: ({ rule, priority }: BilledShipping): string =>
    priority > 0 ? "Shipping, set by the coupon" : `Shipping, ${rule === null ? "no rule" : RULES[rule]}`,
  /** A coupon's own charge stands whatever the cart is worth: more goods make no shipping free then. */
  leftForFree: ({ leftForFree, priority }: BilledShipping): string | null =>
    leftForFree === null || priority > 0 ? null : `Add ${rupees(leftForFree)} more for free shipping.`,
  weight: (kilograms: string): string => `Weight ${kilograms} kg`,
  saving: (amount: string): string => `saves ${amount}`,
} as const;

const RULES = { basic: "basic rule", "weight-exceed": "rule for heavy carts" } as const;

/** What a line is called: its title, or its id where it has none. */
export const nameOf = ({ title, id }: Product): string => title ?? id;

export function quantityProblem({ product, quantityProblem: problem }: BilledLine): string | null {
  return problem === null ? null : QUANTITY_PROBLEMS[problem](product);
}

const QUANTITY_PROBLEMS: Record<QuantityProblem, (product: Product) => string> = {
  "below-minimum": ({ minimumQuantity }) => `below the minimum quantity of ${minimumQuantity}`,
  "above-stock": ({ offer }) => `above the stock of ${offer?.stock ?? 0}`,
};

export const removal = ({ product, reason }: RemovedLine): string =>
  `${nameOf(product)}${product.slug === null ? "" : ` (${product.slug})`}: ${REMOVALS[reason]}`;

const REMOVALS: Record<RemovalReason, string> = {
  inactive: "no longer sold",
  "no-seller": "nobody sells it",
  "out-of-stock": "out of stock",
};
