import { AcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { AnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { DeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import { FollowBack } from "#core/notifications/follow-back.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { JoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { JoinGroup } from "#core/notifications/join-group.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { ChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { ListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { SwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { LeaveFitbookLetters } from "#core/notifications/letters/leave-fitbook-letters.use-case.ts";
import { MarkAllNotificationsRead } from "#core/notifications/mark-all-notifications-read.use-case.ts";
import { MarkNotificationRead } from "#core/notifications/mark-notification-read.use-case.ts";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { watchOverHttp } from "#adapters/http-client/notification-stream.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function notificationsOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/notifications/endpoints.ts"), {
    acceptFollowRequest: AcceptFollowRequest,
    answerChallengeRequest: AnswerChallengeRequest,
    answerGroupRequest: AnswerGroupRequest,
    chooseFitbookLetters: ChooseFitbookLetters,
    declineFollowRequest: DeclineFollowRequest,
    followBack: FollowBack,
    followUser: FollowUser,
    joinChallenge: JoinChallenge,
    joinGroup: JoinGroup,
    leaveFitbookLetters: LeaveFitbookLetters,
    listFitbookKinds: ListFitbookKinds,
    listNotifications: ListNotifications,
    markAllNotificationsRead: MarkAllNotificationsRead,
    markNotificationRead: MarkNotificationRead,
    switchFitbookKind: SwitchFitbookKind,
  });
  container.bind(WatchNotifications).toConstantValue(watchOverHttp(api));
}
