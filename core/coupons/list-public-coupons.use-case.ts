import { useCase } from "../shared/token.ts";
import { isNamed } from "./is-named.ts";
import { maker } from "../shared/use-case.ts";
import { Coupons } from "./coupons.port.ts";
import type { PublicCoupon } from "./coupon.ts";

/**
 * The coupons that anybody may see, in the order in which they are stored. With `name`, only those whose code contains it.
 * Source: specification/coupons.md, Calls.
 */
export type ListPublicCoupons = (name?: string) => Promise<readonly PublicCoupon[]>;
export const ListPublicCoupons = useCase<ListPublicCoupons>("coupons", "ListPublicCoupons");

export const makeListPublicCoupons = maker(
  ListPublicCoupons,
  { coupons: Coupons },
  ({ coupons }) =>
    async (name = "") =>
      (await coupons.publicOnes()).filter((coupon) => isNamed(coupon, name)),
);
