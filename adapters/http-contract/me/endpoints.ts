import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { endpoint, nothing, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { boundedText, orNull } from "#adapters/http-contract/scalars.ts";
import { signedOut, user } from "#adapters/http-contract/sign-in/signed-in.ts";

export const showUser = endpoint(ShowUser, {
  method: "GET",
  path: "/user/getprofile",
  in: "query",
  audience: "customer",
  request: nothing,
  response: user,
  refusals: { gone: signedOut },
});

export const showSignedIn = endpoint(ShowSignedIn, {
  method: "GET",
  path: "/auth/user",
  in: "query",
  audience: "customer",
  request: only("apikey", orNull(boundedText(200))),
  response: user,
  refusals: { gone: signedOut, "foreign-key": answerOf(403, "This link does not sign you in. Please log in.") },
});
