import fc from "fast-check";
import { inMysuru, inPune, ordersDay } from "#tests/builders/a-checkout.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { anyAmount, anyPositiveAmount } from "./any-amount.ts";
import { anyCoupon, anyPercent } from "./any-coupon.ts";
import { anyPricingRequest } from "./any-pricing-request.ts";
import { anyBuyableProduct, anyGst, anyOffer } from "./any-product.ts";
import { rarely, seldom } from "./seldom.ts";
import type { CheckoutFacts, CheckoutTerms } from "#core/orders/order/checkout-facts.ts";
import type { OrderedLine, OrderedProduct } from "#core/orders/order/ordered-product.ts";

/** A product of one of two sellers, in the buyer's state or not, that up to thirty pieces may be bought of. */
export const anyOrderedProduct = (): fc.Arbitrary<OrderedProduct> =>
  fc
    .record({
      product: anyBuyableProduct({ minimumQuantity: fc.constant(1), offer: anyOffer({ stock: fc.constant(30) }), gst: anyGst() }),
      seller: fc.constantFrom(inPune, inMysuru),
      cashOnDelivery: rarely(true, fc.constant(false)),
      isConsumable: fc.boolean(),
      hsn: fc.constantFrom("30049011", "04090000"),
      images: fc.constantFrom([], ["/honey.jpg"]),
    })
    .map(({ product, ...own }) => ({
      ...product,
      title: "Honey",
      hindi: null,
      slug: "honey",
      mrp: null,
      form: "jar",
      size: "250 g",
      ...own,
    }));

/** One to four lines of products of their own. */
export const anyOrderedLines = (): fc.Arbitrary<readonly OrderedLine[]> =>
  fc
    .array(fc.record({ product: anyOrderedProduct(), quantity: fc.integer({ min: 1, max: 7 }) }), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map(({ product, quantity }, place) => ({ product: { ...product, id: `p${place + 1}` }, quantity })));

const anyTerms = (): fc.Arbitrary<CheckoutTerms> =>
  fc.record({
    prepaid: fc.option(
      fc.record({
        percent: anyPercent(),
        maximum: fc.option(anyPositiveAmount(), { freq: 2 }),
        minimumOrder: seldom(paise(0), anyAmount()),
      }),
      { freq: 4 },
    ),
    mostCash: fc.constant(paise(500_000)),
  });

/** Facts for which there is a quote to be paid online: any coupons, charges, discounts and taxes. */
export const anyCheckout = (): fc.Arbitrary<CheckoutFacts> =>
  anyOrderedLines().chain((lines) =>
    fc
      .record({
        request: anyPricingRequest({
          lines: fc.constant(lines),
          coupon: anyCoupon({ isForWeb: fc.constant(true), end: fc.constant(null) }),
        }),
        where: fc.constantFrom(
          { state: "Maharashtra", pincode: pincode("411004") },
          { state: "Karnataka", pincode: pincode("570001") },
          { state: "Goa", pincode: pincode("403001") },
        ),
        terms: anyTerms(),
      })
      .map(({ request: { coupons, choice, shipping }, where, terms }) => ({
        cart: { lines, coupons, choice, shipping },
        address: anAddress(where),
        place: { ...where, days: 2, cashOnDelivery: true },
        terms,
        at: ordersDay,
      })),
  );
