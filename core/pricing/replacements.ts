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

/** A request in which a cause, and every cause before it, has been replaced. */
export type Replacement = { readonly cause: Replaced; readonly request: PricingRequest };

/**
 * The steps from one request to another, each of which replaces one input; the last step gives the other request. Two lines are the same if
 * their product is the same. Of several lines with the same product, the first matches the first. If a line's product can be bought in only
 * one of the requests, the line counts as gone or as new. A product's brand and categories, by which coupons match it, are replaced with
 * the coupons' definition, its weight with the shipping settings.
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

/** The lines that can be bought. The key is the product, and how many lines with the same product came before. */
function keyed(lines: readonly CartLine[]): ReadonlyMap<string, CartLine> {
  const seen = new Map<string, number>();
  const stored = new Map<string, CartLine>();
  for (const line of lines) {
    if (removalReasonOf(line.product) !== null) continue;
    const { id } = line.product;
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    stored.set(JSON.stringify([id, count]), line);
  }
  return stored;
}
