import fc from "fast-check";
import { anyAmount } from "./any-amount.ts";
import { anyCart } from "./any-cart.ts";
import { anyGst } from "./any-product.ts";
import { anyPricingRequest } from "./any-pricing-request.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Paise } from "#core/shared/money.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Replaced } from "#core/pricing/replacements.ts";

/** One request made into another by replacing these inputs. */
export type Change = { readonly before: PricingRequest; readonly after: PricingRequest; readonly replaced: readonly Replaced[] };

type Replacing = {
  readonly other: PricingRequest;
  readonly price: Paise;
  readonly gst: number;
  readonly pieces: number;
  readonly lines: readonly CartLine[];
};

const inputs: readonly Replaced[] = [
  "prices-and-gst",
  "lines-gone",
  "lines-new",
  "quantities",
  "coupon-definition",
  "coupon-choice",
  "date",
  "shipping-settings",
];

/** A request and the same with some inputs replaced; `mostInputs` 1: with one. */
export const anyChange = ({ mostInputs = inputs.length }: { readonly mostInputs?: number } = {}): fc.Arbitrary<Change> =>
  fc
    .record({
      before: anyPricingRequest(),
      with: fc.record<Replacing>({
        other: anyPricingRequest(),
        price: anyAmount(),
        gst: anyGst(),
        pieces: fc.integer({ min: 1, max: 3 }),
        lines: anyCart({ minLength: 1, maxLength: 2 }),
      }),
      replaced: fc.subarray([...inputs], { minLength: 1, maxLength: mostInputs }),
    })
    .map(({ before, with: replacing, replaced }) => ({ before, replaced, after: replacedIn(before, replaced, replacing) }));

function replacedIn(before: PricingRequest, replaced: readonly Replaced[], replacing: Replacing): PricingRequest {
  let request = before;
  for (const input of replaced) request = { ...request, ...replacement(input, request, replacing) };
  return request;
}

function replacement(
  input: Replaced,
  { lines }: PricingRequest,
  { other, price, gst, pieces, lines: more }: Replacing,
): Partial<PricingRequest> {
  switch (input) {
    case "prices-and-gst":
      return {
        lines: lines.map(({ product, quantity }) => ({
          quantity,
          product: { ...product, gst, offer: product.offer === null ? null : { ...product.offer, price } },
        })),
      };
    case "lines-gone":
      return { lines: lines.filter(({ product }) => product.id !== lines[0]?.product.id) };
    case "lines-new":
      return {
        lines: [...lines, ...more.map(({ product, quantity }) => ({ quantity, product: { ...product, id: `new-${product.id}` } }))],
      };
    case "quantities":
      return { lines: lines.map((line) => ({ ...line, quantity: line.quantity + pieces })) };
    case "coupon-definition":
      return { coupons: other.coupons };
    case "coupon-choice":
      return { choice: other.choice };
    case "date":
      return { at: other.at };
    case "shipping-settings":
      return { shipping: other.shipping };
  }
}
