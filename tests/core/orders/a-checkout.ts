import { addressId } from "#core/account/address.ts";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { makePlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { makeQuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { makeShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOrders } from "#adapters/memory/orders/orders.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { aProduct } from "#tests/fixtures.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";
import type { TakenQuote } from "#core/orders/quote/place-my-order.use-case.ts";
import type { QuoteRequest } from "#core/orders/quote/quote-my-order.use-case.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Language } from "#core/shared/language.ts";

export const asha = customerId("asha");
export const ravi = customerId("ravi");
export const home = addressId("home");

export const oil = aProduct("Narayana Oil", { id: "oil", gst: 0, offer: { price: paise(30_000), stock: 10 } });
export const tea = aProduct("Tulsi Tea", {
  id: "tea",
  gst: 0,
  offer: { price: paise(10_050), stock: 5 },
  seller: { name: "Kaveri", address: null, state: "Karnataka", gstin: "29AAACK2222B1Z6" },
});

/** Asha's and Ravi's carts of an oil and two teas, their homes in Pune, a clock that a test may turn, and what they can do. */
export function aCheckout(terms: Partial<CheckoutTerms> = {}) {
  const memory = new Memory();
  memory.products = [oil, tea];
  memory.terms = { ...USUAL_TERMS, ...terms };
  memory.places.set("411004", { pincode: pincode("411004"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true });
  for (const customer of [asha, ravi]) {
    memory.addresses.set(customer, [{ ...anAddress(), id: home, isDefault: true }]);
    fill(customer, { oil: 1, tea: 2 });
  }
  const clock = { at: ordersDay };
  let made = 0;
  const orders = memoryOrders(memory);
  const seals = hmacSeals(Buffer.from("a key"));
  const quoteMyOrder = makeQuoteMyOrder({ orders, seals, newId: () => `order-${++made}`, now: () => clock.at });
  const place = makePlaceMyOrder({ orders, quoteMyOrder, seals, now: () => clock.at });
  return {
    memory,
    clock,
    orders,
    fill,
    quote: (wanted: Partial<QuoteRequest> = {}, customer = asha) => quoteMyOrder(customer, { address: home, way: "cash", ...wanted }),
    place: (
      { id, signature }: Pick<MyQuote, "id" | "signature">,
      given: Partial<TakenQuote> = {},
      customer = asha,
      language: Language | null = null,
    ) => place(reader(customer, language), { quote: id, signature, address: home, key: null, ...given }),
    show: makeShowParentOrder({ orders, now: () => clock.at }),
    /** The shop changes a product. */
    now: (id: string, changed: Partial<ProductDetails>) => {
      memory.products = memory.products.map((product) => (product.id === id ? { ...product, ...changed } : product));
    },
  };

  function fill(customer: typeof asha, lines: Readonly<Record<string, number>>) {
    memory.carts.set(customer, {
      lines: Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })),
      choice: { kind: "automatic" },
      notices: [],
      syncs: new Map(),
      changedAt: 0,
    });
  }
}
