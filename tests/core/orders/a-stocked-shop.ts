import { randomUUID } from "node:crypto";
import { addressId } from "#core/account/address.ts";
import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { memoryCarts } from "#adapters/memory/customer-cart/carts.ts";
import { memoryHouseholds } from "#adapters/memory/account/households.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOrders } from "#adapters/memory/orders/orders.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { now } from "#tests/fixtures.ts";
import type { AddressId } from "#core/account/address.ts";
import type { Households } from "#core/account/households.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { Carts } from "#core/customer-cart/carts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Orders } from "#core/orders/order/orders.port.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

/** What a shop has before anybody orders. Uses that are left by the coupon's code in upper case. */
export type ShopStock = {
  readonly products: readonly ProductDetails[];
  readonly coupons: readonly PublicCoupon[];
  readonly shipping: ShippingSettings;
  readonly uses: Readonly<Record<string, number>>;
};

/** Where orders are made in tests, with what stands around them. */
export type OrderShop = {
  readonly orders: Orders;
  readonly carts: Carts;
  readonly households: Households;
  /** Somebody new with a flat in Pune. */
  readonly someone: () => Promise<Buyer>;
  readonly stockOf: (product: string) => Promise<number>;
  /** So many pieces are there from now on, as an import of products may say. */
  readonly restock: (product: ProductDetails, pieces: number) => Promise<void>;
  readonly usesLeft: (coupon: string) => Promise<number | null>;
  /** Keys of the jobs of a kind. */
  readonly jobs: () => Promise<readonly string[]>;
};

export type Buyer = { readonly id: CustomerId; readonly address: AddressId };

/** Where everybody here lives. */
export const inPune = { pincode: pincode("411004"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true };

export function memoryShop({ products, coupons, shipping, uses }: ShopStock, memory = new Memory()): OrderShop {
  Object.assign(memory, { products, coupons, shipping });
  memory.places.set(inPune.pincode, inPune);
  for (const [code, left] of Object.entries(uses)) memory.usesLeft.set(code, left);
  const households = memoryHouseholds(memory);
  return {
    orders: memoryOrders(memory),
    carts: memoryCarts(memory),
    households,
    someone: async () => withFlat(households, customerId(randomUUID())),
    async restock({ id }, pieces) {
      memory.products = memory.products.map((product) => (product.id === id ? withStock(product, pieces) : product));
    },
    stockOf: async (product) => memory.products.find(({ id }) => id === product)?.offer?.stock ?? 0,
    usesLeft: async (coupon) => memory.usesLeft.get(coupon) ?? null,
    jobs: async () => [...memory.jobs.values()].map(({ job }) => job.kind),
  };
}

/** The product with so many pieces. */
export function withStock(product: ProductDetails, stock: number): ProductDetails {
  if (product.offer === null) throw new RangeError(`${product.id} is not sold`);
  return { ...product, offer: { ...product.offer, stock } };
}

/** Gives a customer a flat in Pune. */
export async function withFlat(households: Households, id: CustomerId): Promise<Buyer> {
  const flat = anAddress({ id: addressId(randomUUID()), isDefault: true });
  await households.changeAddresses(id, () => ({ kept: [flat], outcome: null }));
  return { id, address: flat.id };
}

/** Puts products into somebody's cart, so many pieces of each. */
export async function fill({ carts }: Pick<OrderShop, "carts">, { id }: Buyer, pieces: Readonly<Record<string, number>>): Promise<void> {
  const add = makeAddToCart({ carts, now: () => now });
  for (const [productId, quantity] of Object.entries(pieces)) await add(id, { kind: "product", productId, quantity });
}
