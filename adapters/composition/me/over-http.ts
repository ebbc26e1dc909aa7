import { AskToLeave, RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import { together } from "#adapters/http-client/together.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

const contract = () => import("#adapters/http-contract/me/endpoints.ts");

export function meOverHttp(container: Container, overHttp: OverHttp): void {
  const others = async () => {
    const { showUser: _, ...declared } = await contract();
    return declared;
  };
  bindOverHttp(container, overHttp, others, { showSignedIn: ShowSignedIn, askToLeave: AskToLeave, restoreAccount: RestoreAccount });
  const showUser = overHttp(async () => (await contract()).showUser);
  container.bind(ShowUser).toConstantValue(together(showUser, contract)); // A page asks for its session, its wishlist and its cart.
}
