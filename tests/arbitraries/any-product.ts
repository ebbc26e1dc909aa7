import fc from "fast-check";
import { anyAmount } from "./any-amount.ts";
import { anyBrand, anyCategory } from "./any-name.ts";
import { rarely, seldom } from "./seldom.ts";
import type { Offer, Product } from "#core/catalogue/product.ts";
import type { Parts } from "./parts.ts";

/** `p1` to `p6`: few enough to be met in a coupon's list. */
export const anyProductId = (): fc.Arbitrary<string> => fc.integer({ min: 1, max: 6 }).map((number) => `p${number}`);

/** Rates as they are, and rates that no rule of thumb survives. */
export const anyGst = (): fc.Arbitrary<number> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.constantFrom(12, 5, 18, 28, 0.25, 12.5, 33.333, 17.999_999, 1e-7, 100) },
  );

/** Grams that add up to a rounding's edge (1,005 g are 1.005 kg), and none. */
export const anyWeight = (): fc.Arbitrary<number> => fc.constantFrom(0, 100, 250, 5, 4.9, 0.5, 1005, 33.3, 1e-7, 2000);

export const anyStock = (): fc.Arbitrary<number> => fc.constantFrom(10, 5, 6, 1, 2, 30);

/** An offer with something in stock. */
export const anyOffer = (given: Parts<Offer> = {}): fc.Arbitrary<Offer> =>
  fc.record<Offer>({ price: anyAmount(), stock: anyStock(), ...given });

/** A product that can be bought: active, with a seller and in stock. Brands, categories and prices are such that others share them. */
export const anyBuyableProduct = (given: Parts<Product> = {}): fc.Arbitrary<Product> =>
  fc.record<Product>({
    id: anyProductId(),
    title: seldom<string | null>("Honey", fc.constantFrom(null, "मधु", "")),
    hindi: fc.constant(null), // A cart's file names none.
    slug: seldom<string | null>("honey", fc.constant(null)),
    brand: fc.option(anyBrand(), { freq: 3 }),
    categories: fc.uniqueArray(anyCategory(), { maxLength: 2 }),
    gst: anyGst(),
    status: fc.constant("active"),
    minimumQuantity: seldom(1, fc.constantFrom(2, 3, 0, 12)),
    weight: anyWeight(),
    offer: anyOffer(),
    ...given,
  });

/** A product, now and then one that can't be bought: inactive, with no seller, out of stock, or several of these. */
export const anyProduct = (given: Parts<Product> = {}): fc.Arbitrary<Product> =>
  anyBuyableProduct({
    status: rarely<Product["status"]>("active", fc.constant("inactive")),
    offer: fc.oneof(
      { withCrossShrink: true },
      { weight: 12, arbitrary: anyOffer() },
      { weight: 1, arbitrary: anyOffer({ stock: fc.constant(0) }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    ...given,
  });
