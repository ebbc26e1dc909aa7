import { pincode } from "#core/shipping/delivery-place.ts";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { paise } from "#core/shared/money.ts";
import { aProduct } from "./a-product.ts";
import { anAddress } from "./an-address.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";
import type { OrderedLine, OrderedProduct, Seller } from "#core/orders/order/ordered-product.ts";

/** 2026-11-20, 10:00 in India. */
export const ordersDay = Date.UTC(2026, 10, 20, 4, 30);

export const inPune: Seller = { name: "Sahyadri Herbals", address: "12 Market Yard, Pune", state: "Maharashtra", gstin: "27AAACS1111A1ZA" };
export const inMysuru: Seller = {
  name: "Kaveri Naturals",
  address: "4 Sayyaji Rao Road, Mysuru",
  state: "Karnataka",
  gstin: "29AAACK2222B1Z6",
};

type Given = Partial<OrderedProduct> & { readonly rupees?: number; readonly stock?: number; readonly quantity?: number };

/** One piece at ₹100 without tax, sold in the buyer's own state. */
export function anOrderedLine({ rupees = 100, stock = 100, quantity = 1, ...given }: Given = {}): OrderedLine {
  const product: OrderedProduct = {
    ...aProduct({ offer: { price: paise(Math.round(rupees * 100)), stock } }),
    title: "Triphala",
    hindi: null,
    slug: "triphala",
    mrp: null,
    cashOnDelivery: true,
    form: "powder-tin",
    size: "100 g",
    images: [],
    hsn: "30049011",
    seller: inPune,
    isConsumable: false,
    ...given,
  };
  return { product, quantity };
}

/** Asha's cart of one line, to Pune, where cash is taken too. */
export const aCheckout = (given: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  cart: aCheckoutCart(),
  address: inTheBook(),
  place: { pincode: pincode("411004"), state: "Maharashtra", days: 2, cashOnDelivery: true },
  terms: USUAL_TERMS,
  at: ordersDay,
  ...given,
});

/** One line, no coupon, nothing charged for shipping. */
export const aCheckoutCart = (given: Partial<CheckoutFacts["cart"]> = {}): CheckoutFacts["cart"] => ({
  lines: [anOrderedLine()],
  coupons: [],
  choice: { kind: "automatic" },
  shipping: { basic: null, weightExceed: null },
  ...given,
});

/** What of a kept address an order knows. */
function inTheBook() {
  const { id: _, isDefault: _1, ...address } = anAddress();
  return address;
}
