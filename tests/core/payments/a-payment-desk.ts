import { expect } from "vitest";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { paise } from "#core/shared/money.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOpenings } from "#adapters/memory/payments/openings.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aPaymentShop } from "#tests/core/payments/a-payment-shop.ts";
import { memoryShop } from "#tests/core/orders/a-stocked-shop.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentShop } from "#tests/core/payments/a-payment-shop.ts";
import type { ShopStock } from "#tests/core/orders/a-stocked-shop.ts";

const product = (title: string, pieces: number) => aProduct(title, { offer: { price: paise(10_000), stock: pieces } });
/** Goods at ₹100, of which some are few. */
export const paymentStock: ShopStock = {
  products: [product("Amla", 10_000), product("Basil", 3), product("Clove", 3), product("Dill", 10_000), product("Elder", 2)],
  coupons: [],
  shipping: { basic: null, weightExceed: null },
  uses: {},
};
export const [, , , , elder = product("none", 0)] = paymentStock.products;
export const id = (title: string) => `id-${title}`;
/** What one of them costs, in paise. */
export const DUE = 10_000;

/** All that payments do, over memory. */
export const aPaymentDesk = (): Promise<PaymentShop> => aPaymentShop(memoryShop(paymentStock), memoryOpenings(new Memory()));

/** Nothing is wrong with the order and its money, and nothing of it is left anywhere but at the provider. */
export async function expectSound(desk: PaymentShop, order: PayableId) {
  const stored = await desk.kept(order);
  expect(orderFaults(stored.order, stored.ledger)).toEqual([]);
  return stored;
}

/** What became of a refund, as the provider tells it. */
export function settled({ standIn }: PaymentShop, refund: string, state: "processed" | "failed") {
  standIn.settle(refund, state);
  return standIn.telling(`refund.${state}`, refund);
}
