import { WaitingPosts } from "#core/fitbook/waiting/waiting-posts.port.ts";
import { AcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { AnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { DeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import { FollowBack } from "#core/notifications/follow-back.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { draftsIn } from "#adapters/browser-storage/drafts.ts";
import { waitingPosts } from "#adapters/browser-storage/waiting-posts.ts";
import { fitbookOverHttp } from "#adapters/composition/fitbook/over-http.ts";
import { make } from "#adapters/composition/make.ts";
import { keep } from "#adapters/composition/keep.ts";
import { NotificationStore } from "#web/platform/notifications/notification-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { needsIn } from "#web/platform/late/needs.ts";
import { waitingPostsNeeds } from "#web/features/fitbook/waiting/waiting-posts-model.ts";
import { keepPosts } from "#web/features/fitbook/waiting/keep-posts.tsx";
import { ListPlaces } from "./page/list-places.ts";
import { begunTextsIn, TextDrafts } from "./text-drafts.ts";
import { RequestStore } from "./request-store.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const fitbookLate: LateFeature = {
  overHttp: fitbookOverHttp,
  stores(container) {
    const device = waitingPosts();
    container.bind(WaitingPosts).toConstantValue(device);
    if (!import.meta.env.SSR)
      keepPosts(container.get(SessionStore), { device, now: container.get(Clock), ...needsIn(container, waitingPostsNeeds) });
    make(container, TextDrafts, () => draftsIn(() => globalThis.sessionStorage, { key: "fitbook-drafts", read: begunTextsIn }), {});
    keep(container, ListPlaces, {});
    keep(container, RequestStore, {
      session: SessionStore,
      notifications: NotificationStore,
      toasts: ToastStore,
      acceptFollow: AcceptFollowRequest,
      declineFollow: DeclineFollowRequest,
      followBack: FollowBack,
      answerGroup: AnswerGroupRequest,
      answerChallenge: AnswerChallengeRequest,
    });
  },
};
