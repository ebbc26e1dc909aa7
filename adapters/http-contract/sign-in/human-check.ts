import { AskHumanTask, CheckHuman, CheckHumanToken } from "#core/sign-in/human-check/check-human.use-case.ts";
import { endpoint, nothing, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { boundedText } from "#adapters/http-contract/scalars.ts";
import { acknowledged } from "#adapters/http-contract/acknowledged.ts";
import { humanTask, tooMany } from "./signed-in.ts";

export const askHumanTask = endpoint(AskHumanTask, {
  method: "GET",
  path: "/auth/human-check",
  in: "query",
  audience: "caller",
  request: nothing,
  response: humanTask,
  refusals: { "too-many": tooMany },
});

const notProved = answerOf(1, "The check was not solved. Please try again.");

export const checkHuman = endpoint(CheckHuman, {
  method: "POST",
  path: "/verifyCaptcha",
  in: "body",
  audience: "caller",
  request: only("captcha_token", boundedText(4000)),
  response: acknowledged("verified"),
  refusals: { "not-proved": notProved, "too-many": tooMany },
});

export const checkHumanToken = endpoint(CheckHumanToken, {
  method: "POST",
  path: "/verify-recaptcha",
  in: "body",
  audience: "caller",
  request: only("token", boundedText(4000)),
  response: acknowledged("verified"),
  refusals: { "not-proved": notProved, "too-many": tooMany },
});
