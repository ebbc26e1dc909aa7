import { instantAt } from "../shared/instant.ts";
import { useCase } from "../shared/token.ts";
import { isNamed } from "../coupons/is-named.ts";
import { couponsOn, offeredTo } from "./my-coupon.ts";
import { checkedCart } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Coupons } from "../coupons/coupons.port.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { MyCoupon } from "./my-coupon.ts";

/** Which coupons are wanted; null: all. `name` is a part of their code, in any letter case. */
export type CouponQuery = {
  readonly audience: "public" | "private" | null;
  readonly isForWeb: boolean | null;
  readonly name: string | null;
};

/**
 * The coupons that a customer may use, the largest discount on the cart first: the public ones, and a private one that is on the cart.
 * Coupons that are not for the web are never listed.
 * Source: specification/coupons.md, Locked and expired; specification/coupons.md, The order in which coupons are offered.
 */
export type ListMyCoupons = (customer: CustomerId, query: CouponQuery) => Promise<readonly MyCoupon[]>;
export const ListMyCoupons = useCase<ListMyCoupons>("customer-cart", "ListMyCoupons");

export const makeListMyCoupons = maker(
  ListMyCoupons,
  { coupons: Coupons, carts: Carts, now: Clock },
  ({ coupons, carts, now }) =>
    async (customer, { audience, isForWeb, name }) => {
      if (isForWeb === false) return [];
      const [stored, publicOnes] = await Promise.all([carts.of(customer), coupons.publicOnes()]);
      const { contents } = checkedCart(stored, instantAt(now()));
      const offered = couponsOn(
        contents.lines,
        { choice: contents.choice, coupons: offeredTo(contents.choice, publicOnes, stored.coupons) },
        instantAt(now()),
      );
      return offered.filter(({ coupon }) => (audience === null || coupon.audience === audience) && isNamed(coupon, name ?? ""));
    },
);
