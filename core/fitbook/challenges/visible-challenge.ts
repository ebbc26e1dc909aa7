import { visiblePeople } from "../profiles/visible-person.ts";
import { challengeState, challengeTimes } from "../leaderboard/challenge-times.ts";
import { seesChallenge } from "./challenge-sight.ts";
import type { Membership } from "../membership.ts";
import type { Badge } from "../leaderboard/badges.ts";
import type { ChallengeState } from "../leaderboard/challenge-times.ts";
import type { OwnStanding } from "../leaderboard/leaderboard.ts";
import type { PeopleFacts } from "../profiles/people.port.ts";
import type { VisiblePerson } from "../profiles/visible-person.ts";
import type { ChallengeId, ChallengeTexts } from "../challenge.ts";
import type { NamedGroup } from "../group.ts";
import type { ChallengePlan } from "./challenge-plan.ts";
import type { ChallengeFacts, OwnPart } from "./challenges.port.ts";

declare const judged: unique symbol;

/** A challenge as one viewer may see it. Only this file makes one, so none is answered that was not put to the rule. */
export type VisibleChallenge = PlainChallenge & { readonly [judged]: true };

/**
 * The viewer's own place. `next`: what is missing to the next higher score, `nextRank` the rank that it has; null: nobody has one.
 * `sharesTracker`: their tracker is counted.
 */
export type MyPart = OwnStanding & {
  readonly nextRank: number | null;
  readonly isAnonymous: boolean;
  readonly sharesTracker: boolean;
  readonly badges: readonly Badge[];
};

/**
 * `hindi`: what is read of it on Hindi pages; null: the same. `maker` null: nobody whom the viewer sees. `group`: for whose members alone
 * it is; null: it is for all, or for a group that the viewer does not see in full. `me` null: they do not play. `removedFor`: why they were
 * removed from it; null: they were not. `isCorrected`: its result was made again after somebody was removed. Times in milliseconds since
 * 1970.
 */
type PlainChallenge = ChallengePlan & {
  readonly id: ChallengeId;
  readonly hindi: ChallengeTexts | null;
  readonly maker: VisiblePerson | null;
  readonly isForAll: boolean;
  readonly group: NamedGroup | null;
  readonly isMine: boolean;
  readonly membership: Membership;
  readonly state: ChallengeState;
  readonly isJoinable: boolean;
  readonly mayInvite: boolean;
  readonly mayEdit: boolean;
  readonly mayCancel: boolean;
  readonly mayRemove: boolean;
  readonly removedFor: string | null;
  readonly isCorrected: boolean;
  readonly frozenAt: number;
  readonly players: number;
  readonly me: MyPart | null;
};

/** Null: the viewer does not see it. `people` has its maker. Source: specification/challenges.md, Making one. */
export function visibleChallenge(facts: ChallengeFacts, people: PeopleFacts, at: number): VisibleChallenge | null {
  const { challenge, ties, part, players } = facts;
  if (!seesChallenge(ties)) return null;
  const { id, activity, about, hindi, measure, scoring, cap, goal, start, end, isOpen } = challenge;
  const times = challengeTimes(challenge);
  const state = stateOf(facts, at);
  const isCancelled = state === "cancelled";
  const plain: PlainChallenge = {
    id,
    activity,
    about,
    hindi,
    measure,
    scoring,
    cap,
    goal,
    start,
    end,
    isOpen,
    state,
    maker: visiblePeople(people).find((person) => person.id === challenge.maker) ?? null,
    isForAll: facts.group === null,
    group: ties.isGroupSeen ? facts.group : null,
    isMine: ties.isMaker,
    membership: ties.membership,
    isJoinable: ties.isGroupSeen && isJoinable(facts, at) && (part?.removedFor ?? null) === null,
    mayInvite: mayInvite(facts, at),
    mayEdit: mayEdit(facts, at),
    mayCancel: ties.isMaker && !isCancelled && at < times.frozen,
    mayRemove: mayRemove(facts, at),
    removedFor: part?.removedFor ?? null,
    isCorrected: challenge.version > 1,
    frozenAt: times.frozen,
    players: isCancelled ? 0 : players,
    me: isCancelled || part === null || !part.isPlaying ? null : myPart(part),
  };
  return plain as VisibleChallenge; // Put to the rule: nobody else gives this mark.
}

/** The state of a challenge at an instant. Source: specification/challenges.md, States of a challenge. */
export const stateOf = ({ challenge, playedAtClose }: Pick<ChallengeFacts, "challenge" | "playedAtClose">, at: number): ChallengeState =>
  challengeState({ cancelledAt: challenge.cancelledAt, at, playedAtClose }, challengeTimes(challenge));

export const isJoinable = (facts: Pick<ChallengeFacts, "challenge" | "playedAtClose">, at: number): boolean =>
  stateOf(facts, at) !== "cancelled" && at < challengeTimes(facts.challenge).joiningCloses;

/** Its maker changes it until its first day; who is out of its group does not any more. Source: specification/challenges.md, Making one. */
export const mayEdit = (facts: Pick<ChallengeFacts, "challenge" | "playedAtClose" | "ties">, at: number): boolean =>
  facts.ties.isMaker && facts.ties.isGroupSeen && stateOf(facts, at) === "upcoming";

/**
 * Its maker invites while one can join, and where it is open its players do too; who is out of its group does not any more.
 * Source: specification/challenges.md, Inviting.
 */
export const mayInvite = (facts: Pick<ChallengeFacts, "challenge" | "part" | "playedAtClose" | "ties">, at: number): boolean =>
  isJoinable(facts, at) && facts.ties.isGroupSeen && (facts.ties.isMaker || (facts.ties.isOpen && facts.part?.isPlaying === true));

/** Its maker removes players until the board is frozen; after that staff do. Source: specification/challenges.md, Removing a player. */
export const mayRemove = (facts: Pick<ChallengeFacts, "challenge" | "playedAtClose" | "ties">, at: number): boolean =>
  facts.ties.isMaker && facts.challenge.version === 0 && at < challengeTimes(facts.challenge).frozen && stateOf(facts, at) !== "cancelled";

function myPart({ score, higher, next, isAnonymous, sharesTracker, badges }: OwnPart): MyPart {
  const toNext = next === null ? { next: null, nextRank: null } : { next: next.score - score, nextRank: next.rank };
  return { rank: score === 0 ? null : higher + 1, score, ...toNext, isAnonymous, sharesTracker, badges };
}

/** A challenge as a server has answered it: it has put it to the rule. For what reads an answer, and nothing else. */
export const answeredChallenge = (answered: PlainChallenge): VisibleChallenge => answered as VisibleChallenge;
export type { PlainChallenge };
