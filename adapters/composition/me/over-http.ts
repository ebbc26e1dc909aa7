import { AskToLeave, RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function meOverHttp(container: Container, overHttp: OverHttp): void {
  const useCases = { showUser: ShowUser, showSignedIn: ShowSignedIn, askToLeave: AskToLeave, restoreAccount: RestoreAccount };
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/me/endpoints.ts"), useCases, ["showUser"]); // Of one page by its session, its wishlist and its cart.
}
