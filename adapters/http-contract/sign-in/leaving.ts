import { AskToLeave, RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { message } from "#adapters/http-contract/acknowledged.ts";
import { answerOf, endpoint, nothing } from "#adapters/http-contract/endpoint.ts";
import { user } from "./signed-in.ts";

export const askToLeave = endpoint(AskToLeave, {
  method: "PUT",
  path: "/user/requestToDeleteUserAcc",
  in: "body",
  audience: "customer",
  request: nothing,
  response: message("Delete account request sent successfully"),
  refusals: { "not-staying": answerOf(2, "This account is to be deleted already.") },
});

export const restoreAccount = endpoint(RestoreAccount, {
  method: "PUT",
  path: "/user/restoreToDeletedUserAcc",
  in: "body",
  audience: "leaver",
  request: nothing,
  response: user,
  refusals: { "too-late": answerOf(410, "This account can't be recovered any more.") },
});
