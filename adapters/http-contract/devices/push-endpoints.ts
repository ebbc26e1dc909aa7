import * as z from "zod/mini";
import { EndPushToDevice } from "#core/devices/push/end-push-to-device.use-case.ts";
import { MovePushAddress } from "#core/devices/push/move-push-address.use-case.ts";
import { LONGEST_ENDPOINT } from "#core/devices/push/push-address.ts";
import { PushToDevice } from "#core/devices/push/push-to-device.use-case.ts";
import { ShowPushHere } from "#core/devices/push/show-push-here.use-case.ts";
import { LANGUAGES } from "#core/shared/language.ts";
import { answerOf, endpoint, fields, nothing } from "#adapters/http-contract/endpoint.ts";

const endpointText = z.string().check(z.maxLength(LONGEST_ENDPOINT), z.regex(/^https:\/\/[!-~]+$/, "an address of a push service"));
/** A point of P-256, 65 bytes that begin with 4. */
const p256dh = z.string().check(z.regex(/^B[\w-]{86}$/, "a browser's public key"));
/** 16 bytes. */
const auth = z.string().check(z.regex(/^[\w-]{22}$/, "a browser's secret"));
const address = { endpoint: endpointText, p256dh, auth };

const noPushService = answerOf(422, "That is no address of a push service.");

export const showPushHere = endpoint(ShowPushHere, {
  method: "GET",
  path: "/user/push",
  in: "query",
  audience: "session",
  request: nothing,
  response: fields({ key: z.nullable(z.string()), endpoint: z.nullable(z.string()) }),
});

export const pushToDevice = endpoint(PushToDevice, {
  method: "PUT",
  path: "/user/push",
  in: "body",
  audience: "session",
  request: fields({ ...address, language: z.enum(LANGUAGES) }),
  response: z.null(),
  refusals: { "no-push-service": noPushService, "no-push": answerOf(409, "Reminders are shown in the shop alone.") },
});

export const endPushToDevice = endpoint(EndPushToDevice, {
  method: "DELETE",
  path: "/user/push",
  in: "query",
  audience: "session",
  request: nothing,
  response: z.null(),
});

export const movePushAddress = endpoint(MovePushAddress, {
  method: "PUT",
  path: "/push/moved",
  in: "body",
  audience: "anyone",
  request: fields({ former: fields({ endpoint: endpointText, auth }), address: fields(address) }),
  response: z.null(),
  refusals: { "no-push-service": noPushService },
});
