import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ok } from "#core/shared/result.ts";
import { refreshProducts, showProduct } from "#adapters/http-contract/catalogue/endpoints.ts";
import { listPublicCoupons } from "#adapters/http-contract/coupons/endpoints.ts";
import { showShippingSettings } from "#adapters/http-contract/shipping/endpoints.ts";
import { anyAmount } from "#tests/arbitraries/any-amount.ts";
import { anyCoupon } from "#tests/arbitraries/any-coupon.ts";
import { anyProduct } from "#tests/arbitraries/any-product.ts";
import { anyShippingSettings } from "#tests/arbitraries/any-shipping-settings.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import type { ProductDetails, Rating } from "#core/catalogue/product.ts";
import type { SoldSize } from "#core/catalogue/sold-sizes.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";

const anyText = () => fc.string({ unit: "grapheme" });

const anyPublicCoupon = (): fc.Arbitrary<PublicCoupon> =>
  fc
    .tuple(anyCoupon(), fc.option(fc.record({ english: anyText(), hindi: fc.option(anyText()) })))
    .map(([coupon, terms]) => ({ ...coupon, terms }));

const anyDetails = (): fc.Arbitrary<ProductDetails> =>
  fc.tuple(anyProduct(), anyText(), fc.option(anyAmount()), fc.boolean(), fc.array(anyText())).map(([product, text, mrp, flag, tags]) => ({
    ...aProduct("Triphala", {
      mrp,
      tags,
      size: text,
      cashOnDelivery: flag,
      isConsumable: !flag,
      seller: null,
      hindi: text,
      sanskrit: null,
    }),
    ...product,
    title: text,
    slug: text,
  }));

const anySizes = (): fc.Arbitrary<readonly SoldSize[]> =>
  fc.array(fc.record({ slug: anyText(), size: anyText(), weight: fc.nat(), price: fc.option(anyAmount()) }));

const anyRating = (): fc.Arbitrary<Rating | null> => fc.option(fc.record({ average: fc.integer({ min: 1, max: 5 }), ratings: fc.nat() }));

/** An answer after its way through an envelope of text. */
const travelled = (endpoint: Endpoint, answer: unknown): unknown =>
  endpoint.answerIn(JSON.parse(JSON.stringify(endpoint.envelopeOf(answer))))?.answer;

describe("an answer that goes over the wire comes back the same", () => {
  it("whatever the coupons", () => {
    fc.assert(fc.property(fc.array(anyPublicCoupon()), (coupons) => void expect(travelled(listPublicCoupons, coupons)).toEqual(coupons)));
  });

  it("whatever the product", () => {
    fc.assert(
      fc.property(anyDetails(), anySizes(), (details, sizes) => {
        const product = { ...details, sizes };
        expect(travelled(showProduct, ok(product))).toEqual(ok(product));
      }),
    );
  });

  it("whatever products are asked again", () => {
    fc.assert(
      fc.property(fc.array(anyDetails()), anyRating(), (products, rating) => {
        const onShelves = products.map(
          ({
            subCategory: _,
            tags: _1,
            concerns: _2,
            hsn: _3,
            seller: _4,
            sanskrit: _5,
            isConsumable: _6,
            number: _7,
            brandLogo: _8,
            arrived: _9,
            information: { netQuantity: net },
            ...onShelf
          }) => ({ ...onShelf, rating, net }),
        );
        expect(travelled(refreshProducts, onShelves)).toEqual(onShelves);
      }),
    );
  });

  it("without a title in Hindi from a server of an earlier version, which names none", () => {
    const { status, payload } = refreshProducts.envelopeOf([unrated(aProduct("Triphala", { hindi: "त्रिफला चूर्ण", sanskrit: null }))]);
    const [{ title_hi: named, ...earlier }] = JSON.parse(JSON.stringify(payload));
    expect(named).toBe("त्रिफला चूर्ण");
    expect(refreshProducts.answerIn({ status, payload: [earlier] })).toMatchObject({ answer: [{ title: "Triphala", hindi: null }] });
  });

  it("whatever the shipping settings", () => {
    fc.assert(fc.property(anyShippingSettings(), (settings) => void expect(travelled(showShippingSettings, settings)).toEqual(settings)));
  });
});
