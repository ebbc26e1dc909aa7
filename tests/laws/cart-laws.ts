import fc from "fast-check";
import { priceCart as corePriceCart } from "#core/pricing/price-cart.ts";
import { anyCart } from "#tests/arbitraries/any-cart.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { claim, claimSame } from "./claim.ts";
import { law } from "./law.ts";
import type { Bill } from "#core/pricing/bill.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { Law } from "./law.ts";
import type { PriceCart } from "./subject.ts";

/** All of them. */
export const cartLaws = (priceCart: PriceCart = corePriceCart): readonly Law[] => [
  orderOfLinesDoesNotMatter(priceCart),
  splittingALineChangesNothing(priceCart),
  aGrowingCartNeverLocks(priceCart),
  removedLinesCountForNothing(priceCart),
  spellingOfNamesDoesNotMatter(priceCart),
  howACodeIsTypedDoesNotMatter(priceCart),
];

/** The figures of a bill that have nothing to do with where its lines stand. */
const figures = ({ weight, subtotal, coupons, couponError, applied, discount, shipping, beforeRounding, total }: Bill) => ({
  weight,
  subtotal,
  coupons,
  couponError,
  applied,
  discount,
  shipping,
  beforeRounding,
  total,
});

const hasCuts = ({ maximumLines, maximumPieces }: Coupon) => maximumLines !== null || maximumPieces !== null;

export const orderOfLinesDoesNotMatter = (priceCart: PriceCart = corePriceCart): Law =>
  law(
    "the order of lines does not matter but among equal unit prices",
    fc.record({ request: anyPricingRequest(), places: fc.array(fc.nat({ max: 9 }), { minLength: 6, maxLength: 6 }) }),
    ({ request, places }) => {
      const shuffled = request.lines
        .map((line, index) => ({ line, place: places[index] ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ line }) => line);
      const lines = request.coupons.some(hasCuts) ? withTiesInOrder(shuffled, request.lines) : shuffled;
      claimSame(figures(priceCart({ ...request, lines })), figures(priceCart(request)), "reordered");
    },
  );

/** The lines of one price keep the order that they had: only there a coupon's cut may choose by it. */
function withTiesInOrder(shuffled: readonly CartLine[], before: readonly CartLine[]): readonly CartLine[] {
  const ofPrice = (lines: readonly CartLine[], price: number | undefined) => lines.filter(({ product }) => product.offer?.price === price);
  return shuffled.map((line, index) => {
    const price = line.product.offer?.price;
    return ofPrice(before, price)[ofPrice(shuffled.slice(0, index), price).length] ?? line;
  });
}

export const splittingALineChangesNothing = (priceCart: PriceCart = corePriceCart): Law =>
  law(
    "splitting a line in two changes neither subtotal nor weight, and without cuts neither discount nor shipping",
    fc.record({ request: anyPricingRequest(), line: fc.nat({ max: 5 }), pieces: fc.integer({ min: 1, max: 9 }) }),
    ({ request, line, pieces }) => {
      const inTwo = request.lines.flatMap((each, index) =>
        index === line && each.quantity > pieces
          ? [
              { ...each, quantity: each.quantity - pieces },
              { ...each, quantity: pieces },
            ]
          : [each],
      );
      const [whole, split] = [priceCart(request), priceCart({ ...request, lines: inTwo })];
      claimSame({ subtotal: split.subtotal, weight: split.weight }, { subtotal: whole.subtotal, weight: whole.weight }, "split");
      for (const { coupon, eligibleValue, discount, hint } of whole.coupons.filter((offered) => !hasCuts(offered.coupon)))
        claimSame(
          split.coupons.find((offered) => offered.coupon === coupon),
          { eligibleValue, discount, hint },
          coupon.code,
        );
      if (!request.coupons.some(hasCuts)) claimSame(figures(split), figures(whole), "split");
    },
  );

export const aGrowingCartNeverLocks = (priceCart: PriceCart = corePriceCart): Law =>
  law(
    "a coupon without cuts never locks when the cart grows",
    fc.record({ request: anyPricingRequest(), more: anyCart({ minLength: 1, maxLength: 3 }), pieces: fc.integer({ min: 0, max: 3 }) }),
    ({ request, more, pieces }) => {
      const grown = priceCart({
        ...request,
        lines: [...request.lines.map((line) => ({ ...line, quantity: line.quantity + pieces })), ...more],
      });
      const locked = grown.coupons.filter(({ coupon, state }) => state === "locked" && !hasCuts(coupon)).map(({ coupon }) => coupon);
      for (const { coupon, state } of priceCart(request).coupons)
        claim(state === "locked" || !locked.includes(coupon), `${coupon.code} was ${state} and locks with more in the cart`);
    },
  );

export const removedLinesCountForNothing = (priceCart: PriceCart = corePriceCart): Law =>
  law("a line that is removed changes no figure", anyPricingRequest(), (request) => {
    const bill = priceCart(request);
    claimSame(bill.lines.length + bill.removed.length, request.lines.length, "lines");
    const remaining = request.lines.filter((_line, index) => bill.removed.every((removed) => removed.index !== index));
    const without = priceCart({ ...request, lines: remaining });
    claimSame(without.removed.length, 0, "removed");
    claimSame(figures(without), figures(bill), "without them");
  });

const respelt = (names: readonly string[]) => names.map((name) => ` ${name.toUpperCase()}\t`);

export const spellingOfNamesDoesNotMatter = (priceCart: PriceCart = corePriceCart): Law =>
  law("letter case and blanks around brands and categories do not matter", anyPricingRequest(), (request) => {
    const lines = request.lines.map(({ product, quantity }) => ({
      quantity,
      product: {
        ...product,
        brand: product.brand === null ? null : product.brand.toLowerCase().trim(),
        categories: respelt(product.categories),
      },
    }));
    const coupons = request.coupons.map((coupon) => ({
      ...coupon,
      brands: respelt(coupon.brands),
      categories: respelt(coupon.categories),
    }));
    const [bill, expected] = [priceCart({ ...request, lines, coupons }), priceCart(request)];
    claimSame({ applied: bill.applied, total: bill.total }, { applied: expected.applied, total: expected.total }, "respelt");
    claimSame(
      bill.coupons,
      expected.coupons.map(({ state, eligibleValue, discount, label }) => ({ state, eligibleValue, discount, label })),
      "respelt",
    );
  });

export const howACodeIsTypedDoesNotMatter = (priceCart: PriceCart = corePriceCart): Law =>
  law("letter case and blanks around a typed code do not matter", anyPricingRequest(), (request) => {
    if (request.choice.kind !== "typed") return;
    const retyped = ` ${request.choice.code.toLowerCase()}\n`;
    claimSame(priceCart({ ...request, choice: { kind: "typed", code: retyped } }), priceCart(request), "retyped");
  });
