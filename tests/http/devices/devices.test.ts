import { describe, expect, it } from "vitest";
import { KeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import { PushTokens } from "#core/devices/push-tokens.port.ts";
import { RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";

const asha = customerId("asha");

describe("a device's push token over HTTP", () => {
  it("is kept and forgotten as in process [ep-add-firebase-usertoken] [ep-auth-delete-usertoken]", async () => {
    const container = composeMemory();
    const { bearer } = await container.get(Sessions).open(asha, now);
    const over = clientOf(await servedOver(container), bearer);
    expect(await over.get(KeepPushToken)(asha, "fcm:phone_1")).toBeNull();
    expect(await container.get(PushTokens).of(asha)).toEqual(["fcm:phone_1"]);
    expect(await over.get(RemovePushToken)(asha, "fcm:phone_1")).toBeNull();
    expect(await container.get(PushTokens).of(asha)).toEqual([]);
  });

  it("carries the specification's names", async () => {
    const container = composeMemory();
    const { bearer } = await container.get(Sessions).open(asha, now);
    const app = serverOver(container, { pages: null, log: "off" });
    const headers = { authorization: `Bearer ${bearer}` };
    await app.inject({ method: "POST", url: "/api/add/firebase/usertoken", headers, payload: { user_firebase_token: "phone" } });
    expect(await container.get(PushTokens).of(asha)).toEqual(["phone"]);
    const gone = await app.inject({ method: "DELETE", url: "/api/auth/delete/usertoken?firebaseToken=phone", headers });
    expect([gone.statusCode, gone.json().status.status_code, await container.get(PushTokens).of(asha)]).toEqual([200, 0, []]);
    const wrong = await app.inject({
      method: "POST",
      url: "/api/add/firebase/usertoken",
      headers,
      payload: { user_firebase_token: "two words" },
    });
    expect([wrong.statusCode, wrong.json().payload[0].path]).toEqual([400, "user_firebase_token"]);
  });
});
