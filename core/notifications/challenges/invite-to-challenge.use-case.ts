import { seesChallenge } from "../../fitbook/challenges/challenge-sight.ts";
import { isJoinable, mayInvite } from "../../fitbook/challenges/visible-challenge.ts";
import { visiblePeople } from "../../fitbook/profiles/visible-person.ts";
import { NEW_ACCOUNT_LIMITS, withinDailyLimit } from "../../fitbook/daily-limits.ts";
import { isIn } from "../../fitbook/visibility/member-role.ts";
import { groupViews } from "../../fitbook/groups/visible-group.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { changeByInviting } from "../membership-change.ts";
import { notificationId } from "../notification.ts";
import { maker } from "../../shared/use-case.ts";
import { Challenges } from "../../fitbook/challenges/challenges.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { Requests } from "../requests.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import { People } from "../../fitbook/profiles/people.port.ts";
import { Groups } from "../../fitbook/groups/groups.port.ts";
import type { ChallengeId } from "../../fitbook/challenge.ts";
import type { GroupId } from "../../fitbook/group.ts";
import type { ChallengeFacts } from "../../fitbook/challenges/challenges.port.ts";
import type { LimitPorts, TooMuch } from "../../fitbook/daily-limits.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Limit } from "../../shared/limits.port.ts";
import type { Result } from "../../shared/result.ts";
import type { SeenRequest } from "../requests.port.ts";
import type { UnknownChallenge } from "./join-challenge.use-case.ts";

/**
 * `not-allowed`: they see the challenge, but others invite to it. `unknown-user`: neither one of the followers whom the customer sees nor a
 * member whom they see of that group. `not-in-group`: the challenge is for the members of a group, and they are none.
 */
export type InvitingRefusal =
  | UnknownChallenge
  | TooMuch
  | { readonly kind: "not-allowed" | "challenge-started" | "unknown-user" | "not-in-group" };

/**
 * Invites one of the customer's followers to a challenge while it can be joined, or a member of a group that both are in (`through`; null:
 * a follower). The answer is the same whether they were invited before, declined, play without a name or can't see the challenge: it tells
 * the customer nothing of them. Only a player whom the board names is told as one. Source: specification/challenges.md, Inviting.
 */
export type InviteToChallenge = (
  customer: CustomerId,
  invited: { readonly challenge: ChallengeId; readonly other: CustomerId; readonly through: GroupId | null },
) => Promise<Result<"invited" | "playing", InvitingRefusal>>;
export const InviteToChallenge = useCase<InviteToChallenge>("notifications", "InviteToChallenge");

/** How many one may invite a day. Source: specification/challenges.md, Inviting. */
const INVITED: Limit = { name: "fitbook-challenge-invitations", most: 100, within: 24 * 60 * 60 * 1000 };

type Needs = LimitPorts & {
  readonly challenges: Pick<Challenges, "facts">;
  readonly people: Pick<People, "facts">;
  readonly groups: Pick<Groups, "facts" | "ties">;
  readonly requests: Requests;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeInviteToChallenge = maker(
  InviteToChallenge,
  {
    challenges: Challenges,
    now: Clock,
    requests: Requests,
    limits: Limits,
    customers: Customers,
    newId: NewId,
    people: People,
    groups: Groups,
  },
  ({ challenges, people, groups, requests, limits, customers, now, newId }: Needs) => {
    return async (customer, { challenge, other, through }) => {
      const at = now();
      const [facts = null] = await challenges.facts(customer, [challenge]);
      if (facts === null || !seesChallenge(facts.ties)) return refused({ kind: "unknown-challenge" });
      if (!isJoinable(facts, at)) return refused({ kind: "challenge-started" });
      if (!mayInvite(facts, at)) return refused({ kind: "not-allowed" });
      const [person] = visiblePeople(await people.facts(customer, [other]));
      const isTheirs = through === null ? person?.followsMe === true : await areTogetherIn(through, customer, other);
      if (person === undefined || person.isSelf || !isTheirs) return refused({ kind: "unknown-user" });
      if (facts.group !== null && !(await isMember(facts.group.id, other))) return refused({ kind: "not-in-group" });
      const [theirs = null] = await challenges.facts(other, [challenge]);
      if (theirs !== null && isNamedPlayer(theirs)) return ok("playing");
      const counting = { limit: INVITED, whileNew: NEW_ACCOUNT_LIMITS.requests, by: customer, at };
      const counted = await withinDailyLimit({ limits, customers }, counting);
      if (counted.kind === "refused") return counted;
      const community = { kind: "challenge", id: challenge } as const;
      const invitation = { customer: other, community, id: notificationId(newId()) };
      return requests.change<Awaited<ReturnType<InviteToChallenge>>>({
        customer: other,
        about: { kind: "community", community, from: customer },
        at,
        decide: (seen) => ({ change: isAskable(seen, through) ? changeByInviting(seen, invitation).change : null, answer: ok("invited") }),
      });
    };

    async function areTogetherIn(group: GroupId, customer: CustomerId, other: CustomerId): Promise<boolean> {
      const [found] = groupViews(await groups.facts(customer, [group]), null);
      return found?.view.sees === "full" && (await isMember(group, other));
    }

    /** As every member of the group is told. */
    async function isMember(group: GroupId, person: CustomerId): Promise<boolean> {
      return (await groups.ties([group], [person])).some(({ state }) => isIn(state));
    }
  },
);

const isNamedPlayer = ({ part }: ChallengeFacts): boolean => part?.isPlaying === true && !part.isAnonymous;

/** Who has declined is not asked again, and who has stopped following meanwhile is not asked at all. */
const isAskable = ({ community, other }: SeenRequest, through: GroupId | null): boolean =>
  community?.membership === "none" && other !== null && other.isThere && (through !== null || other.followed === "following");
