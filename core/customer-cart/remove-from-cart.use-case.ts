import { without } from "../cart/guest-lines.ts";
import { instantAt } from "../shared/instant.ts";
import { useCase } from "../shared/token.ts";
import { withoutNoticesOf } from "./cart-notice.ts";
import { checkedCart } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MyCart } from "./checked-cart.ts";

/** Takes a line out. If the line is already gone, nothing happens. Source: specification/cart.md, A customer's cart. */
export type RemoveFromCart = (customer: CustomerId, productId: string) => Promise<MyCart>;
export const RemoveFromCart = useCase<RemoveFromCart>("customer-cart", "RemoveFromCart");

export const makeRemoveFromCart = maker(RemoveFromCart, { carts: Carts, now: Clock }, ({ carts, now }) => (customer, productId) => {
  const at = now();
  return carts.change(customer, {
    at,
    products: [],
    sync: null,
    decide({ cart }) {
      const left = { ...cart, lines: without(cart.lines, productId), notices: withoutNoticesOf([productId], cart.notices) };
      const { contents, seen } = checkedCart(left, instantAt(at));
      return { keep: contents, sync: null, answer: seen };
    },
  });
});
