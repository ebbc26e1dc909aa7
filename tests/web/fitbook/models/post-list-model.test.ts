import { describe, expect, it } from "vitest";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { PostListModel, postListNeeds } from "#web/features/fitbook/posts/post-list-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { aPost } from "./fitbook-answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";

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
  const model = new PostListModel({ list: { kind: "feed" }, as: null }, asha, lateNeeds(stage.allDependencies, postListNeeds));
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

describe("a list of posts", () => {
  const ids = ({ state }: PostListModel) => (state.kind === "read" ? state.value.posts.map(({ id }) => String(id)) : state.kind);
  const page = (next: string | null, ...posts: readonly string[]) => ok({ posts: posts.map((id) => aPost(id)), next });
  const aList = () => {
    const { allDependencies, answer, asked } = aShop();
    return {
      model: new PostListModel({ list: { kind: "feed" }, as: null }, asha, lateNeeds(allDependencies, postListNeeds)),
      answer,
      asked,
    };
  };
  const looksOf = (requested: readonly unknown[][]) => requested.map(([customer, what]) => [customer, what]);
  const asking = (from: string | null) => [asha, { list: { kind: "feed" }, as: null, after: from }];

  it("goes on page by page", async () => {
    const { model, answer, asked } = aList();
    answer(ListPosts, page("b", "a", "b"), page(null, "c"));
    await model.ask();
    expect([ids(model), model.more]).toEqual([["a", "b"], "ready"]);
    await model.askMore();
    expect([ids(model), looksOf(asked)]).toEqual([
      ["a", "b", "c"],
      [asking(null), asking("b")],
    ]);
    await model.askMore();
    expect(asked).toHaveLength(2);
  });

  it("ends where its cursor is worth nothing any more, or nobody sees it", async () => {
    const { model, answer } = aList();
    answer(ListPosts, page("b", "a", "b"), refused({ kind: "unknown-cursor" }));
    await model.ask();
    await model.askMore();
    expect(model.state).toMatchObject({ kind: "read", value: { posts: [{ id: "a" }, { id: "b" }], next: null } });
    await model.ask();
    expect(ids(model)).toEqual([]);
  });

  it("counts what has come, up to a page of it, and shows it once that is wished", async () => {
    const { model, answer } = aList();
    answer(ListPosts, page("a", "a"), page(null, "d", "c", "a"));
    await model.ask();
    await model.look();
    expect([model.newer, ids(model)]).toEqual([{ count: 2, isAll: true }, ["a"]]);
    model.showNewer();
    expect([model.newer, ids(model)]).toEqual([null, ["d", "c", "a"]]);
    answer(ListPosts, page("e", "f", "e"));
    await model.look();
    expect(model.newer).toEqual({ count: 2, isAll: false });
    answer(ListPosts, page(null, "f", "e"));
    await model.look();
    expect(model.newer).toEqual({ count: 2, isAll: true });
    answer(ListPosts, page(null, "d", "c", "a"));
    await model.look();
    expect(model.newer).toBeNull();
  });

  it("is as it was where a look finds nobody, and where nothing was read before", async () => {
    const { model, answer, asked } = aList();
    await model.look();
    await model.lookAgain();
    model.showNewer();
    expect([asked, model.state.kind]).toEqual([[], "reading"]);
    answer(ListPosts, page(null, "a"), "out");
    await model.ask();
    await model.look();
    await model.lookAgain();
    model.showNewer();
    expect([ids(model), model.newer]).toEqual([["a"], null]);
  });

  it("is read again as far as it is known, and one page further where its last post is gone", async () => {
    const { model, answer, asked } = aList();
    answer(ListPosts, page("b", "a", "b"), page("c", "c"));
    await model.ask();
    await model.askMore();
    answer(ListPosts, page("b", "a", "b"), page("c", "c"), page(null, "e"));
    await model.lookAgain();
    expect([ids(model), looksOf(asked.slice(2))]).toEqual([
      ["a", "b", "c"],
      [asking(null), asking("b")],
    ]);
    answer(ListPosts, page("b", "a", "b"), page("e", "e"), page("f", "f"), page(null, "h"));
    await model.lookAgain();
    expect([ids(model), looksOf(asked.slice(4))]).toEqual([
      ["a", "b"],
      [asking(null), asking("b"), asking("e")],
    ]);
  });

  it("keeps one's own posts that are not on the page read again, and drops those of others", async () => {
    const { model, answer, asked } = aList();
    const own = aPost("own", { author: { id: asha, name: "Asha", hasPicture: false, isSelf: true } });
    answer(ListPosts, ok({ posts: [own, aPost("a"), aPost("gone")], next: null }), page(null, "a"));
    await model.ask();
    await model.lookAgain();
    expect([ids(model), asked.length]).toEqual([["own", "a"], 2]);
  });

  it("shows what a look again has found on top once that is wished", async () => {
    const { model, answer } = aList();
    answer(ListPosts, page(null, "a"), page(null, "b", "a"));
    await model.ask();
    await model.lookAgain();
    expect([ids(model), model.newer]).toEqual([["a"], { count: 1, isAll: true }]);
    model.showNewer();
    expect(ids(model)).toEqual(["b", "a"]);
  });

  it("that is read anew has no newer ones", async () => {
    const { model, answer } = aList();
    answer(ListPosts, page(null, "a"), page("a", "b", "a"));
    await model.ask();
    await model.look();
    expect(model.newer).toEqual({ count: 1, isAll: true });
    await model.ask();
    expect([model.newer, ids(model)]).toEqual([null, ["b", "a"]]);
  });

  it("that went on meanwhile stays as far as it went", async () => {
    const { model, answer } = aList();
    const again = pending<ReturnType<typeof page>>();
    answer(ListPosts, page("a", "a"), again.promise, page(null, "b"));
    await model.ask();
    const looking = model.lookAgain();
    await turnOver();
    await model.askMore();
    again.answer(page(null, "a"));
    await looking;
    expect(ids(model)).toEqual(["a", "b"]);
  });

  it("without a post can be looked at again", async () => {
    const { model, answer } = aList();
    answer(ListPosts, page(null), page(null, "a"));
    await model.ask();
    await model.lookAgain();
    expect([ids(model), model.newer]).toEqual([[], { count: 1, isAll: true }]);
  });
});
