import { ShowUser } from "#core/me/show-user.use-case.ts";
import { ShowWishlist } from "#core/wishlist/show-wishlist.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { userOf } from "#adapters/composition/me/user-of.ts";
import type { Container } from "#adapters/composition/container.ts";

export function wishlistOverHttp(container: Container): void {
  make(
    container,
    ShowWishlist,
    ({ showUser }) =>
      async (customer) =>
        (await userOf(showUser, customer)).wishes,
    { showUser: ShowUser },
  );
}
