import { inject } from "vitest";
import { fetchFromShop } from "./fetch-from-shop.ts";
import { onCommandLine } from "./on-command-line.ts";
import type { RunningShop } from "./running-shop.ts";

const HOME = { address_line_1: "12 Ashram Road", city: "Ahmedabad", state: "Gujarat", pincode: "380009" };

/**
 * An order of so many products, of each so many pieces, to be paid at the door, of somebody who has neither a cart nor an address yet; its
 * number. No window of theirs may be open: it would give the cart a coupon meanwhile.
 */
export async function orderInCash(bearer: string, products: number, pieces = 1): Promise<string> {
  const { product_list: goods } = await fetchFromShop(bearer, "GET", "/shop/product/getProducts?only=in-stock,cash-on-delivery");
  for (const { _id, min_qty } of goods.slice(0, products))
    await fetchFromShop(bearer, "PUT", "/shop/product/addProductToCartList", { product_id: _id, quantity: Math.max(min_qty, pieces) });
  await fetchFromShop(bearer, "PUT", "/shopUser/addNewUserAddress", { name: "Bhavesh Shah", mobile: "9820012345", ...HOME });
  const [{ _id: address_id }] = await fetchFromShop(bearer, "GET", "/shopUser/getAllUserAddress");
  const wanted = { address_id, payment_method: "cash" };
  const { parent_order_id, signature } = await fetchFromShop(bearer, "POST", "/shopUserOrder/checkoutUserOrder", wanted);
  const { order } = await fetchFromShop(bearer, "PUT", "/shopUserOrder/placeUserOrder", { parent_order_id, signature, address_id });
  return order.order_number;
}

/** Sellers and carrier take an order further by so many steps, as staff play them on the command line. */
export async function advanceOrder(shop: RunningShop, number: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await onCommandLine(shop, "order", "advance", number);
}

/** Two pieces of one product that have been delivered. */
export const deliveredOrder = async (bearer: string): Promise<void> => advanceOrder(inject("shop"), await orderInCash(bearer, 1, 2), 5);
