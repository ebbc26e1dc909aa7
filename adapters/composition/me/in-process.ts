import { Profiles } from "#core/account/profiles.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { ShowWishlist } from "#core/wishlist/show-wishlist.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { makeShowSignedIn, ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { makeShowUser, ShowUser } from "#core/me/show-user.use-case.ts";
import { makeUserOf, UserOf } from "#core/me/user.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function meInProcess(container: Container): void {
  make(container, UserOf, makeUserOf, { profiles: Profiles, showMyCart: ShowMyCart, showWishlist: ShowWishlist, now: Clock });
  make(container, ShowUser, makeShowUser, { customers: Customers, userOf: UserOf });
  make(container, ShowSignedIn, makeShowSignedIn, { customers: Customers, userOf: UserOf });
}
