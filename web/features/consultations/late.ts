import { reaction } from "mobx";
import { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";
import { bookingInHandIn } from "#adapters/browser-storage/booking-in-hand.ts";
import { WaitingTicks } from "#core/consultations/ticks/waiting-ticks.port.ts";
import { waitingTicks } from "#adapters/browser-storage/waiting-ticks.ts";
import { make } from "#adapters/composition/make.ts";
import { consultationsOverHttp } from "#adapters/composition/consultations/over-http.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const consultationsLate: LateFeature = {
  overHttp: consultationsOverHttp,
  stores(container) {
    make(container, BookingInHand, () => bookingInHandIn(() => globalThis.localStorage), {});
    container.bind(WaitingTicks).toConstantValue(waitingTicks());
    if (!import.meta.env.SSR) forgetAtSignOut(container.get(SessionStore), container.get(BookingInHand));
  },
};

/** Whose session ended of itself finds what they were about to pay for once they are back. */
function forgetAtSignOut(session: SessionStore, inHand: BookingInHand): void {
  reaction(
    () => session.state === "read" && !session.isSignedIn && !session.wasEnded,
    (isNobody) => {
      if (isNobody) inHand.put(null);
    },
    { fireImmediately: true },
  );
}
