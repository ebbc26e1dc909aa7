import { BrowserPush } from "#core/devices/browser-push.port.ts";
import { DevicePush } from "#core/devices/push/device-push.port.ts";
import { KeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import { RemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { DeviceSession } from "#core/sign-in/session/device-session.port.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import { browserPushIn } from "#adapters/browser-storage/browser-push.ts";
import { devicePushIn } from "#adapters/browser-storage/device-push.ts";
import { keptInviteIn } from "#adapters/browser-storage/kept-invite.ts";
import { make } from "#adapters/composition/make.ts";
import { doneIntent } from "#web/platform/session/done-intent.ts";
import { DoIntent } from "#web/platform/session/do-intent.ts";
import { SessionTelling } from "#web/platform/session/session-telling.ts";
import { tellOfSession } from "#web/platform/session/tell-of-session.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const signInLate: LateFeature = {
  stores(container) {
    make(container, KeptInvite, () => keptInviteIn(() => globalThis.localStorage), {});
    make(container, BrowserPush, () => browserPushIn(() => globalThis.navigator.serviceWorker), {});
    make(
      container,
      DevicePush,
      () => devicePushIn({ workers: () => globalThis.navigator.serviceWorker, notifications: () => globalThis.Notification }),
      {},
    );
    make(container, DoIntent, () => (intent, customer) => doneIntent(intent, { customer, dependencies: container }), {});
    make(container, SessionTelling, tellOfSession, {
      device: DeviceSession,
      push: BrowserPush,
      devicePush: DevicePush,
      keepPushToken: KeepPushToken,
      removePushToken: RemovePushToken,
      signOut: SignOut,
    });
  },
};
