import { billFor, priceCart } from "#core/pricing/price-cart.ts";
import { whatIf } from "#core/pricing/what-if.ts";
import { paise } from "#core/shared/money.ts";
import { naiveBill } from "./bare/naive-pricing.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Figure } from "./figure.ts";

/** CPU of pricing against a naive float loop over the same values, in alternating rounds of one run. */
export async function bench(): Promise<readonly Figure[]> {
  const small = aRequest(10, 10);
  const large = aRequest(100, 50);
  const [naive = 0, figures = 0, facts = 0] = alternate([() => naiveBill(small), () => billFor(small), () => priceCart(small)], 2_000);
  const [naiveLarge = 0, figuresLarge = 0, factsLarge = 0] = alternate(
    [() => naiveBill(large), () => billFor(large), () => priceCart(large)],
    60,
  );
  const locked = aLockedRequest();
  const candidates = aRequest(1_000, 0).lines.map(({ product }): Product => ({ ...product, id: `candidate-${product.id}` }));
  const [once = 0, steps = 0] = alternate([() => priceCart(locked), () => whatIf(locked, candidates)], 4);
  return [
    atMost("10 lines, 10 coupons: figures alone against the naive loop", figures / naive, 0.8),
    atMost("10 lines, 10 coupons: with all facts against the naive loop", facts / naive, 1.2),
    atMost("100 lines, 50 coupons: figures alone against the naive loop", figuresLarge / naiveLarge, 1.2),
    atMost("100 lines, 50 coupons: with all facts against the naive loop", factsLarge / naiveLarge, 3),
    atMost(
      "what if: 100 lines, 1,000 candidates, 50 locked coupons (56,100 steps weighed) against pricing that cart once",
      steps / once,
      200,
    ),
    atMost("100 lines × 50 coupons against 50 times 10 × 10, with all facts", factsLarge / (50 * facts), 1),
  ];
}

const atMost = (name: string, ratio: number, limit: number): Figure => ({
  name,
  figure: Number(ratio.toFixed(2)),
  unit: "times",
  target: `at most ${limit}`,
  met: ratio <= limit,
});

/** The median CPU time of one call of each, in microseconds. */
export function alternate(calls: readonly (() => unknown)[], times: number): readonly number[] {
  const rounds = calls.map((): number[] => []);
  for (let round = 0; round < 25; round++) {
    calls.forEach((call, which) => {
      const begun = process.cpuUsage();
      for (let time = 0; time < times; time++) call();
      const { user, system } = process.cpuUsage(begun);
      if (round >= 5) rounds[which]?.push((user + system) / times);
    });
  }
  return rounds.map((took) => took.sort((x, y) => x - y)[Math.floor(took.length / 2)] ?? 0);
}

/** A hundred lines under fifty coupons, none of which unlocks without one more step. */
function aLockedRequest(): PricingRequest {
  const request = aRequest(100, 50);
  const lines = request.lines.map(({ product, quantity }) => ({
    quantity,
    product: { ...product, offer: product.offer && { ...product.offer, stock: 5_000 } },
  }));
  return {
    ...request,
    lines,
    coupons: request.coupons.map((coupon, i) => ({ ...coupon, end: null, minimum: paise(20_000_000 + i * 1_000) })),
  };
}

/** A cart of common GST rates and prices with paise, under coupons of every scope, cut and promise. */
export function aRequest(lines: number, coupons: number): PricingRequest {
  const rates = [0, 5, 12, 18];
  const brands = ["Vanya", "Aranya Herbals", "Shifa Dawakhana", "Saar"];
  const categories = ["Ayurveda", "Unani", "Personal Care", "Healthy Food"];
  const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;
  return {
    lines: Array.from({ length: lines }, (_, i) => ({
      quantity: 1 + (i % 4),
      product: {
        id: `product-${i}`,
        title: `Product ${i}`,
        hindi: null,
        slug: `product-${i}`,
        brand: pick(brands, i),
        categories: [pick(categories, i), pick(categories, i + 1)],
        gst: pick(rates, i),
        status: "active",
        minimumQuantity: 1,
        weight: 50 + i,
        offer: { price: paise(9_950 + ((i * 7_919) % 60_000)), stock: 20 },
      },
    })),
    coupons: Array.from(
      { length: coupons },
      (_, i): Coupon => ({
        code: `CODE${i}`,
        audience: "public",
        isForWeb: true,
        products: i % 5 === 1 ? ["product-1", "product-3", "product-5"] : [],
        brands: i % 5 === 2 ? ["vanya ", "Saar"] : [],
        categories: i % 5 === 3 ? ["AYURVEDA", "Unani"] : [],
        maximumLines: i % 4 === 1 ? 2 : null,
        maximumPieces: i % 3 === 1 ? 2 : null,
        promise:
          i % 2 === 0
            ? { kind: "percentage", percent: 5 + i, cap: i % 4 === 0 ? paise(30_000) : null }
            : { kind: "rupee", amount: paise(10_000 + i) },
        minimum: paise(i * 40_000),
        priorityShipping: paise(0),
        end: i % 10 === 9 ? { kind: "day", nextBegins: { seconds: 1_700_000_000, decimals: "" } } : null,
      }),
    ),
    choice: { kind: "automatic" },
    shipping: {
      basic: { minimumOrder: paise(49_900), charge: paise(6_000) },
      weightExceed: { above: 5, minimumOrder: paise(99_900), charge: paise(12_000) },
    },
    at: { seconds: 1_795_000_000, decimals: "" },
  };
}
