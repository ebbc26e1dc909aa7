import { describe, expect, it } from "vitest";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { postId } from "#core/fitbook/posts/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok } from "#core/shared/result.ts";
import { PostListModel } from "#web/features/fitbook/posts/post-list-model.ts";
import { answeredPost } from "#core/fitbook/posts/seen-post.ts";
import { now } from "#tests/fixtures.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";

const aPost = (id: string): SeenPost =>
  answeredPost({
    ...{ id: postId(id), author: { id: customerId("ravi"), name: "Ravi", hasPicture: false, isSelf: false } },
    ...{ audience: "everybody", group: null, text: "Walked", pictures: [], card: null, createdAt: now, editedAt: null },
    ...{ isHidden: false, isHeld: false, hasLiked: false, likes: 0, comments: 0, may: ["like", "comment"] },
  });

/** The feed, and what ends each call for it with posts, the first call first. */
function aFeed() {
  const stage = aStage();
  const calls: ((...posts: readonly SeenPost[]) => void)[] = [];
  stage.answers(ListPosts, (() => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    calls.push((...posts) => resolve(ok({ posts, next: null })));
    return promise;
  }) as unknown as ListPosts);
  const called = (nth: number) => expect.poll(() => calls[nth]).toBeDefined();
  const model = new PostListModel({ list: { kind: "feed" }, as: null }, asha, stage.whole);
  const end = async (nth: number, ...posts: readonly SeenPost[]) => {
    await called(nth);
    calls[nth]?.(...posts);
  };
  return { model, called, end };
}

const [first, second] = [aPost("first"), aPost("second")];

describe("what has come since a list was read", () => {
  it("is counted where a look that began before is answered late", async () => {
    const { model, end } = aFeed();
    const asked = model.ask();
    await end(0, first);
    await asked;
    const again = model.lookAgain(); // The line is back.
    const looked = model.look(); // Another window has sent a post.
    await end(1, first);
    await end(2, second, first);
    await Promise.all([again, looked]);
    expect(model.newer).toEqual({ count: 1, isAll: true });
    expect(model.state).toMatchObject({ kind: "read", value: { posts: [{ id: "first" }] } });
  });

  it("is counted where the list was still being read as another window shared it", async () => {
    const { model, called, end } = aFeed();
    const asked = model.ask();
    await called(0);
    const looked = model.look();
    await end(0, first);
    await asked;
    await end(1, second, first);
    await looked;
    expect(model.newer).toEqual({ count: 1, isAll: true });
  });

  it("is nothing where the list was read with it meanwhile", async () => {
    const { model, end } = aFeed();
    const asked = model.ask();
    await end(0, first);
    await asked;
    const looked = model.look();
    const anew = model.ask();
    await end(1, second, first);
    await end(2, second, first);
    await Promise.all([looked, anew]);
    expect(model.newer).toBeNull();
  });
});

describe("a look again", () => {
  it("gives way to a reading of the list that begins after it, which has what was shared meanwhile", async () => {
    const { model, called, end } = aFeed();
    const asked = model.ask();
    await end(0, first);
    await asked;
    const looked = model.lookAgain();
    await called(1);
    const anew = model.ask();
    await called(2);
    await end(1, first);
    await looked;
    await end(2, second, first);
    await anew;
    expect(model.newer).toBeNull();
    expect(model.state).toMatchObject({ kind: "read", value: { posts: [{ id: "second" }, { id: "first" }] } });
  });

  it("waits for a reading that began before it, whose answer may be older than what it is for", async () => {
    const { model, called, end } = aFeed();
    const asked = model.ask();
    await called(0);
    const looked = model.lookAgain(); // The author of the second has just blocked.
    await end(0, second, first);
    await asked;
    await end(1, first);
    await looked;
    expect(model.state).toMatchObject({ kind: "read", value: { posts: [{ id: "first" }] } });
  });

  it("leaves a post that is as it was, which is then not drawn again, and takes one that has changed", async () => {
    const { model, end } = aFeed();
    const asked = model.ask();
    await end(0, first, second);
    await asked;
    const known = model.state.kind === "read" ? model.state.value.posts : [];
    const again = model.lookAgain();
    await end(1, aPost("first"), { ...second, likes: 1 });
    await again;
    const posts = model.state.kind === "read" ? model.state.value.posts : [];
    expect(posts[0]).toBe(known[0]);
    expect(posts[1]).toMatchObject({ id: "second", likes: 1 });
  });
});
