import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { keptLines } from "./model.ts";
import { subtotalOf } from "./model-coupon.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { PriceCart } from "#tests/laws/subject.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { Step, WhatIf } from "#core/pricing/what-if.ts";

/** The cart with one step taken. */
type Stepped = { readonly product: Product; readonly line: number | null; readonly pieces: number; readonly bill: ExplainedBill };

const LARGEST_QUANTITY = 999_999;

/** What if, by trying: every line and candidate, piece by piece, each cart priced anew. */
export function modelOfWhatIf(request: PricingRequest, candidates: readonly Product[], priceCart: PriceCart): WhatIf {
  const today = priceCart(request);
  const best = (coupon: Coupon | null, suffices: (bill: ExplainedBill) => boolean) =>
    cheapest(steps({ request, candidates, priceCart, coupon, suffices }), today);
  const present = today.coupons.find(({ state }) => state === "applied")?.coupon ?? null;
  const missing = today.shipping.leftForFree;
  return {
    coupons: today.coupons
      .filter(({ state }) => state === "locked")
      .map(({ coupon }) => ({ code: coupon.code, step: best(coupon, ({ coupons }) => coupons.every(({ state }) => state !== "locked")) })),
    freeShipping: missing === null ? null : { missing, step: best(present, ({ shipping }) => shipping.leftForFree === null) },
  };
}

/** The request with this coupon typed and no other: under a code that can be typed, whatever its own is. */
export const withCoupon = (request: PricingRequest, coupon: Coupon | null): PricingRequest =>
  coupon === null
    ? { ...request, coupons: [], choice: { kind: "none" } }
    : { ...request, coupons: [{ ...coupon, code: "X" }], choice: { kind: "typed", code: "X" } };

/** The request with so many pieces more of a line, or of a product as a new last line. */
export const stepped = (request: PricingRequest, { line, product, pieces }: Pick<Step, "line" | "product" | "pieces">): PricingRequest => ({
  ...request,
  lines:
    line === null
      ? [...request.lines, { product, quantity: pieces }]
      : request.lines.map((each, index) => (index === line ? { ...each, quantity: each.quantity + pieces } : each)),
});

type Search = {
  readonly request: PricingRequest;
  readonly candidates: readonly Product[];
  readonly priceCart: PriceCart;
  readonly coupon: Coupon | null;
  readonly suffices: (bill: ExplainedBill) => boolean;
};

/** For each line, then for each candidate, the fewest pieces that suffice. */
function steps({ request, candidates, priceCart, coupon, suffices }: Search): readonly Stepped[] {
  const alone = withCoupon(request, coupon);
  const tries = [
    ...keptLines(request.lines).map(({ product, quantity, index }) => ({
      product,
      line: index,
      from: 1,
      to: Math.min(stockOf(product), LARGEST_QUANTITY) - quantity,
    })),
    ...candidates.map((product) => ({
      product,
      line: null,
      from: Math.max(1, product.minimumQuantity),
      to: Math.min(stockOf(product), LARGEST_QUANTITY),
    })),
  ];
  return tries.flatMap(({ product, line, from, to }) => {
    for (let pieces = from; pieces <= to; pieces++) {
      const changed = stepped(alone, { product, line, pieces });
      if (subtotalOf(keptLines(changed.lines)) > LARGEST_AMOUNT) return [];
      const bill = priceCart(changed);
      if (suffices(bill)) return [{ product, line, pieces, bill }];
    }
    return [];
  });
}

const stockOf = ({ status, offer }: Product): number => (status === "inactive" ? 0 : (offer?.stock ?? 0));

/** The smallest total, of these the fewest pieces, of these the first. */
function cheapest(found: readonly Stepped[], today: ExplainedBill): Step | null {
  const [best] = found.toSorted((a, b) => a.bill.total - b.bill.total || a.pieces - b.pieces);
  if (best === undefined) return null;
  const { product, line, pieces, bill } = best;
  return { product, line, pieces, total: bill.total, more: paise(bill.total - today.total) };
}
