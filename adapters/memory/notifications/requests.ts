import { challengePhase } from "#core/fitbook/challenge.ts";
import { nextFollow, shownFollow } from "#core/fitbook/follow.ts";
import { answeredInvitation, mayJoin } from "#core/fitbook/invitation.ts";
import { nextMembership } from "#core/fitbook/membership.ts";
import { nextRequest } from "#core/notifications/request-state.ts";
import { ok, refused } from "#core/shared/result.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NotificationKind } from "#core/notifications/notification.ts";
import type { RequestState } from "#core/notifications/request-state.ts";
import type { Invitation, Requests, Stamp } from "#core/notifications/requests.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryRequests({ ties, customers }: Memory): Requests {
  return {
    async follow(customer, other, stamp) {
      if (!isThere(other) || ties.areBlocked(customer, other)) return refused({ kind: "unknown-user" });
      return ties.tell([customer, other], (version) => ok(followed({ customer, other, stamp, version: version(other) })));
    },

    async answerFollow(customer, { id, answer }, stamp) {
      const asking = fromOf(customer, id, ["follow-request"]);
      if (asking === null) return refused({ kind: "unknown-notification" });
      return ties.tell([customer, asking], (version) => {
        const state = ties.notifications.get(id)?.state ?? null;
        const next = state === null ? null : nextRequest(state, answer);
        if (next === null) return refused({ kind: "already-answered" });
        if (next === state) return ok(next);
        ties.settle(
          { customer, version: version(customer), state: next },
          (told) => told.kind === "follow-request" && told.from === asking,
        );
        const forth = nextFollow(ties.follow(asking, customer), answer);
        if (forth !== null) ties.follows.set(pairKey(asking, customer), forth);
        if (answer === "accept") {
          const back = nextFollow(ties.follow(customer, asking), "agree");
          if (back !== null) ties.follows.set(pairKey(customer, asking), back);
          const asked = { customer: asking, version: version(asking), state: "accepted" } as const;
          ties.settle(asked, (told) => told.kind === "follow-request" && told.from === customer);
          const accepted = { id: stamp.id, createdAt: stamp.at, to: asking, from: customer, version: version(asking) };
          ties.put({ ...accepted, kind: "follow-accepted", state: null });
        }
        return ok(next);
      });
    },

    async followBack(customer, id, stamp) {
      const other = fromOf(customer, id, ["follow-request", "follow-accepted", "follow-suggestion"]);
      if (other === null || ties.areBlocked(customer, other)) return refused({ kind: "unknown-notification" });
      return ties.tell([customer, other], (version) => {
        const kept = ties.notifications.get(id);
        if (kept !== undefined) ties.notifications.set(id, { ...kept, version: version(customer) });
        return ok(followed({ customer, other, stamp, version: version(other) }));
      });
    },

    inviteToGroup: async (group, invitation, stamp) =>
      ties.groups.has(group)
        ? (invited({ group }, invitation, stamp) ?? refused({ kind: "unknown-group" }))
        : refused({ kind: "unknown-group" }),

    async answerGroup(customer, { group, answer }) {
      const answered = answeredInvitation(ties.member(group, customer), answer);
      if (answered.kind === "refused")
        return refused({ kind: answered.refusal.kind === "not-invited" ? "unknown-group" : "already-answered" });
      return ok(answeredWith(customer, { group }, answered.value));
    },

    async joinGroup(customer, group) {
      const known = ties.groups.get(group);
      if (known === undefined || !mayJoin(known.isOpen, ties.member(group, customer))) return refused({ kind: "unknown-group" });
      answeredWith(customer, { group }, "member");
      return ok("member");
    },

    inviteToChallenge: async (challenge, invitation, stamp) =>
      ties.challenges.has(challenge)
        ? (invited({ challenge }, invitation, stamp) ?? refused({ kind: "unknown-challenge" }))
        : refused({ kind: "unknown-challenge" }),

    async answerChallenge(customer, { challenge, answer, today }) {
      const known = ties.challenges.get(challenge);
      const before = ties.member(challenge, customer);
      const answered = answeredInvitation(before, answer);
      if (known === undefined) return refused({ kind: "unknown-challenge" });
      if (answered.kind === "refused")
        return refused({ kind: answered.refusal.kind === "not-invited" ? "unknown-challenge" : "already-answered" });
      if (answered.value !== before && challengePhase(known, today) !== "joinable") return refused({ kind: "challenge-started" });
      return ok(answeredWith(customer, { challenge }, answered.value));
    },

    async joinChallenge(customer, { challenge, today }) {
      const known = ties.challenges.get(challenge);
      const before = ties.member(challenge, customer);
      if (known === undefined || !mayJoin(known.isOpen, before)) return refused({ kind: "unknown-challenge" });
      if (before !== "member" && challengePhase(known, today) !== "joinable") return refused({ kind: "challenge-started" });
      answeredWith(customer, { challenge }, "member");
      return ok("member");
    },
  };

  function isThere(id: CustomerId): boolean {
    return customers.get(id)?.customer.standing.kind === "staying";
  }

  function fromOf(customer: CustomerId, id: Stamp["id"], kinds: readonly NotificationKind[]): CustomerId | null {
    const kept = ties.notifications.get(id);
    return kept?.to === customer && kinds.includes(kept.kind) ? kept.from : null;
  }

  function followed({ customer, other, stamp, version }: Asked): "requested" | "following" {
    const before = ties.follow(customer, other);
    const after = nextFollow(before, ties.follow(other, customer) === "following" ? "agree" : "ask") ?? before;
    ties.follows.set(pairKey(customer, other), after);
    if (after !== before && after === "requested") {
      ties.put({ id: stamp.id, createdAt: stamp.at, to: other, from: customer, kind: "follow-request", state: "pending", version });
    }
    return shownFollow(after) === "following" ? "following" : "requested";
  }

  function invited(place: Place, { from, to }: Invitation, stamp: Stamp) {
    if (!isThere(to) || (from !== null && ties.areBlocked(from, to))) return null;
    const before = ties.member(idOf(place), to);
    const after = nextMembership(before, "invite");
    if (after === null) return null;
    if (after !== before) {
      ties.tell([to], (version) => {
        ties.members.set(pairKey(idOf(place), to), after);
        const told = { id: stamp.id, createdAt: stamp.at, to, from, state: "pending", version: version(to) } as const;
        ties.put("group" in place ? { ...told, ...place, kind: "group-request" } : { ...told, ...place, kind: "challenge-request" });
      });
    }
    return ok(after === "member" ? ("member" as const) : ("invited" as const));
  }

  function answeredWith(customer: CustomerId, place: Place, membership: "member" | "declined"): RequestState {
    const state = membership === "member" ? "accepted" : "declined";
    ties.tell([customer], (version) => {
      ties.members.set(pairKey(idOf(place), customer), membership);
      ties.settle({ customer, version: version(customer), state }, ({ group, challenge }) => [group, challenge].includes(idOf(place)));
    });
    return state;
  }
}

type Asked = { readonly customer: CustomerId; readonly other: CustomerId; readonly stamp: Stamp; readonly version: number };
type Place = { readonly group: GroupId } | { readonly challenge: ChallengeId };
const idOf = (place: Place) => ("group" in place ? place.group : place.challenge);
