import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { ChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { DismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { ListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { UndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { userOf } from "#adapters/composition/me/user-of.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function customerCartOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/customer-cart/endpoints.ts"), {
    addToCart: AddToCart,
    changeQuantity: ChangeQuantity,
    removeFromCart: RemoveFromCart,
    undoSync: UndoSync,
    dismissCartNotices: DismissCartNotices,
    applyCoupon: ApplyCoupon,
    listMyCoupons: ListMyCoupons,
    listAllMyCoupons: ListMyCoupons,
  });
  make(
    container,
    ShowMyCart,
    ({ showUser }) =>
      async (customer) =>
        (await userOf(showUser, customer)).cart,
    { showUser: ShowUser },
  );
}
