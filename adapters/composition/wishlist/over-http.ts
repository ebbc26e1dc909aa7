import { AddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { RemoveFromWishlist } from "#core/wishlist/remove-from-wishlist.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { ShowWishlist } from "#core/wishlist/show-wishlist.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import { make } from "#adapters/composition/make.ts";
import { userOf } from "#adapters/composition/me/user-of.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function wishlistOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/wishlist/endpoints.ts"), {
    addToWishlist: AddToWishlist,
    removeFromWishlist: RemoveFromWishlist,
  });
  make(
    container,
    ShowWishlist,
    ({ showUser }) =>
      async (customer) =>
        (await userOf(showUser, customer)).wishes,
    { showUser: ShowUser },
  );
}
