import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { isActiveInMemory } from "#adapters/memory/fitbook/people.ts";
import { isMakerThere } from "#adapters/memory/fitbook/challenges.ts";
import { isGroupSeenInMemory } from "#adapters/memory/fitbook/groups/groups.ts";
import { pairKey, pairsFrom } from "#adapters/memory/fitbook/relations.ts";
import { isWithdrawn } from "#core/fitbook/follow.ts";
import type { FollowState } from "#core/fitbook/follow.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RequestChange } from "#core/notifications/request-change.ts";
import type {
  Community,
  Requests,
  RequestSubject,
  RequestTransaction,
  SeenCommunity,
  SeenPerson,
} from "#core/notifications/requests.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryRequests(memory: Memory): Requests {
  const { ties } = memory;
  return {
    async change({ customer, about, at, decide }) {
      const other = otherOf(customer, about);
      const community = about.kind === "community" ? about.community : null;
      const notification = about.kind === "notification" ? (ties.notifications.get(about.id) ?? null) : null;
      const { change, answer } = decide({
        isThere: isThere(customer),
        notification: notification?.to === customer ? notification : null,
        other: other === null ? null : seenPerson(customer, other),
        community: community === null ? null : seenCommunity(community, customer),
      });
      if (change !== null) keep(change, { customer, community, at });
      return answer;
    },
  };

  function otherOf(customer: CustomerId, about: RequestSubject): CustomerId | null {
    if (about.kind === "person") return about.other;
    if (about.kind === "community") return about.from;
    const notification = ties.notifications.get(about.id);
    return notification?.to === customer ? notification.from : null;
  }

  function isThere(id: CustomerId): boolean {
    return isActiveInMemory(memory, id);
  }

  function followState(follower: CustomerId, followed: CustomerId): FollowState {
    return ties.withdrawnFollows.get(pairKey(follower, followed)) ?? ties.follow(follower, followed);
  }

  function putFollow(pair: string, state: FollowState): void {
    ties.follows.delete(pair);
    ties.withdrawnFollows.delete(pair);
    if (isWithdrawn(state)) ties.withdrawnFollows.set(pair, state);
    else ties.follows.set(pair, state);
  }

  function seenPerson(customer: CustomerId, id: CustomerId): SeenPerson {
    const isBlocked = ties.areBlocked(customer, id);
    return {
      id,
      isThere: isThere(id),
      isBlocked,
      followed: followState(customer, id),
      follower: followState(id, customer),
      followedInAll: pairsFrom(memory, ties.follows.keys(), customer),
    };
  }

  function seenCommunity({ kind, id }: Community, customer: CustomerId): SeenCommunity | null {
    const membership = ties.member(id, customer);
    if (kind === "group") {
      const group = ties.groups.get(id);
      return group === undefined ? null : { isOpen: group.isOpen, days: null, membership, isMaker: false, ...SEEN };
    }
    const challenge = ties.challenges.get(id);
    if (challenge === undefined) return null;
    const { isOpen, start, end, maker, group, cancelledAt } = challenge;
    const days = { start, end, isCancelled: cancelledAt !== null };
    return {
      isOpen,
      days,
      membership,
      isMaker: maker === customer,
      isMakerThere: isMakerThere(memory, customer, maker),
      isGroupSeen: isGroupSeenInMemory(memory, customer, group),
    };
  }

  function keep(change: RequestChange, { customer, community, at }: Kept): void {
    const touched = new Set([customer, ...change.answered.map(({ to }) => to), ...change.told.map(({ to }) => to)]);
    ties.tell([...touched], (versionOf) => {
      for (const { follower, followed, state } of change.follows) putFollow(pairKey(follower, followed), state);
      if (change.membership !== null && community !== null) {
        const { membership: state } = change;
        if (community.kind === "challenge") ties.members.set(pairKey(community.id, customer), state);
        else ties.groupTies.set(pairKey(community.id, customer), { group: community.id, person: customer, state, changedAt: at });
        if (community.kind === "challenge" && state === "member") ties.join(community.id, customer, at);
      }
      for (const { to, state, which } of change.answered)
        ties.settle({ customer: to, version: versionOf(to), state }, (notification) =>
          "from" in which
            ? notification.kind === "follow-request" && notification.from === which.from
            : [notification.group, notification.challenge].includes(which.community.id),
        );
      const refreshed = change.refreshed === null ? undefined : ties.notifications.get(change.refreshed);
      if (refreshed !== undefined) ties.notifications.set(refreshed.id, { ...refreshed, version: versionOf(customer) });
      for (const notification of change.told) {
        const common = {
          id: notification.id,
          createdAt: at,
          to: notification.to,
          from: notification.from,
          version: versionOf(notification.to),
        };
        if (notification.kind === "community-request") {
          const pending = { ...common, state: "pending" } as const;
          const { kind, id } = notification.community;
          ties.put(
            kind === "group" ? { ...pending, kind: "group-request", group: id } : { ...pending, kind: "challenge-request", challenge: id },
          );
        } else ties.put({ ...common, kind: notification.kind, state: notification.kind === "follow-request" ? "pending" : null });
      }
      for (const { job, terms } of change.jobs) putJobInMemory<MessageJob>(memory, job, terms);
    });
  }
}

const SEEN = { isMakerThere: true, isGroupSeen: true };

type Kept = Pick<RequestTransaction<unknown>, "customer" | "at"> & { readonly community: Community | null };
