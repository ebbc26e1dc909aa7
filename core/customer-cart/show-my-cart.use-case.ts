import { instantAt } from "../shared/instant.ts";
import { useCase } from "../shared/token.ts";
import { cartChange, checkedCart, isKeptAs } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MyCart, CheckedCart } from "./checked-cart.ts";

/**
 * A customer's cart as it is now. Lines that can't be bought any more are taken out, and notices say so until they are dismissed.
 * Source: specification/cart.md, A customer's cart.
 */
export type ShowMyCart = (customer: CustomerId) => Promise<MyCart>;
export const ShowMyCart = useCase<ShowMyCart>("customer-cart", "ShowMyCart");

export const makeShowMyCart = maker(
  ShowMyCart,
  { carts: Carts, now: Clock },
  ({ carts, now }) =>
    async (customer) =>
      (await cartInOrder(carts, customer, now())).seen,
);

/** The cart is stored only if the check changed something. */
export async function cartInOrder(carts: Carts, customer: CustomerId, at: number): Promise<CheckedCart> {
  const stored = await carts.of(customer);
  const checked = checkedCart(stored, instantAt(at));
  if (isKeptAs(stored, checked.contents)) return checked;
  return carts.change(
    customer,
    cartChange(at, (cart) => cart),
  );
}
