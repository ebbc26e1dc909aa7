import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeEndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { makeMuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { makeChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { makeDeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { makeDeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { makeLikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { makeListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { makeListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeRestorePost, POST_RESTORED_WITHIN } from "#core/fitbook/posts/restore-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { makeWriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { DELETED_KEPT } from "#core/fitbook/posts/posts.port.ts";
import { makeUnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { visibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import { makeAnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { ok, refused } from "#core/shared/result.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { now } from "#tests/fixtures.ts";
import { ModelWorld } from "#tests/core/fitbook/model-world.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { ChosenAudience } from "#core/fitbook/posts/post.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { PostText } from "#core/fitbook/post-text.ts";
import type { PostList, Posts } from "#core/fitbook/posts/posts.port.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = { readonly posts: Posts; readonly people: People; readonly ties: RelationPorts };

const seals = hmacSeals(Buffer.from("a key of tests"));
const missing = refused({ kind: "unknown-post" });

let made = 0;
const newId = () => `${String(++made).padStart(6, "0")}-${crypto.randomUUID()}`;

/** What people write and see, over one place that keeps it. The clock stands until a test moves it. */
function fitbookOver({ posts, people, ties }: Kept) {
  let time = now;
  const clock = () => time;
  const limits = { count: async () => ({ kind: "counted" }) as const };
  const needs = { posts, limits, customers: { joinedAt: async () => null }, now: clock, newId };
  const publish = makePublishPost(needs);
  const comment = makeWriteComment(needs);
  const list = makeListPosts({ posts, groups: ties.groups, seals });
  const page = async (viewer: CustomerId, kind: PostList, after: string | null = null) =>
    value(await list(viewer, { list: kind, as: null, after }));
  return {
    posts,
    list,
    page,
    publish,
    someone: ties.someone,
    pass(milliseconds: number) {
      time += milliseconds;
    },
    show: makeShowThread({ posts }),
    change: makeChangePost(needs),
    remove: makeDeletePost(needs),
    restore: makeRestorePost(needs),
    like: makeLikePost(needs),
    likers: makeListLikers({ posts, people }),
    removeComment: makeDeleteComment(needs),
    write: async (customer: CustomerId, audience: ChosenAudience = "followers", words = "Walked") =>
      value(await publish(customer, { key: newId(), text: text(words), audience, group: null })).id,
    comment: (customer: CustomerId, post: PostId, parent: CommentId | null = null, key = newId()) =>
      comment(customer, { post, parent, key, text: text("Well done") }),
    follows: async (from: CustomerId, to: CustomerId) => {
      await ties.requests.follow(from, to, { id: notificationId(newId()), at: time });
      const answer = makeAnswerFollower({ requests: ties.port, now: clock, newId: () => notificationId(newId()) });
      await answer(to, { other: from, answer: "accept" });
      await makeEndFollow({ people })(to, { other: from, kind: "following" });
    },
    unfollow: (customer: CustomerId, other: CustomerId) => makeEndFollow({ people })(customer, { other, kind: "following" }),
    block: makeBlockUser({ blocks: ties.blocks, now: clock }),
    unblock: makeUnblockUser({ blocks: ties.blocks }),
    mute: makeMuteUser({ people, now: clock }),
    /** Every page of a list, and what happens between two of them. */
    async whole(viewer: CustomerId, kind: PostList, between: () => Promise<unknown> = async () => null) {
      const pages: (readonly SeenPost[])[] = [];
      let after: string | null = null;
      do {
        const { posts: shown, next } = await page(viewer, kind, after);
        pages.push(shown);
        after = next;
        if (after !== null) await between();
      } while (after !== null);
      return pages;
    },
  };
}

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

function text(words: string): PostText {
  const read = postTextIn(words, LONGEST_POST);
  if (read === null) throw new RangeError("nothing is written");
  return read;
}

const FEED = { kind: "feed" } as const;
const ids = (posts: readonly { readonly id: string }[]) => posts.map(({ id }) => id);

export function postsSuite(store: string, over: () => Kept): void {
  describe(`posts of Fitbook kept in ${store}`, () => {
    it("are for whom they were written, and missing to everybody else", async () => {
      const { someone, follows, write, show, block, unblock, page } = fitbookOver(over());
      const [asha, farah, ravi] = [await someone("Asha"), await someone("Farah"), await someone("Ravi")];
      await follows(farah, asha);
      const mine = await write(asha, "me");
      const near = await write(asha, "followers");
      const wide = await write(asha, "everybody");
      const seenBy = async (viewer: CustomerId) => {
        const found = await Promise.all([mine, near, wide].map(async (id) => (await show(viewer, id)).kind === "ok"));
        return found;
      };
      expect(await seenBy(asha)).toEqual([true, true, true]);
      expect(await seenBy(farah)).toEqual([false, true, true]);
      expect(await seenBy(ravi)).toEqual([false, false, true]);
      expect(await show(ravi, near)).toEqual(missing);
      expect(ids((await page(ravi, { kind: "author", author: asha })).posts)).toEqual([wide]);
      await block(asha, ravi);
      expect(await seenBy(ravi)).toEqual([false, false, false]);
      await unblock(asha, ravi);
      expect(await seenBy(ravi)).toEqual([false, false, true]);
    });

    it("are published once under a key, edited with a mark, and only ever made narrower", async () => {
      const { someone, publish, change, show, pass } = fitbookOver(over());
      const asha = await someone("Asha");
      const ravi = await someone("Ravi");
      const written = { key: newId(), text: text("Walked"), audience: "everybody", group: null } as const;
      const first = value(await publish(asha, written));
      expect(value(await publish(asha, written)).id).toBe(first.id);
      const other = value(await publish(ravi, written)); // A key is its writer's own.
      expect(other.id).not.toBe(first.id);
      pass(1_000);
      const edited = value(await change(asha, { post: first.id, text: text("Ran"), audience: "followers" }));
      expect(edited.post).toMatchObject({ text: "Ran", audience: "followers", editedAt: now + 1_000 });
      expect(await change(asha, { post: first.id, text: text("Ran"), audience: "everybody" })).toEqual(
        refused({ kind: "audience-widened" }),
      );
      expect(await change(ravi, { post: first.id, text: text("Mine"), audience: "me" })).toEqual(missing);
      expect(value(await show(asha, first.id)).post.text).toBe("Ran");
    });

    it("are gone with their deletion, come back with an undo of just now, and no other", async () => {
      const { someone, write, remove, restore, show, pass, posts, comment } = fitbookOver(over());
      const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
      const post = await write(asha, "everybody");
      await comment(ravi, post);
      expect(await remove(ravi, post)).toEqual(missing);
      expect(await remove(asha, post)).toEqual(ok(null));
      expect(await remove(asha, post)).toEqual(ok(null));
      expect([await show(asha, post), await show(ravi, post), await comment(ravi, post)]).toEqual([missing, missing, missing]);
      expect(await restore(ravi, post)).toEqual(missing);
      expect(value(await restore(asha, post)).comments).toBe(1);
      await remove(asha, post);
      pass(POST_RESTORED_WITHIN + 1);
      expect(await restore(asha, post)).toEqual(missing);
      await posts.forget(now + DELETED_KEPT);
      expect((await posts.facts(asha, [post])).posts).toHaveLength(1);
      await posts.forget(now + DELETED_KEPT + 2 * POST_RESTORED_WITHIN);
      expect((await posts.facts(asha, [post])).posts).toEqual([]);
    });

    it("are liked once by each, by nobody who does not see them, and never by their writer", async () => {
      const { someone, write, like, likers, block, show } = fitbookOver(over());
      const [asha, ravi, meera] = [await someone("Asha"), await someone("Ravi"), await someone("Meera")];
      const post = await write(asha, "everybody");
      for (let turn = 0; turn < 2; turn++)
        expect(value(await like(ravi, { post, isLiked: true })).post).toMatchObject({ likes: 1, hasLiked: true });
      await like(meera, { post, isLiked: true });
      expect(await like(asha, { post, isLiked: true })).toEqual(missing);
      expect(await like(ravi, { post: await write(asha, "me"), isLiked: true })).toEqual(missing);
      expect(value(await show(asha, post)).post).toMatchObject({ likes: 2, hasLiked: false });
      expect(ids(value(await likers(asha, { post, after: null })).people).toSorted()).toEqual([ravi, meera].toSorted());
      await block(meera, ravi);
      expect(value(await likers(ravi, { post, after: null })).people.map(({ id }) => id)).toEqual([ravi]);
      expect(value(await like(ravi, { post, isLiked: false })).post).toMatchObject({ likes: 0, hasLiked: false });
    });

    it("are answered on one level, and a deleted comment holds the place of its answers", async () => {
      const { someone, write, comment, removeComment, show, block } = fitbookOver(over());
      const [asha, ravi, meera] = [await someone("Asha"), await someone("Ravi"), await someone("Meera")];
      const post = await write(asha, "everybody");
      const key = newId();
      const [top] = value(await comment(ravi, post, null, key)).comments;
      expect(value(await comment(ravi, post, null, key)).post.comments).toBe(1);
      if (top?.kind !== "shown") throw new TypeError("the comment is not shown");
      const [, reply] = value(await comment(meera, post, top.id)).comments;
      expect(reply).toMatchObject({ kind: "shown", parent: top.id, author: { name: "Meera" }, mayDelete: true });
      expect(await comment(asha, post, reply?.id ?? null)).toEqual(missing);
      expect(await removeComment(meera, { post, comment: top.id })).toEqual(missing);
      expect(value(await removeComment(asha, { post, comment: top.id })).comments.map(({ kind }) => kind)).toEqual(["tombstone", "shown"]);
      await block(asha, meera);
      expect(value(await show(ravi, post)).comments).toEqual([]); // What the writer's blocked wrote is nobody's to see.
    });

    it("come page by page, each once and in order, whatever is written, deleted, blocked or followed meanwhile", async () => {
      const { someone, follows, unfollow, write, remove, block, whole, pass, mute } = fitbookOver(over());
      const viewer = await someone("Asha");
      const authors = [await someone("Ravi"), await someone("Meera"), await someone("Farah"), await someone("Kabir")];
      const [ravi = viewer, meera = viewer, farah = viewer, kabir = viewer] = authors;
      for (const author of authors) await follows(viewer, author);
      const written: { id: PostId; author: CustomerId }[] = [];
      for (let nth = 0; nth < 70; nth++) {
        const author = authors[nth % 4] ?? viewer;
        written.unshift({ id: await write(author, nth % 7 === 0 ? "me" : "followers"), author });
        if (nth % 3 === 0) pass(1); // Some at the same moment.
      }
      await mute(viewer, { other: kabir, isMuted: true });
      const before = await whole(viewer, FEED);
      expect(before.slice(0, -1).every((page) => page.length === 20)).toBe(true);
      const there = ids(before.flat());
      expect(new Set(there).size).toBe(there.length);
      expect(before.flat().every(({ author }) => author.id !== kabir)).toBe(true);

      let turn = 0;
      const last = there.at(-1);
      const during = await whole(viewer, FEED, async () => {
        pass(1);
        await write(farah);
        if (turn++ > 0) return;
        await block(meera, viewer);
        await unfollow(viewer, ravi);
        const deleted = written.find(({ id }) => id === last);
        if (deleted !== undefined) await remove(deleted.author, deleted.id);
      });
      const still = ids((await whole(viewer, FEED)).flat());
      expect(ids(during.flat())).toEqual([...there.slice(0, 20), ...there.slice(20).filter((id) => still.includes(id))]);
    });

    it("are read on by a cursor that is worth nothing to another account, another list or a forger", async () => {
      const { someone, write, page, list, follows } = fitbookOver(over());
      const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
      await follows(ravi, asha);
      for (let nth = 0; nth < 21; nth++) await write(asha, "everybody");
      const { next } = await page(asha, FEED);
      if (next === null) throw new TypeError("the page is the last");
      const worthless = refused({ kind: "unknown-cursor" });
      expect(await list(ravi, { list: FEED, as: null, after: next })).toEqual(worthless);
      expect(await list(asha, { list: { kind: "author", author: asha }, as: null, after: next })).toEqual(worthless);
      expect(await list(asha, { list: FEED, as: null, after: next.replace(/^\d+/, "9") })).toEqual(worthless);
      expect((await page(asha, FEED, next)).posts).toHaveLength(1);
    });

    it("are seen as the rule of visibility says, whatever people did", { timeout: 120_000 }, async () => {
      const who = fc.nat({ max: 3 });
      const act = fc.record({
        deed: fc.constantFrom(
          "write",
          "write",
          "comment",
          "comment",
          "like",
          "follow",
          "unfollow",
          "block",
          "unblock",
          "mute",
          "remove",
          "uncomment",
        ),
        by: who,
        other: who,
        nth: fc.nat({ max: 20 }),
        audience: fc.constantFrom<ChosenAudience>("everybody", "followers", "me"),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
          const stored = over();
          const fitbook = fitbookOver(stored);
          const people = [
            await fitbook.someone("Asha"),
            await fitbook.someone("Ravi"),
            await fitbook.someone("Meera"),
            await fitbook.someone("Farah"),
          ];
          const model = new ModelWorld(people);
          for (const { deed, by, other, nth, audience } of acts) {
            const [one = model.first, two = model.first] = [people[by], people[other]];
            const post = model.posts[nth % Math.max(1, model.posts.length)];
            fitbook.pass(1);
            if (deed === "write") model.write(await fitbook.write(one, audience), one, audience);
            else if (one !== two && deed === "follow" && !model.areApart(one, two)) {
              await fitbook.follows(one, two);
              model.follow(one, two);
              model.unfollow(two, one); // Whoever is let in is followed back, and `follows` ends that again.
            } else if (deed === "unfollow") {
              await fitbook.unfollow(one, two);
              model.unfollow(one, two);
            } else if (deed === "block" && one !== two && (await fitbook.block(one, two)).kind === "ok") model.block(one, two);
            else if (deed === "unblock") {
              await fitbook.unblock(one, two);
              model.unblock(one, two);
            } else if (deed === "mute" && one !== two && (await fitbook.mute(one, { other: two, isMuted: true })).kind === "ok")
              model.mute(one, two);
            else if (post === undefined) continue;
            else if (deed === "like" && (await fitbook.like(one, { post: post.id as PostId, isLiked: true })).kind === "ok")
              model.like(one, post.id);
            else if (deed === "remove" && (await fitbook.remove(one, post.id as PostId)).kind === "ok") model.remove(post.id);
            else if (deed === "comment") {
              const parent =
                nth % 2 === 0 ? null : ((post.comments.find((comment) => comment.parent === null)?.id ?? null) as CommentId | null);
              const before = new Set((await stored.posts.facts(one, [post.id as PostId])).posts[0]?.comments.map(({ id }) => id));
              if ((await fitbook.comment(one, post.id as PostId, parent)).kind !== "ok") continue;
              const fresh = (await stored.posts.facts(one, [post.id as PostId])).posts[0]?.comments.find(({ id }) => !before.has(id));
              if (fresh !== undefined)
                model.comment(post.id, { id: fresh.id, author: one, parent, state: "published", createdAt: fresh.createdAt });
            } else if (deed === "uncomment") {
              const comment = post.comments[nth % Math.max(1, post.comments.length)];
              if (comment === undefined) continue;
              const outcome = await fitbook.removeComment(one, { post: post.id as PostId, comment: comment.id as CommentId });
              if (outcome.kind === "ok") model.uncomment(post.id, comment.id);
            }
          }
          for (const viewer of people) {
            const seen = visibleWorld({ world: model.world(), viewer: { kind: "person", id: viewer }, link: null });
            expect(ids((await fitbook.whole(viewer, FEED)).flat())).toEqual(seen.feed);
            for (const view of seen.posts) {
              const thread = await fitbook.show(viewer, view.id as PostId);
              expect(thread.kind).toBe(view.sees ? "ok" : "refused");
              if (thread.kind === "refused") continue;
              expect(thread.value.post).toMatchObject({ likes: view.likes, comments: view.comments, may: view.may });
              expect(thread.value.comments.map(({ id, kind }) => ({ id, shown: kind }))).toEqual(view.thread);
              expect(thread.value.likedBy.toSorted()).toEqual([...view.likedBy].toSorted());
            }
          }
        }),
        { numRuns: 12 },
      );
    });
  });
}
