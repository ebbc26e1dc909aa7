import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import { keptInviteIn } from "#adapters/browser-storage/kept-invite.ts";
import { devicesOverHttp } from "#adapters/composition/devices/over-http.ts";
import { make } from "#adapters/composition/make.ts";
import { meOverHttp } from "#adapters/composition/me/over-http.ts";
import { signInOverHttp } from "#adapters/composition/sign-in/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const signInLate: LateFeature = {
  overHttp(container, http) {
    signInOverHttp(container, http);
    meOverHttp(container, http);
    devicesOverHttp(container, http);
  },
  stores: (container) => make(container, KeptInvite, () => keptInviteIn(() => globalThis.localStorage), {}),
};
