import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { SHARED_MEASURES } from "#core/fitbook/posts/day-card.ts";
import { groupId } from "#core/fitbook/group.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { answeredPost } from "#core/fitbook/posts/seen-post.ts";
import { POST_AUDIENCES } from "#core/fitbook/visibility/world.ts";
import { MEASURES } from "#core/fitbook/leaderboard/measure.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok } from "#core/shared/result.ts";
import { listPosts } from "#adapters/http-contract/fitbook/posts-endpoints.ts";
import { now } from "#tests/fixtures.ts";
import type { PostsPage } from "#core/fitbook/posts/list-posts.use-case.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";

const anyText = () => fc.string({ unit: "grapheme" });
const anyId = () => fc.stringMatching(/^[!-~]{1,100}$/);
const anyMoment = () => fc.integer({ min: 0, max: 1_000_000 }).map((seconds) => now + seconds * 1_000 + (seconds % 1_000));
const anyDay = () => fc.nat(400).map((days) => daysAfter(indianDay(now), days));

const anyChallengeCard = () =>
  fc.record({
    activity: fc.option(anyText()),
    hindi: fc.option(fc.record({ activity: anyText() })),
    measure: fc.constantFrom(...MEASURES),
    scoring: fc.oneof(
      fc.constant({ kind: "total" as const }),
      fc.record({ kind: fc.constantFrom("goal_days" as const, "streak" as const), dayGoal: fc.nat() }),
    ),
    start: anyDay(),
    end: anyDay(),
    score: fc.nat(),
    rank: fc.nat(),
    players: fc.nat(),
    badges: fc.subarray(["gold", "silver", "bronze", "finisher"] as const),
  });

const anyDayCard = () => fc.record({ measure: fc.constantFrom(...SHARED_MEASURES), day: anyDay(), amount: fc.integer({ min: 1 }) });

const anyPicture = () =>
  fc.record({
    file: fc.uuid().map(fileId),
    text: anyText(),
    place: fc.record({ width: fc.integer({ min: 1 }), height: fc.integer({ min: 1 }), colours: anyText() }),
  });

const anyPost = (): fc.Arbitrary<SeenPost> =>
  fc
    .record({
      id: anyId().map(postId),
      author: fc.record({ id: anyId().map(customerId), name: anyText(), hasPicture: fc.boolean(), isSelf: fc.boolean() }),
      audience: fc.constantFrom(...POST_AUDIENCES),
      group: fc.option(fc.record({ id: anyId().map(groupId), name: anyText(), hindi: fc.option(fc.record({ name: anyText() })) })),
      text: anyText(),
      pictures: fc.array(anyPicture(), { maxLength: 2 }),
      card: fc.option(fc.oneof(anyChallengeCard(), anyDayCard())),
      createdAt: anyMoment(),
      editedAt: fc.option(anyMoment()),
      isHidden: fc.boolean(),
      isHeld: fc.boolean(),
      hasLiked: fc.boolean(),
      likes: fc.option(fc.nat()),
      comments: fc.option(fc.nat()),
      may: fc.subarray(["like", "comment", "edit", "delete", "report"] as const),
    })
    .map(answeredPost);

const anyPage = (): fc.Arbitrary<PostsPage> => fc.record({ posts: fc.array(anyPost(), { maxLength: 3 }), next: fc.option(anyText()) });

it("a page of posts that is written by hand is what the shape encodes", () => {
  fc.assert(
    fc.property(anyPage(), (page) => {
      const byHand = JSON.stringify(listPosts.envelopeOf(ok(page)).payload);
      expect(byHand).toBe(JSON.stringify(z.encode(listPosts.shapes.response, page)));
    }),
  );
});
