import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { BrowserPush } from "#core/devices/browser-push.port.ts";
import type { DevicePush } from "#core/devices/push/device-push.port.ts";
import type { KeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import type { RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import type { DeviceSession } from "#core/sign-in/session/device-session.port.ts";
import type { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import type { SessionTelling } from "./session-telling.ts";

type Needs = {
  readonly device: Pick<DeviceSession, "pushToken" | "keepPushToken">;
  readonly push: BrowserPush;
  readonly devicePush: Pick<DevicePush, "end">;
  readonly keepPushToken: KeepPushToken;
  readonly removePushToken: RemovePushToken;
  readonly signOut: SignOut;
};

export const tellOfSession = ({ device, push, devicePush, keepPushToken, removePushToken, signOut }: Needs): SessionTelling => ({
  async begun(customer) {
    const pushToken = (await push()) ?? device.pushToken();
    if (pushToken === null) return;
    device.keepPushToken(pushToken);
    await keepPushToken(customer, pushToken);
  },
  /**
   * The session ends also where the token could not be removed. The browser's own subscription ends too: what is on its way reaches nobody.
   */
  async ended(session, stored) {
    for (const pushToken of new Set([stored, await push()]))
      if (pushToken !== null) await removePushToken(session.customer, pushToken).catch(failureOrDefect);
    await devicePush.end();
    await signOut(session);
  },
});
