import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { userOf } from "#adapters/composition/me/user-of.ts";
import type { Container } from "#adapters/composition/container.ts";

export function customerCartOverHttp(container: Container): void {
  make(
    container,
    ShowMyCart,
    ({ showUser }) =>
      async (customer) =>
        (await userOf(showUser, customer)).cart,
    { showUser: ShowUser },
  );
}
