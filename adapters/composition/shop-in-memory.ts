import { randomBytes } from "node:crypto";
import { makeAddAddress } from "#core/account/add-address.use-case.ts";
import { noInformation } from "#core/catalogue/information/product-information.ts";
import { makeFindProducts } from "#core/catalogue/find-products.use-case.ts";
import { makeShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { makeApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { makeChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { makePriceMyCart } from "#core/customer-cart/price-my-cart.use-case.ts";
import { makeRemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { makeShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { makePlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { makeQuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { makeListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { makeShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { NOTHING } from "#core/shared/money.ts";
import { memoryDeliveryPlaces } from "#adapters/memory/shipping/delivery-places.ts";
import { memoryHouseholds } from "#adapters/memory/account/households.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { memoryCoupons } from "#adapters/memory/coupons/coupons.ts";
import { memoryCarts } from "#adapters/memory/customer-cart/carts.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOrders } from "#adapters/memory/orders/orders.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { memoryShipping } from "#adapters/memory/shipping/shipping.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import type { AddAddress } from "#core/account/add-address.use-case.ts";
import type { Households } from "#core/account/households.port.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { Coupons } from "#core/coupons/coupons.port.ts";
import type { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import type { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import type { Carts } from "#core/customer-cart/carts.port.ts";
import type { ChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import type { PriceMyCart } from "#core/customer-cart/price-my-cart.use-case.ts";
import type { RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import type { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import type { Orders } from "#core/orders/order/orders.port.ts";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";
import type { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import type { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import type { QuoteSeals } from "#core/orders/quote/quote-seals.port.ts";
import type { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import type { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Limits } from "#core/shared/limits.port.ts";
import type { NewId } from "#core/shared/new-id.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { NamedPlace } from "#core/shipping/delivery-place.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Shipping } from "#core/shipping/shipping.port.ts";

/**
 * A product of a shop in memory. What is left out is as `USUAL_PRODUCT` has it; its slug is its id.
 * Source: specification/catalogue.md, What a product is.
 */
export type MemoryProduct = Pick<ProductDetails, "id" | "title" | "offer"> & Partial<ProductDetails>;

/** A coupon of a shop in memory. What is left out is as `USUAL_COUPON` has it. Source: specification/coupons.md, What a coupon holds. */
export type MemoryCoupon = Pick<PublicCoupon, "code" | "promise"> & Partial<PublicCoupon>;

/** What a shop in memory sells, and where it sends it. */
export type MemoryGoods = {
  /** The most popular first. */
  readonly products: readonly MemoryProduct[];
  /** None, if it is left out. */
  readonly coupons?: readonly MemoryCoupon[];
  /** Where parcels go; nowhere, if it is left out: then no order is quoted. */
  readonly places?: readonly NamedPlace[];
  /** Shipping is free, if it is left out. */
  readonly shipping?: ShippingSettings;
  /** `USUAL_TERMS` of `niramaya/orders`, if they are left out. */
  readonly terms?: CheckoutTerms;
  /** The machine's own clock, if it is left out. */
  readonly now?: Clock;
};

/** The ports of a shop in memory. They share one memory, so that further use cases see what the shop's own have done. */
export type MemoryPorts = {
  readonly catalogue: Catalogue;
  readonly coupons: Coupons;
  readonly shipping: Shipping;
  readonly carts: Carts;
  readonly households: Households;
  readonly orders: Orders;
  readonly limits: Limits;
  readonly seals: QuoteSeals;
  readonly newId: NewId;
  readonly now: Clock;
};

/** A shop from its goods to a placed order. Each use case is described where its area has it. */
export type ShopInMemory = {
  readonly ports: MemoryPorts;
  readonly findProducts: FindProducts;
  readonly showProduct: ShowProduct;
  readonly addToCart: AddToCart;
  readonly changeQuantity: ChangeQuantity;
  readonly removeFromCart: RemoveFromCart;
  readonly applyCoupon: ApplyCoupon;
  readonly showMyCart: ShowMyCart;
  readonly priceMyCart: PriceMyCart;
  readonly addAddress: AddAddress;
  readonly quoteMyOrder: QuoteMyOrder;
  readonly placeMyOrder: PlaceMyOrder;
  readonly listMyOrders: ListMyOrders;
  readonly showMyOrder: ShowMyOrder;
};

/** An active product without tax of which nothing but its name and its price is known, sold by a seller in Maharashtra. */
export const USUAL_PRODUCT: Omit<ProductDetails, "id" | "slug" | "title" | "offer"> = {
  brand: null,
  categories: [],
  gst: 0,
  status: "active",
  minimumQuantity: 1,
  weight: 0,
  mrp: null,
  cashOnDelivery: true,
  form: "jar",
  size: "",
  images: [],
  subCategory: "",
  tags: [],
  concerns: [],
  hsn: "",
  seller: { name: "Niramaya", address: null, state: "Maharashtra", gstin: "" },
  hindi: null,
  sanskrit: null,
  isConsumable: false,
  number: null,
  brandLogo: null,
  arrived: null,
  information: noInformation,
};

/** A public coupon that counts everything, from the first rupee on and for ever. */
export const USUAL_COUPON: Omit<PublicCoupon, "code" | "promise"> = {
  audience: "public",
  isForWeb: true,
  products: [],
  brands: [],
  categories: [],
  maximumLines: null,
  maximumPieces: null,
  minimum: NOTHING,
  priorityShipping: NOTHING,
  end: null,
  terms: null,
};

/**
 * A shop that keeps everything in memory, for as long as it is held: the shop's own rules and use cases, without a server and a database.
 * Customers are whoever the caller says. Jobs, such as letters, are noted and nobody does them.
 */
export function shopInMemory(goods: MemoryGoods): ShopInMemory {
  const memory = memoryWith(goods);
  const ports = portsOn(memory, goods.now ?? Date.now);
  const quoteMyOrder = makeQuoteMyOrder(ports);
  return {
    ports,
    findProducts: makeFindProducts(ports),
    showProduct: makeShowProduct(ports),
    addToCart: makeAddToCart(ports),
    changeQuantity: makeChangeQuantity(ports),
    removeFromCart: makeRemoveFromCart(ports),
    applyCoupon: makeApplyCoupon(ports),
    showMyCart: makeShowMyCart(ports),
    priceMyCart: makePriceMyCart(ports),
    addAddress: makeAddAddress({ ...ports, places: memoryDeliveryPlaces(memory) }),
    quoteMyOrder,
    placeMyOrder: makePlaceMyOrder({ ...ports, quoteMyOrder }),
    listMyOrders: makeListMyOrders(ports),
    showMyOrder: makeShowMyOrder(ports),
  };
}

/** What a use case answers; throws an error that names the refusal, where a program has no other way to go. */
export function granted<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (result.kind === "refused") throw new Error(`refused: ${result.refusal.kind}`);
  return result.value;
}

function memoryWith({ products, coupons = [], places = [], shipping, terms = USUAL_TERMS }: MemoryGoods): Memory {
  const memory = new Memory();
  memory.products = products.map((product) => ({ ...USUAL_PRODUCT, slug: product.id, ...product }));
  memory.coupons = coupons.map((coupon) => ({ ...USUAL_COUPON, ...coupon }));
  for (const place of places) memory.places.set(place.pincode, place);
  if (shipping !== undefined) memory.shipping = shipping;
  memory.terms = terms;
  return memory;
}

function portsOn(memory: Memory, now: Clock): MemoryPorts {
  let made = 0;
  return {
    catalogue: memoryCatalogue(memory),
    coupons: memoryCoupons(memory),
    shipping: memoryShipping(memory),
    carts: memoryCarts(memory),
    households: memoryHouseholds(memory),
    orders: memoryOrders(memory),
    limits: memoryLimits(memory),
    seals: hmacSeals(randomBytes(32)),
    newId: () => String(++made).padStart(15, "0"), // Digits enough that later ids always sort behind earlier ones.
    now,
  };
}
