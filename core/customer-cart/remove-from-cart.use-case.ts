import { without } from "../cart/guest-lines.ts";
import { useCase } from "../shared/token.ts";
import { withoutNoticesOf } from "./cart-notice.ts";
import { cartChange } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MyCart } from "./checked-cart.ts";
import type { KeptCart } from "./kept-cart.ts";

/** Takes a line out. If the line is already gone, nothing happens. Source: specification/cart.md, A customer's cart. */
export type RemoveFromCart = (customer: CustomerId, productId: string) => Promise<MyCart>;
export const RemoveFromCart = useCase<RemoveFromCart>("customer-cart", "RemoveFromCart");

export const makeRemoveFromCart = maker(RemoveFromCart, { carts: Carts, now: Clock }, ({ carts, now }) => async (customer, productId) => {
  const removed = (cart: KeptCart) => ({
    ...cart,
    lines: without(cart.lines, productId),
    notices: withoutNoticesOf([productId], cart.notices),
  });
  return (await carts.change(customer, cartChange(now(), removed))).seen;
});
