import { AskHumanTask, CheckHuman, CheckHumanToken } from "#core/sign-in/check-human.use-case.ts";
import { endpoint, nothing, only, said } from "./endpoint.ts";
import { asked } from "./scalars.ts";
import { right } from "./right.ts";
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

const notProved = said(1, "The check was not solved. Please try again.");

export const checkHuman = endpoint(CheckHuman, {
  method: "POST",
  path: "/verifyCaptcha",
  in: "body",
  audience: "anyone",
  request: only("captcha_token", asked(4000)),
  response: right("verified"),
  refusals: { "not-proved": notProved },
});

export const checkHumanToken = endpoint(CheckHumanToken, {
  method: "POST",
  path: "/verify-recaptcha",
  in: "body",
  audience: "anyone",
  request: only("token", asked(4000)),
  response: right("verified"),
  refusals: { "not-proved": notProved },
});
