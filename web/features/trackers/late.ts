import { reaction } from "mobx";
import { BegunAnswers } from "#core/health/sitting/begun-answers.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ChosenMemberOfTab } from "#core/trackers/device/chosen-member.port.ts";
import { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import { ListMindAnswers } from "#core/trackers/mind/list-mind-answers.use-case.ts";
import { SaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { chosenMemberIn } from "#adapters/browser-storage/chosen-member.ts";
import { deviceTrackers } from "#adapters/browser-storage/trackers/device-trackers.ts";
import { trackersOverHttp } from "#adapters/composition/trackers/over-http.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { askAtSigningOut } from "#web/features/trackers/signing-out/ask-at-signing-out.tsx";
import { BeforeConsent, PressesBeforeConsent } from "#web/features/trackers/store/before-consent.ts";
import { MindKept } from "#web/features/trackers/wellness/mind/mind-kept.ts";
import { MindStore } from "#web/features/trackers/wellness/mind/mind-store.ts";
import { keepMind } from "#web/features/trackers/wellness/mind/keep-mind.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const trackersLate: LateFeature = {
  overHttp: trackersOverHttp,
  stores(container) {
    const device = deviceTrackers();
    const tab = chosenMemberIn(() => globalThis.sessionStorage);
    container.bind(ChosenMemberOfTab).toConstantValue(tab);
    container.bind(DeviceTrackers).toConstantValue(device);
    const beforeConsent = new PressesBeforeConsent();
    container.bind(BeforeConsent).toConstantValue(beforeConsent);
    make(container, MindKept, (needs) => new MindStore(needs), {
      begun: BegunAnswers,
      list: ListMindAnswers,
      save: SaveMindAnswers,
      allow: AllowHealthData,
      now: Clock,
    });
    if (!import.meta.env.SSR) keepMind(container.get(SessionStore), () => container.get(MindKept));
    if (!import.meta.env.SSR) askAtSigningOut(container.get(SessionStore), { device, sync: () => container.get(SyncTrackers) });
    if (!import.meta.env.SSR) followSession(container.get(SessionStore), { device, tab, beforeConsent, now: container.get(Clock) });
  },
};

type Followed = {
  readonly device: DeviceTrackers;
  readonly tab: ChosenMemberOfTab;
  readonly beforeConsent: PressesBeforeConsent;
  readonly now: Clock;
};

/**
 * Whose session ended of itself finds what was kept once they are back, unless somebody else came; whoever signs out leaves nothing but
 * what was not sent yet.
 */
function followSession(session: SessionStore, { device, tab, beforeConsent, now }: Followed): void {
  reaction(
    () => (session.isSignedIn ? (session.customer ?? "unknown") : session.state === "read" && !session.wasEnded ? null : "unknown"),
    (here) => {
      if (here === "unknown") return;
      if (here !== null) return void device.arrive(here);
      tab.forget();
      beforeConsent.forget();
      void device.leave(now());
    },
    { fireImmediately: true },
  );
}
