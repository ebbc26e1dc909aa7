import * as z from "zod/mini";
import { KeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import { RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { endpoint, only } from "#adapters/http-contract/endpoint.ts";

const pushToken = z.string().check(z.regex(/^[!-~]{1,2000}$/, "a push token"));

export const keepPushToken = endpoint(KeepPushToken, {
  method: "POST",
  path: "/add/firebase/usertoken",
  in: "body",
  audience: "customer",
  request: only("user_firebase_token", pushToken),
  response: z.null(),
});

export const removePushToken = endpoint(RemovePushToken, {
  method: "DELETE",
  path: "/auth/delete/usertoken",
  in: "query",
  audience: "customer",
  request: only("firebaseToken", pushToken),
  response: z.null(),
});
