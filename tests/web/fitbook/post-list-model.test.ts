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
  it("gives way to a reading of the list, which has what was shared meanwhile, whichever began first", async () => {
    for (const order of ["look first", "reading first"] as const) {
      const { model, called, end } = aFeed();
      const asked = model.ask();
      await end(0, first);
      await asked;
      const isLook = order === "look first";
      const begun = isLook ? model.lookAgain() : model.ask();
      await called(1);
      const after = isLook ? model.ask() : model.lookAgain();
      await called(2);
      const [look, reading] = isLook ? [1, 2] : [2, 1];
      await end(look, first);
      await (isLook ? begun : after);
      await end(reading, second, first);
      await Promise.all([begun, after]);
      expect(model.newer).toBeNull();
      expect(model.state).toMatchObject({ kind: "read", value: { posts: [{ id: "second" }, { id: "first" }] } });
    }
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
