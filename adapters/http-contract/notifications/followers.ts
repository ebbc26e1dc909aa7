import * as z from "zod/mini";
import { customerId } from "#core/identity/customer-id.ts";
import { AnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { WithdrawFollowRequest } from "#core/notifications/withdraw-follow-request.use-case.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";

const user = idOf(customerId);

export const answerFollower = endpoint(AnswerFollower, {
  method: "PUT",
  path: "/fitbook/followers",
  in: "body",
  audience: "customer",
  request: fields({ other: ["user_id", user], answer: z.enum(["accept", "decline"]) }),
  response: only("request_status", z.enum(["pending", "accepted", "declined"])),
  refusals: { "unknown-user": answerOf(404, "This isn't available.") },
});

export const withdrawFollowRequest = endpoint(WithdrawFollowRequest, {
  method: "DELETE",
  path: "/fitbook/requests",
  in: "query",
  audience: "customer",
  request: only("user_id", user),
  response: z.null(),
});
