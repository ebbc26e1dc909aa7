import { withQuantity } from "../cart/guest-lines.ts";
import { subtotalOf } from "../cart/subtotal.ts";
import { instantAt } from "../shared/instant.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { withoutNoticesOf } from "./cart-notice.ts";
import { checkedCart } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { CartChange } from "./carts.port.ts";
import type { MyCart } from "./checked-cart.ts";

export type QuantityChange = { readonly productId: string; readonly quantity: number };
export type QuantityRefusal = { readonly kind: "not-in-cart" } | { readonly kind: "beyond-limits" };

/**
 * Sets a line to that many pieces, limited to its range. If the line has been removed, a late call does not bring it back.
 * Source: specification/cart.md, Quantities.
 */
export type ChangeQuantity = (customer: CustomerId, change: QuantityChange) => Promise<Result<MyCart, QuantityRefusal>>;
export const ChangeQuantity = useCase<ChangeQuantity>("customer-cart", "ChangeQuantity");

export const makeChangeQuantity = maker(
  ChangeQuantity,
  { carts: Carts, now: Clock },
  ({ carts, now }) =>
    (customer, change) =>
      carts.change(customer, changeTo(change, now())),
);

function changeTo({ productId, quantity }: QuantityChange, at: number): CartChange<Awaited<ReturnType<ChangeQuantity>>> {
  return {
    at,
    products: [],
    sync: null,
    decide({ cart }) {
      const isThere = cart.lines.some(({ product }) => product.id === productId);
      const changed = {
        ...cart,
        lines: withQuantity(cart.lines, productId, quantity),
        notices: withoutNoticesOf([productId], cart.notices),
      };
      const { contents, seen } = checkedCart(changed, instantAt(at));
      const isThereNow = contents.lines.some(({ product }) => product.id === productId);
      if (!isThere || !isThereNow)
        return {
          keep: isThere ? contents : checkedCart(cart, instantAt(at)).contents,
          sync: null,
          answer: refused({ kind: "not-in-cart" }),
        };
      if (subtotalOf(contents.lines) === null) return { keep: null, sync: null, answer: refused({ kind: "beyond-limits" }) };
      return { keep: contents, sync: null, answer: ok(seen) };
    },
  };
}
