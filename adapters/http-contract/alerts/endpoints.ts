import * as z from "zod/mini";
import { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { AskForAlert } from "#core/alerts/ask-for-alert.use-case.ts";
import { ConfirmAlert } from "#core/alerts/confirm-alert.use-case.ts";
import { LeaveAlerts } from "#core/alerts/leave-alerts.use-case.ts";
import { ListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { SwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { alertId } from "#core/alerts/alert.ts";
import { answerOf, endpoint, fields, nothing, only, wire } from "#adapters/http-contract/endpoint.ts";
import { boundedText, emailAddress, idOf, instant } from "#adapters/http-contract/scalars.ts";
import { alertNews, alertWish } from "./alert.ts";
import type { ListedAlert } from "#core/alerts/alert.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const KEY = 100;
const id = idOf(alertId);

/** A sentence for whoever pressed the button of a letter's page. */
const saying = (sentence: string) =>
  wire(
    z.object({ message: z.string() }),
    () => null,
    () => ({ message: sentence }),
  );

const wishRefusals = {
  "unknown-product": answerOf(404, "Product not found"),
  "unknown-quiz": answerOf(404, "Quiz not found"),
  "already-so": answerOf(2, "There is nothing to wait for: it is so already."),
} as const;

export const askForAlert = endpoint(AskForAlert, {
  method: "POST",
  path: "/alerts/add",
  in: "body",
  audience: "reader",
  request: only("alert", alertWish),
  response: z.null(),
  refusals: { ...wishRefusals, "too-many-alerts": answerOf(3, "You wait for as much as one can. Please switch off an alert first.") },
});

export const askForAlertByLetter = endpoint(AskForAlertByLetter, {
  method: "POST",
  path: "/alerts/ask",
  in: "body",
  audience: "caller",
  request: fields({ email: ["email_id", emailAddress], wish: ["alert", alertWish] }),
  response: z.null(),
  refusals: { ...wishRefusals, "too-many": answerOf(429, "Too many requests. Please try again later.") },
});

export const confirmAlert = endpoint(ConfirmAlert, {
  method: "POST", // What only looks at a letter's links, as a mail scanner does, confirms nothing.
  path: "/alerts/confirm",
  in: "query",
  audience: "anyone",
  request: only("token", boundedText(KEY)),
  response: saying("We tell you as soon as it is so."),
  refusals: { "unknown-key": answerOf(404, "This link is not valid any more. Please ask for the alert again.") },
});

export const leaveAlerts = endpoint(LeaveAlerts, {
  method: "POST",
  path: "/alerts/leave", // Mail programs call it for their readers, with a form that holds nothing of ours. Source: specification/alerts.md, What is sent.
  in: "query",
  audience: "anyone",
  request: only("token", boundedText(KEY)),
  response: saying("Your alerts are switched off."),
});

const listed: Shape<ListedAlert> = fields({
  id: ["alert_id", id],
  askedAt: ["createdAt", instant],
  toldAt: ["told_at", z.nullable(instant)],
  about: alertNews,
});

export const listMyAlerts = endpoint(ListMyAlerts, {
  method: "GET",
  path: "/alerts/list",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(listed),
});

export const switchOffAlert = endpoint(SwitchOffAlert, {
  method: "DELETE",
  path: "/alerts/remove",
  in: "query",
  audience: "customer",
  request: only("alert_id", id),
  response: z.null(),
});
