import { expect } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { makeCancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { makeEditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { makeRemovePlayer } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makeDeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { makeDeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { makeLikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { LONGEST_COMMENT, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeWriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { makeTellOfAct } from "#core/notifications/acts/tell-of-act.use-case.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { now } from "#tests/fixtures.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { ChosenAudience } from "#core/fitbook/posts/post.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Notification } from "#core/notifications/notification.ts";
import type { Result } from "#core/shared/result.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

const START = day("2026-11-20");
const noon = (nth: number): number => firstInstantOf(daysAfter(START, nth)) + 12 * 60 * 60 * 1000;

const PLAN: ChallengePlan = {
  activity: "Steps of a day",
  about: "",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 10_000,
  goal: 9_999,
  start: START,
  end: START,
  isOpen: true,
};

let made = 0;
const newId = () => `${String(++made).padStart(9, "0")}-${crypto.randomUUID()}`;

/** What people do in Fitbook that others are told of, over one place that keeps it. The clock stands at `now` until a test moves it. */
export function actsOver(ties: RelationPorts) {
  const { sight, groups } = ties;
  let time = now;
  const limits = { count: async () => ({ kind: "counted" }) as const };
  const needs = { ...sight, groups, limits, customers: { joinedAt: async () => null }, now: () => time, newId, requests: ties.port };
  const publish = makePublishPost(needs);
  const comment = makeWriteComment(needs);
  const like = makeLikePost(needs);
  const tellOfAct = makeTellOfAct({ ...sight, newId });
  const list = makeListNotifications(sight);
  const step = makeChangeGroupMember(needs);
  const at = (instant: number) => ({ ...needs, now: () => instant });
  return {
    pass(milliseconds: number) {
      time += milliseconds;
    },
    write: async (author: CustomerId, audience: ChosenAudience = "everybody"): Promise<PostId> =>
      value(await publish(author, { key: newId(), text: words("Walked"), audience, group: null })).id,
    remove: makeDeletePost(needs),
    like: (who: CustomerId, post: PostId, isLiked = true) => like(who, { post, isLiked }),
    async comment(who: CustomerId, post: PostId, parent: CommentId | null = null): Promise<CommentId> {
      const key = newId();
      const said = words(`Well done ${key}`);
      const { comments } = value(await comment(who, { post, parent, key, text: said }));
      return comments.find((one) => one.kind === "shown" && one.text === said)?.id ?? expect.unreachable();
    },
    removeComment: makeDeleteComment(needs),
    groupOf: async (owner: CustomerId): Promise<GroupId> =>
      value(await makeMakeGroup(needs)(owner, { name: "Walkers of Lodi", about: "", rules: "", isOpen: true, mayMembersInvite: false })),
    step: (who: CustomerId, group: GroupId, event: GroupEvent, person: CustomerId | null = null) => step(who, { group, person, event }),
    /**
     * What becomes of two challenges that somebody else makes and they play: one is changed and they are removed from it, the other is
     * cancelled.
     */
    async newsOf(to: CustomerId, by: CustomerId): Promise<readonly [ChallengeId, ChallengeId]> {
      const made = async () => {
        const id = value(await makeMakeChallenge(at(noon(-1)))(by, { plan: PLAN, group: null }));
        value(await makeJoinChallenge(at(noon(-1)))(to, id));
        return id;
      };
      const [changed, cancelled] = [await made(), await made()];
      value(await makeEditChallenge(at(noon(-1)))(by, { challenge: changed, plan: { ...PLAN, cap: 9_000 } }));
      await this.tell(); // Who is removed before that plays no more, and is told nothing of it.
      value(await makeRemovePlayer(at(noon(0)))(by, { challenge: changed, player: to, reason: "Made-up steps" }));
      value(await makeCancelChallenge(at(noon(0)))(by, cancelled));
      await this.tell();
      return [changed, cancelled];
    },
    /** A challenge of one day, made by the first of them, in which each scores less than the one before, and its result. */
    async played(players: readonly CustomerId[]): Promise<ChallengeId> {
      const [maker = expect.unreachable()] = players;
      const id = value(await makeMakeChallenge(at(noon(-1)))(maker, { plan: PLAN, group: null }));
      for (const [nth, one] of players.entries()) {
        value(await makeJoinChallenge(at(noon(0)))(one, id));
        value(await makeNoteDay(at(noon(0)))(one, { challenge: id, day: START, amount: 9_000 - 100 * nth }));
      }
      await makeFreezeChallenges(at(noon(2)))();
      return challengeId(id);
    },
    /**
     * One of each kind that tells of what others do, to one person by another, and told: their post, their comment, their group, a
     * challenge.
     */
    async ofEachKind(to: CustomerId, by: CustomerId) {
      const [post, group] = [await this.write(to), await this.groupOf(to)];
      const theirs = await this.write(by);
      await this.like(by, post);
      await this.comment(by, post);
      await this.comment(by, theirs, await this.comment(to, theirs));
      await this.step(by, group, "join");
      const challenge = await this.played([to, by]);
      await this.tell();
      return { post, theirs, group, challenge };
    },
    /** Does all jobs that have been put, those that were done before again. */
    async tell() {
      for (const job of await ties.actJobs()) await tellOfAct(job);
    },
    /** What somebody is told, the newest first, in a few words. */
    async told(who: CustomerId) {
      const { notifications, unread } = await list(who, { after: null, limit: 50 });
      return { told: notifications.map(inShort), unread };
    },
  };
}

/** Who did what, and how many others. */
function inShort(one: Notification): string {
  if ("others" in one) return `${one.kind}: ${one.from.name}, ${one.others}`;
  return one.kind === "challenge-ended" || one.kind === "badge-won" ? `${one.kind}: ${one.challenge.activity}` : one.kind;
}

export function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

const words = (text: string) => postTextIn(text, LONGEST_COMMENT) ?? expect.unreachable();
