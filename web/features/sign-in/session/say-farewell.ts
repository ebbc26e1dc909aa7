import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { BrowserPush } from "#core/devices/browser-push.port.ts";
import type { RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import type { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import type { Farewell } from "./farewell.ts";

type Needs = { readonly push: BrowserPush; readonly removePushToken: RemovePushToken; readonly signOut: SignOut };

/** The session ends also where the token could not be removed. */
export const makeFarewell =
  ({ push, removePushToken, signOut }: Needs): Farewell =>
  async (session) => {
    const pushToken = await push();
    if (pushToken !== null) await removePushToken(session.customer, pushToken).catch(failureOrDefect);
    await signOut(session);
  };
