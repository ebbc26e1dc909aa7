import { reaction } from "mobx";
import { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import { deviceTrackers } from "#adapters/browser-storage/device-trackers.ts";
import { trackerGoalsOverHttp } from "#adapters/composition/trackers/goals-over-http.ts";
import { trackersOverHttp } from "#adapters/composition/trackers/over-http.ts";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const trackersLate: LateFeature = {
  overHttp(container, overHttp) {
    trackersOverHttp(container, overHttp);
    trackerGoalsOverHttp(container, overHttp);
  },
  stores(container) {
    const device = deviceTrackers();
    container.bind(DeviceTrackers).toConstantValue(device);
    if (!import.meta.env.SSR) clearAtSignOut(container.get(SessionStore), device);
  },
};

/** Whose session ended of itself finds what was kept once they are back; whoever signs out leaves nothing but what was not sent yet. */
function clearAtSignOut(session: SessionStore, device: DeviceTrackers): void {
  reaction(
    () => session.state === "read" && !session.isSignedIn && !session.wasEnded,
    (isNobody) => {
      if (isNobody) void device.clear();
    },
    { fireImmediately: true },
  );
}
