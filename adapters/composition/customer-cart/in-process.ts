import { ChangeFormCart, makeChangeFormCart } from "#core/cart/change-form-cart.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { AddToCart, makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ApplyCoupon, makeApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { Carts } from "#core/customer-cart/carts.port.ts";
import { ChangeQuantity, makeChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { DismissCartNotices, makeDismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { ListMyCoupons, makeListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { makePriceCartOf, PriceCartOf } from "#core/customer-cart/price-cart-of.use-case.ts";
import { makePriceMyCart, PriceMyCart } from "#core/customer-cart/price-my-cart.use-case.ts";
import { makeRemoveFromCart, RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { makeShowMyCart, ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { makeUndoSync, UndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Coupons } from "#core/coupons/coupons.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { Shipping } from "#core/shipping/shipping.port.ts";
import { makeReorder, Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { AuditLog } from "#core/staff/audit-log.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function customerCartInProcess(container: Container): void {
  make(container, ChangeFormCart, makeChangeFormCart, { refreshProducts: RefreshProducts, newId: NewId });
  make(container, ShowMyCart, makeShowMyCart, { carts: Carts, now: Clock });
  make(container, AddToCart, makeAddToCart, { carts: Carts, now: Clock });
  make(container, ChangeQuantity, makeChangeQuantity, { carts: Carts, now: Clock });
  make(container, RemoveFromCart, makeRemoveFromCart, { carts: Carts, now: Clock });
  make(container, UndoSync, makeUndoSync, { carts: Carts, now: Clock });
  make(container, DismissCartNotices, makeDismissCartNotices, { carts: Carts, now: Clock });
  make(container, ApplyCoupon, makeApplyCoupon, { coupons: Coupons, carts: Carts, limits: Limits, now: Clock });
  make(container, ListMyCoupons, makeListMyCoupons, { coupons: Coupons, carts: Carts, now: Clock });
  make(container, PriceMyCart, makePriceMyCart, { carts: Carts, coupons: Coupons, shipping: Shipping, now: Clock });
  make(container, PriceCartOf, makePriceCartOf, { customers: Customers, priceMyCart: PriceMyCart, log: AuditLog, now: Clock });
  make(container, Reorder, makeReorder, { orders: Orders, carts: Carts, now: Clock });
}
