import { Carts } from "#core/customer-cart/carts.port.ts";
import { AddCoupons, makeAddCoupons } from "#core/promotions/add-coupons.use-case.ts";
import { CouponRegister } from "#core/promotions/coupon-register.port.ts";
import { EndCoupon, makeEndCoupon } from "#core/promotions/end-coupon.use-case.ts";
import { Goods } from "#core/promotions/goods.port.ts";
import { LintCoupons, makeLintCoupons } from "#core/promotions/lint-coupons.use-case.ts";
import { ListCoupons, makeListCoupons } from "#core/promotions/list-coupons.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Shipping } from "#core/shipping/shipping.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function promotionsInProcess(container: Container): void {
  make(container, AddCoupons, makeAddCoupons, { register: CouponRegister, now: Clock });
  make(container, ListCoupons, makeListCoupons, { register: CouponRegister, now: Clock });
  make(container, EndCoupon, makeEndCoupon, { register: CouponRegister, now: Clock });
  make(container, LintCoupons, makeLintCoupons, { register: CouponRegister, goods: Goods, carts: Carts, shipping: Shipping, now: Clock });
}
