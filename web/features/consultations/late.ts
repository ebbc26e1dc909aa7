import { reaction } from "mobx";
import { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";
import { bookingInHandIn } from "#adapters/browser-storage/booking-in-hand.ts";
import { SafetyCopies } from "#core/consultations/safety/safety-copies.port.ts";
import { safetyCopiesIn } from "#adapters/browser-storage/safety-copies.ts";
import { WaitingTicks } from "#core/consultations/ticks/waiting-ticks.port.ts";
import { waitingTicks } from "#adapters/browser-storage/waiting-ticks.ts";
import { make } from "#adapters/composition/make.ts";
import { assessmentsOverHttp } from "#adapters/composition/assessments/over-http.ts";
import { consultationsOverHttp } from "#adapters/composition/consultations/over-http.ts";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const consultationsLate: LateFeature = {
  overHttp(container, overHttp, api) {
    consultationsOverHttp(container, overHttp, api);
    assessmentsOverHttp(container, overHttp, api);
  },
  stores(container) {
    make(container, BookingInHand, () => bookingInHandIn(() => globalThis.localStorage), {});
    container.bind(SafetyCopies).toConstantValue(
      safetyCopiesIn(
        () => globalThis.localStorage,
        () => globalThis.sessionStorage,
      ),
    );
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
