import * as z from "zod/mini";
import { ConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import { message } from "#adapters/http-contract/acknowledged.ts";
import { endpoint, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { boundedText, emailAddress } from "#adapters/http-contract/scalars.ts";

const KEY = 100;

export const subscribe = endpoint(Subscribe, {
  method: "POST",
  path: "/newsletter/subscribe",
  in: "body",
  audience: "caller",
  request: only("email_id", emailAddress),
  response: z.null(),
  refusals: { "too-many": answerOf(429, "Too many requests. Please try again later.") },
});

export const confirmSubscription = endpoint(ConfirmSubscription, {
  method: "POST", // What only looks at a letter's links, as a mail scanner does, confirms nothing.
  path: "/newsletter/confirm",
  in: "query",
  audience: "anyone",
  request: only("token", boundedText(KEY)),
  response: message("You are subscribed to our newsletter."),
  refusals: { "unknown-key": answerOf(404, "This link is not valid any more. Please subscribe again.") },
});

export const unsubscribe = endpoint(Unsubscribe, {
  method: "POST",
  path: "/newsletter/leave", // Mail programs call it for their readers, with a form that holds nothing of ours. Source: specification/content.md, Newsletter.
  in: "query",
  audience: "anyone",
  request: only("token", boundedText(KEY)),
  response: message("You get no further letters from us."),
});
