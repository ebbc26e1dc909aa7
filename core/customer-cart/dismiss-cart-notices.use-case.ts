import { instantAt } from "../shared/instant.ts";
import { useCase } from "../shared/token.ts";
import { withoutNoticesOf } from "./cart-notice.ts";
import { checkedCart } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MyCart } from "./checked-cart.ts";

/** Deletes the cart's notices about these products, after the customer has read them. */
export type DismissCartNotices = (customer: CustomerId, productIds: readonly string[]) => Promise<MyCart>;
export const DismissCartNotices = useCase<DismissCartNotices>("customer-cart", "DismissCartNotices");

export const makeDismissCartNotices = maker(
  DismissCartNotices,
  { carts: Carts, now: Clock },
  ({ carts, now }) =>
    (customer, productIds) => {
      const at = now();
      return carts.change(customer, {
        at,
        products: [],
        sync: null,
        decide({ cart }) {
          const { contents, seen } = checkedCart({ ...cart, notices: withoutNoticesOf(productIds, cart.notices) }, instantAt(at));
          return { keep: contents, sync: null, answer: seen };
        },
      });
    },
);
