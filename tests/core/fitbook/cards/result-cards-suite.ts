import { describe, expect, it } from "vitest";
import { makeShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { makeChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { refused } from "#core/shared/result.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { Posts } from "#core/fitbook/posts/posts.port.ts";
import type { Result } from "#core/shared/result.ts";

const START = day("2026-11-20");
const noon = (nth: number): number => firstInstantOf(daysAfter(START, nth)) + 12 * 60 * 60 * 1000;
const missing = refused({ kind: "unknown-challenge" });
const text = postTextIn("Twice round the lake", LONGEST_POST) ?? expect.unreachable();

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

export type CardPorts = {
  readonly ties: RelationPorts;
  readonly challenges: Challenges;
  readonly people: People;
  readonly posts: Posts;
};

export function resultCardsSuite(store: string, ports: () => CardPorts): void {
  describe(`cards of challenges in ${store}`, () => {
    /** Asha has won over Ravi in steps; Farah looks on. */
    async function played() {
      const { ties, challenges, people, posts } = ports();
      const [asha, ravi, farah] = [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Farah")];
      const at = (instant: number) => ({ challenges, people, requests: ties.port, now: () => instant, newId: () => crypto.randomUUID() });
      const plan: ChallengePlan = {
        activity: "Lake",
        about: "",
        measure: "steps",
        scoring: { kind: "total" },
        cap: 10_000,
        goal: 9_000,
        start: START,
        end: START,
        isOpen: true,
      };
      const id = value(await makeMakeChallenge(at(noon(-1)))(ravi, { plan, group: null }));
      const hindi = { activity: "झील", about: "" };
      await challenges.change({
        customer: ravi,
        challenge: id,
        group: null,
        at: noon(-1),
        decide: () => ({ change: { kind: "planned", plan, hindi }, answer: null }),
      });
      for (const [who, amount] of [
        [asha, 9_500],
        [ravi, 500],
      ] as const) {
        await makeJoinChallenge(at(noon(0)))(who, id);
        await makeNoteDay(at(noon(0)))(who, { challenge: id, day: START, amount });
      }
      const limits = { count: async () => ({ kind: "counted" }) as const };
      const share = (who: CustomerId, challenge: ChallengeId, instant: number, key: string = crypto.randomUUID()) => {
        const parts = { ...at(instant), posts, limits, customers: { joinedAt: async () => null } };
        const publish = makePublishPost(parts);
        return makeShareResult({ ...parts, publish })(who, { key, text, audience: "everybody", group: null, challenge });
      };
      const change = makeChangePost({ ...at(noon(5)), posts, customers: { joinedAt: async () => null } });
      return { asha, ravi, farah, id, share, change, show: makeShowThread({ posts }) };
    }

    it("hold one's own figures as they were, for whoever sees the post, also once it is edited", async () => {
      const { asha, ravi, farah, id, share, change, show } = await played();
      const post = value(await share(asha, id, noon(4), "once"));
      const card = {
        activity: "Lake",
        hindi: { activity: "झील" },
        measure: "steps",
        scoring: { kind: "total" },
        start: START,
        end: START,
        score: 9_500,
        rank: 1,
        players: 2,
        badges: ["gold", "finisher"],
      };
      expect(post.card).toEqual(card);
      expect(value(await share(asha, id, noon(4), "once")).id).toBe(post.id);
      expect(value(await show(farah, post.id)).post.card).toEqual(card);
      expect(JSON.stringify(value(await show(farah, post.id)))).not.toContain(id);
      const shorter = postTextIn("Again", LONGEST_POST) ?? expect.unreachable();
      expect(value(await change(asha, { post: post.id, text: shorter, audience: "everybody" })).post.card).toEqual(card);
      expect(value(await share(ravi, id, noon(4))).card).toMatchObject({ score: 500, rank: 2, badges: ["silver"] });
    });

    it("are of a result that is final and one's own, and of no other", async () => {
      const { asha, farah, id, share } = await played();
      expect(await share(asha, id, noon(1))).toEqual(missing);
      expect(await share(farah, id, noon(4))).toEqual(missing);
      expect(await share(asha, challengeId("never-was"), noon(4))).toEqual(missing);
    });
  });
}
