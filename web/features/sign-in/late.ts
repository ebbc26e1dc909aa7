import { BrowserPush } from "#core/devices/browser-push.port.ts";
import { RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import { keptInviteIn } from "#adapters/browser-storage/kept-invite.ts";
import { devicesOverHttp } from "#adapters/composition/devices/over-http.ts";
import { make } from "#adapters/composition/make.ts";
import { meOverHttp } from "#adapters/composition/me/over-http.ts";
import { signInOverHttp } from "#adapters/composition/sign-in/over-http.ts";
import { Farewell } from "./session/farewell.ts";
import { makeFarewell } from "./session/say-farewell.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const signInLate: LateFeature = {
  overHttp(container, http) {
    signInOverHttp(container, http);
    meOverHttp(container, http);
    devicesOverHttp(container, http);
  },
  stores(container) {
    make(container, KeptInvite, () => keptInviteIn(() => globalThis.localStorage), {});
    make(container, Farewell, makeFarewell, { push: BrowserPush, removePushToken: RemovePushToken, signOut: SignOut });
  },
};
