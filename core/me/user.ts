import { token } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Profiles } from "../account/profiles.port.ts";
import { ShowMyCart } from "../customer-cart/show-my-cart.use-case.ts";
import { ShowWishlist } from "../wishlist/show-wishlist.use-case.ts";
import { Clock } from "../shared/clock.port.ts";
import type { RatedProduct } from "../catalogue/product.ts";
import type { MyCart } from "../customer-cart/checked-cart.ts";
import type { Profile } from "../account/profile.ts";
import type { Customer } from "../identity/customer.ts";

/** A customer as the shop shows them to themselves: who they are, and what is theirs. Source: specification/account.md, Profile. */
export type User = Profile & { readonly cart: MyCart; readonly wishes: readonly RatedProduct[] };

/** A customer's user as it is now. */
export type UserOf = (customer: Customer) => Promise<User>;
export const UserOf = token<UserOf>("UserOf");

export const makeUserOf = maker(
  UserOf,
  { profiles: Profiles, showMyCart: ShowMyCart, showWishlist: ShowWishlist, now: Clock },
  ({ profiles, showMyCart, showWishlist, now }) =>
    async (customer) => {
      const [extras, cart, wishes] = await Promise.all([
        profiles.extras(customer.id, now()),
        showMyCart(customer.id),
        showWishlist(customer.id),
      ]);
      return { customer, ...extras, cart, wishes };
    },
);
