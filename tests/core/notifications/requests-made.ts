import { changeByFollowing } from "#core/notifications/follow-change.ts";
import { makeAcceptFollowRequest } from "#core/notifications/accept-follow-request.use-case.ts";
import { makeAnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { makeAnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { makeDeclineFollowRequest } from "#core/notifications/decline-follow-request.use-case.ts";
import { makeFollowBack } from "#core/notifications/follow-back.use-case.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { makeJoinGroup } from "#core/notifications/join-group.use-case.ts";
import { changeByInviting } from "#core/notifications/membership-change.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NotificationId } from "#core/notifications/notification.ts";
import type { RequestAnswer } from "#core/notifications/request-state.ts";
import type { Community, Requests } from "#core/notifications/requests.port.ts";
import type { Day } from "#core/shared/day.ts";

/** The id of what is told, and when. */
type Stamp = { readonly id: NotificationId; readonly at: number };
type Invitation = { readonly from: CustomerId | null; readonly to: CustomerId };

/** What is done to requests, decided by core over a port. */
export function requestsMade(requests: Requests, groups: Groups) {
  const invited = (community: Community, { from, to }: Invitation, { id, at }: Stamp) =>
    requests.change({
      customer: to,
      about: { kind: "community", community, from },
      at,
      decide: (seen) => changeByInviting(seen, { customer: to, community, id }),
    });
  return {
    follow: (customer: CustomerId, other: CustomerId, { id, at }: Stamp) =>
      requests.change({ customer, about: { kind: "person", other }, at, decide: (seen) => changeByFollowing(seen, { customer, id }) }),
    answerFollow: (customer: CustomerId, answered: { readonly id: NotificationId; readonly answer: RequestAnswer }, { id, at }: Stamp) => {
      const make = answered.answer === "accept" ? makeAcceptFollowRequest : makeDeclineFollowRequest;
      return make({ requests, now: () => at, newId: () => id })(customer, answered.id);
    },
    followBack: (customer: CustomerId, notification: NotificationId, { id, at }: Stamp) =>
      makeFollowBack({ requests, now: () => at, newId: () => id })(customer, notification),
    inviteToGroup: (id: GroupId, invitation: Invitation, stamp: Stamp) => invited({ kind: "group", id }, invitation, stamp),
    inviteToChallenge: (id: ChallengeId, invitation: Invitation, stamp: Stamp) => invited({ kind: "challenge", id }, invitation, stamp),
    answerGroup: (customer: CustomerId, answered: { readonly group: GroupId; readonly answer: RequestAnswer }, at: number) =>
      makeAnswerGroupRequest({ groups, now: () => at })(customer, answered),
    joinGroup: (customer: CustomerId, group: GroupId, at: number) => makeJoinGroup({ groups, now: () => at })(customer, group),
    answerChallenge: (
      customer: CustomerId,
      { today, ...answered }: { readonly challenge: ChallengeId; readonly answer: RequestAnswer; readonly today: Day },
    ) => makeAnswerChallengeRequest({ requests, now: () => firstInstantOf(today) })(customer, answered),
    joinChallenge: (customer: CustomerId, { challenge, today }: { readonly challenge: ChallengeId; readonly today: Day }) =>
      makeJoinChallenge({ requests, now: () => firstInstantOf(today) })(customer, challenge),
  };
}
