import { useCase } from "../shared/token.ts";
import { withoutNoticesOf } from "./cart-notice.ts";
import { cartChange } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MyCart } from "./checked-cart.ts";
import type { KeptCart } from "./kept-cart.ts";

/** Deletes the cart's notices about these products, after the customer has read them. */
export type DismissCartNotices = (customer: CustomerId, productIds: readonly string[]) => Promise<MyCart>;
export const DismissCartNotices = useCase<DismissCartNotices>("customer-cart", "DismissCartNotices");

export const makeDismissCartNotices = maker(
  DismissCartNotices,
  { carts: Carts, now: Clock },
  ({ carts, now }) =>
    async (customer, productIds) => {
      const dismissed = (cart: KeptCart) => ({ ...cart, notices: withoutNoticesOf(productIds, cart.notices) });
      return (await carts.change(customer, cartChange(now(), dismissed))).seen;
    },
);
