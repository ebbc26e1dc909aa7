import { removalReasonOf } from "../cart/removal-reason.ts";
import type { CartLine } from "../cart/cart-line.ts";
import type { PricingRequest } from "./pricing-request.ts";

/** What is replaced between two requests. */
export type Replaced =
  | "prices-and-gst"
  | "lines-gone"
  | "lines-new"
  | "quantities"
  | "coupon-definition"
  | "coupon-choice"
  | "date"
  | "shipping-settings";

/** The request as it stands once a cause, and all before it, were replaced. */
export type Replacement = { readonly cause: Replaced; readonly request: PricingRequest };

/**
 * The way from one request to another, one input at a time; the last is the other one. A line is the same where it is the same product,
 * of equal ones the first the first. It is gone or new also where its product can't be bought on one side. What a product is matched by
 * (brand, categories) comes with the coupons' definition, what it weighs with the shipping settings.
 */
export function replacements(before: PricingRequest, after: PricingRequest): readonly Replacement[] {
  const old = keyed(before.lines);
  const young = keyed(after.lines);
  const repriced = (line: CartLine, other: CartLine | undefined): CartLine =>
    other === undefined ? line : { ...line, product: { ...line.product, gst: other.product.gst, offer: other.product.offer } };

  const withPrices = new Map([...old].map(([key, line]) => [key, repriced(line, young.get(key))]));
  const stayed = [...withPrices].filter(([key]) => young.has(key)).map(([, line]) => line);
  const joined = [...young].map(([key, line]) => withPrices.get(key) ?? line);
  const counted = [...young].map(([key, line]) => ({ ...(withPrices.get(key) ?? line), quantity: line.quantity }));
  const matched = [...young].map(([key, line]) => ({
    ...line,
    product: { ...line.product, weight: (withPrices.get(key) ?? line).product.weight },
  }));

  const steps: readonly (readonly [cause: Replaced, replaced: Partial<PricingRequest>])[] = [
    ["prices-and-gst", { lines: [...withPrices.values()] }],
    ["lines-gone", { lines: stayed }],
    ["lines-new", { lines: joined }],
    ["quantities", { lines: counted }],
    ["coupon-definition", { lines: matched, coupons: after.coupons }],
    ["coupon-choice", { choice: after.choice }],
    ["date", { at: after.at }],
    ["shipping-settings", after],
  ];
  let request = before;
  return steps.map(([cause, replaced]) => {
    request = { ...request, ...replaced };
    return { cause, request };
  });
}

/** The lines that can be bought, by product and by how many of the same came before. */
function keyed(lines: readonly CartLine[]): ReadonlyMap<string, CartLine> {
  const seen = new Map<string, number>();
  const kept = new Map<string, CartLine>();
  for (const line of lines) {
    if (removalReasonOf(line.product) !== null) continue;
    const { id } = line.product;
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    kept.set(JSON.stringify([id, count]), line);
  }
  return kept;
}
