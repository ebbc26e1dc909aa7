import { ShowUser } from "#core/me/show-user.use-case.ts";
import { together } from "#adapters/http-client/together.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

const contract = () => import("#adapters/http-contract/me/endpoints.ts");

/** A page asks for its session, its wishlist and its cart: one question. */
export function showUserOverHttp(container: Container, overHttp: OverHttp): void {
  const showUser = overHttp(async () => (await contract()).showUser);
  container.bind(ShowUser).toConstantValue(together(showUser, contract));
}
